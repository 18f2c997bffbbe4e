// Whether one record of service is of the kind that a rule counts: yes, no (and why), or it depends on a fact
// that is not known.
import type { ServiceFacts, UniformedServiceFacts } from '../facts/mariner.ts'
import { capacityNames, departmentNames, forceNames, watersNames } from '../vocabulary/service.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import type { EvidenceOutcome } from './explanation.ts'
import type { ServiceWhere, UniformedWhere } from './rule.ts'

export type Match =
  | { readonly counts: 'yes' }
  | { readonly counts: 'no' | 'maybe'; readonly outcome: EvidenceOutcome; readonly why: Bilingual }

type Test = {
  readonly counts: 'yes' | 'no' | 'maybe'
  readonly outcome: EvidenceOutcome
  readonly why: Bilingual
}

export const matchService = (entry: ServiceFacts, where: ServiceWhere): Match =>
  verdict([...placeTests(entry, where), ...markTests(entry, where)])

const placeTests = (entry: ServiceFacts, where: ServiceWhere): Test[] => [
  ...(where.department ? [department(entry, where.department)] : []),
  ...(where.capacities ? [capacity(entry, where.capacities)] : []),
  ...(where.leastBhp ? [power(entry.vesselBhp, where.leastBhp.value)] : []),
  ...(where.leastNhp ? [nominalPower(entry.vesselNhp, where.leastNhp.value)] : []),
  ...(where.waters ? [onWaters(entry, where.waters)] : []),
  ...(where.state ? [inState(entry, where.state)] : []),
]

const markTests = (entry: ServiceFacts, where: ServiceWhere): Test[] => [
  ...(where.mainEngineWatch ? [engineWatch(entry)] : []),
  ...(where.inCharge ? [charge(entry)] : []),
  ...(where.structuredTraining ? [structured(entry)] : []),
  ...(where.watchkeepingUnder ? [watchUnder(entry, where.watchkeepingUnder)] : []),
]

export function matchUniformed(entry: UniformedServiceFacts, where: UniformedWhere): Match {
  return verdict([
    {
      counts: yesNo(where.forces.includes(entry.force)),
      outcome: 'wrong-force',
      why: frame(
        say('the {0} is not among the forces of this rule', '{0} इस नियम के बलों में नहीं है'),
        forceNames[entry.force],
      ),
    },
    ...(where.waterTransportUnit ? [inWaterTransport(entry)] : []),
    ...(where.capacity ? [uniformedCapacity(entry, where.capacity)] : []),
    ...(where.leastBhp ? [power(entry.vesselBhp, where.leastBhp.value)] : []),
  ])
}

/** A failing test decides, whatever else is not known. */
function verdict(tests: readonly Test[]): Match {
  const against = tests.find((test) => test.counts === 'no') ?? tests.find((test) => test.counts === 'maybe')
  return against === undefined || against.counts === 'yes'
    ? { counts: 'yes' }
    : { counts: against.counts, outcome: against.outcome, why: against.why }
}

const yesNo = (holds: boolean) => (holds ? 'yes' : 'no')

function open(known: unknown, holds: boolean): 'yes' | 'no' | 'maybe' {
  return known === undefined ? 'maybe' : yesNo(holds)
}

const department = (entry: ServiceFacts, asked: ServiceFacts['department']): Test => ({
  counts: yesNo(entry.department === asked),
  outcome: 'wrong-department',
  why: frame(say('served in the {0}', 'सेवा {0} में थी'), departmentNames[entry.department]),
})

const capacity = (entry: ServiceFacts, asked: readonly ServiceFacts['capacity'][]): Test => ({
  counts: yesNo(asked.includes(entry.capacity)),
  outcome: 'wrong-capacity',
  why: frame(say('served as {0}', 'सेवा {0} के रूप में थी'), capacityNames[entry.capacity]),
})

const power = (bhp: number | null | undefined, least: number): Test =>
  powerTest(bhp, least, 'below-the-bhp', say('the vessel has {0} BHP', 'जलयान {0} बीएचपी का है'))

const nominalPower = (nhp: number | null | undefined, least: number): Test =>
  powerTest(nhp, least, 'below-the-nhp', say('the vessel has {0} NHP', 'जलयान {0} एनएचपी का है'))

function powerTest(
  power: number | null | undefined,
  least: number,
  outcome: EvidenceOutcome,
  words: Bilingual,
): Test {
  const counts = open(power, power !== null && power !== undefined && power >= least)
  if (power === undefined) {
    return {
      counts,
      outcome: 'not-known',
      why: say('the power of the vessel is not known', 'जलयान की शक्ति ज्ञात नहीं है'),
    }
  }
  const none = say('the vessel has no engine', 'जलयान में इंजन नहीं है')
  return { counts, outcome, why: power === null ? none : frame(words, same(power)) }
}

function onWaters(entry: ServiceFacts, asked: 'inland' | 'sea'): Test {
  if (entry.waters === undefined) {
    return {
      counts: 'maybe',
      outcome: 'not-known',
      why: say('the waters are not known', 'जलमार्ग ज्ञात नहीं है'),
    }
  }
  const why = frame(say('served on: {0}', 'सेवा का स्थान: {0}'), watersNames[entry.waters])
  return { counts: yesNo(entry.waters === asked), outcome: 'wrong-waters', why }
}

function inState(entry: ServiceFacts, asked: string): Test {
  if (entry.state === undefined) {
    return { counts: 'maybe', outcome: 'not-known', why: say('the State is not known', 'राज्य ज्ञात नहीं है') }
  }
  const why = frame(say('served outside the State ({0})', 'सेवा राज्य के बाहर थी ({0})'), same(entry.state))
  return { counts: yesNo(entry.state === asked), outcome: 'outside-the-state', why }
}

const engineWatch = ({ mainEngineWatch }: ServiceFacts): Test => ({
  counts: open(mainEngineWatch, mainEngineWatch === true),
  outcome: mainEngineWatch === undefined ? 'not-known' : 'no-engine-watch',
  why:
    mainEngineWatch === undefined
      ? say(
          'whether there was a watch on the main engine is not known',
          'मुख्य इंजन पर निगरानी थी या नहीं, ज्ञात नहीं',
        )
      : say('no regular watch on the main engine', 'मुख्य इंजन पर नियमित निगरानी नहीं थी'),
})

const charge = ({ inCharge }: ServiceFacts): Test => ({
  counts: open(inCharge, inCharge === true),
  outcome: inCharge === undefined ? 'not-known' : 'not-in-charge',
  why:
    inCharge === undefined
      ? say('whether he was in charge is not known', 'प्रभार में थे या नहीं, ज्ञात नहीं')
      : say('was not in charge', 'प्रभार में नहीं थे'),
})

const structured = ({ structuredTraining }: ServiceFacts): Test => ({
  counts: open(structuredTraining, structuredTraining === true),
  outcome: structuredTraining === undefined ? 'not-known' : 'no-structured-training',
  why:
    structuredTraining === undefined
      ? say('whether it was structured training is not known', 'जलयान संरचित प्रशिक्षण था या नहीं, ज्ञात नहीं')
      : say('not under the onboard structured training programme', 'जलयान संरचित प्रशिक्षण कार्यक्रम में नहीं था'),
})

const watchUnder = ({ watchkeepingUnder }: ServiceFacts, asked: readonly string[]): Test => ({
  counts: open(watchkeepingUnder, typeof watchkeepingUnder === 'string' && asked.includes(watchkeepingUnder)),
  outcome: watchkeepingUnder === undefined ? 'not-known' : 'no-watch-under-an-officer',
  why:
    watchkeepingUnder === undefined
      ? say('under whom the watch was kept is not known', 'वाच कीपिंग किसके अधीन थी, ज्ञात नहीं')
      : say('not on watch under one of the officers named', 'बताए गए अधिकारियों के अधीन वाच कीपिंग नहीं थी'),
})

const inWaterTransport = ({ waterTransportUnit }: UniformedServiceFacts): Test => ({
  counts: open(waterTransportUnit, waterTransportUnit === true),
  outcome: waterTransportUnit === undefined ? 'not-known' : 'not-in-a-water-transport-unit',
  why:
    waterTransportUnit === undefined
      ? say('whether it was a water transport unit is not known', 'जल परिवहन कंपनी थी या नहीं, ज्ञात नहीं')
      : say('not in a flood or water transport unit', 'बाढ़ या जल परिवहन कंपनी में नहीं'),
})

const uniformedCapacity = ({ capacity: served }: UniformedServiceFacts, asked: string): Test => ({
  counts: open(served, served === asked),
  outcome: served === undefined ? 'not-known' : 'wrong-capacity',
  why:
    served === undefined
      ? say('the capacity is not known', 'किस रूप में सेवा की, ज्ञात नहीं')
      : say('served in another capacity', 'सेवा दूसरे रूप में थी'),
})
