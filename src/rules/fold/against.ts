// What speaks against counting a record of service, in words. What hangs on names alone is said once.
import { capacityNames, departmentNames, forceNames, watersNames } from '../vocabulary/service.ts'
import { frame, kept, same, say, type Bilingual } from '../words.ts'
import type { EvidenceOutcome } from './explanation.ts'

/** `maybe`: a fact that is not known decides. */
export type Match = {
  readonly counts: 'yes' | 'no' | 'maybe'
  readonly outcome: EvidenceOutcome
  readonly why: Bilingual
}

/** What speaks against counting; each is made once, so that equal ones are one. */
export type Against = Match & { readonly counts: 'no' | 'maybe' }

export const counted: Match = { counts: 'yes', outcome: 'counted', why: say('counted', 'गिनती में') }

export const no = (outcome: EvidenceOutcome, why: Bilingual): Against => ({ counts: 'no', outcome, why })

const notKnown = (en: string, hi: string): Against => ({
  counts: 'maybe',
  outcome: 'not-known',
  why: say(en, hi),
})

/** What is said against each of a fixed list of names. */
export function sayings<Name extends string>(
  names: Readonly<Record<Name, Bilingual>>,
  outcome: EvidenceOutcome,
  pattern: Bilingual,
): (name: Name) => Against {
  const made = new Map<string, Against>()
  return (name) => {
    const known = made.get(name) ?? no(outcome, frame(pattern, names[name]))
    made.set(name, known)
    return known
  }
}

export const otherDepartment = sayings(
  departmentNames,
  'wrong-department',
  say('served in the {0}', 'सेवा {0} में थी'),
)
export const otherCapacity = sayings(
  capacityNames,
  'wrong-capacity',
  say('served as {0}', 'सेवा {0} के रूप में थी'),
)
export const otherWaters = sayings(watersNames, 'wrong-waters', say('served on: {0}', 'सेवा का स्थान: {0}'))
export const otherForce = sayings(
  forceNames,
  'wrong-force',
  say('the {0} is not among the forces of this rule', '{0} इस नियम के बलों में नहीं है'),
)

export type Power = number | null | undefined

/** What is said of a vessel that is too weak. */
function weak(outcome: EvidenceOutcome, pattern: Bilingual): (power: Power) => Against {
  const noEngine = no(outcome, say('the vessel has no engine', 'जलयान में इंजन नहीं है'))
  const only = kept((power: number) => no(outcome, frame(pattern, same(power))))
  return (power) => {
    if (power === undefined) return powerNotKnown
    return power === null ? noEngine : only(power)
  }
}

const powerNotKnown = notKnown('the power of the vessel is not known', 'जलयान की शक्ति ज्ञात नहीं है')

export const tooFewBhp = weak('below-the-bhp', say('the vessel has {0} BHP', 'जलयान {0} बीएचपी का है'))
export const tooFewNhp = weak('below-the-nhp', say('the vessel has {0} NHP', 'जलयान {0} एनएचपी का है'))

export const watersNotKnown = notKnown('the waters are not known', 'जलमार्ग ज्ञात नहीं है')
export const stateNotKnown = notKnown('the State is not known', 'राज्य ज्ञात नहीं है')

/** Something that is true of a record or not. */
const mark = (outcome: EvidenceOutcome, unmet: Bilingual, open: Against) => {
  const against = no(outcome, unmet)
  return (known: unknown, holds: boolean): Against | null => {
    if (holds) return null
    return known === undefined ? open : against
  }
}

export const engineWatch = mark(
  'no-engine-watch',
  say('no regular watch on the main engine', 'मुख्य इंजन पर नियमित निगरानी नहीं थी'),
  notKnown(
    'whether there was a watch on the main engine is not known',
    'मुख्य इंजन पर निगरानी थी या नहीं, ज्ञात नहीं',
  ),
)
export const charge = mark(
  'not-in-charge',
  say('was not in charge', 'प्रभार में नहीं थे'),
  notKnown('whether he was in charge is not known', 'प्रभार में थे या नहीं, ज्ञात नहीं'),
)
export const structured = mark(
  'no-structured-training',
  say('not under the onboard structured training programme', 'जलयान संरचित प्रशिक्षण कार्यक्रम में नहीं था'),
  notKnown('whether it was structured training is not known', 'जलयान संरचित प्रशिक्षण था या नहीं, ज्ञात नहीं'),
)
export const watchUnder = mark(
  'no-watch-under-an-officer',
  say('not on watch under one of the officers named', 'बताए गए अधिकारियों के अधीन वाच कीपिंग नहीं थी'),
  notKnown('under whom the watch was kept is not known', 'वाच कीपिंग किसके अधीन थी, ज्ञात नहीं'),
)
export const waterTransport = mark(
  'not-in-a-water-transport-unit',
  say('not in a flood or water transport unit', 'बाढ़ या जल परिवहन कंपनी में नहीं'),
  notKnown('whether it was a water transport unit is not known', 'जल परिवहन कंपनी थी या नहीं, ज्ञात नहीं'),
)
export const uniformedAs = mark(
  'wrong-capacity',
  say('served in another capacity', 'सेवा दूसरे रूप में थी'),
  notKnown('the capacity is not known', 'किस रूप में सेवा की, ज्ञात नहीं'),
)

export const outsideTheState = kept((state: string) =>
  no('outside-the-state', say(`served outside the State (${state})`, `सेवा राज्य के बाहर थी (${state})`)),
)

export const begunLater = no(
  'outside-the-window',
  say('begins on the day of the examination or later', 'परीक्षा के दिन या उसके बाद शुरू'),
)
export const notWhileHolding = no(
  'not-while-holding',
  say('the certificate was not held then', 'उस समय प्रमाणपत्र धारण नहीं था'),
)
