// Rule 6: the grounds on which the registration of a boat is cancelled. Any one is enough.
import { decisionOf, type Decided, type Decision } from '../decision.ts'
import { boolean, day, nullable, record, type FactsOf } from '../facts/schema.ts'
import { anyLine } from '../fold/composite-judged.ts'
import type { Explanation } from '../fold/explanation.ts'
import { factsRead } from '../fold/facts-read.ts'
import { askedOfFacts } from '../fold/asked.ts'
import { judge } from '../fold/judge.ts'
import { missingFacts } from '../fold/missing.ts'
import type { Any, Fact } from '../fold/rule.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { fact, noParams } from './conditions.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

const cancellationFacts = record(
  {},
  {
    ownerRequest: boolean,
    lastLicenceExpiredOn: nullable(day),
    declaredUnfit: boolean,
    numberObliterated: boolean,
  },
)

export type CancellationFacts = FactsOf<typeof cancellationFacts>
export type CancellationValue = { readonly grounds: readonly string[] }

const ground = (citation: string, path: string, words: Bilingual, title: Bilingual): Fact =>
  fact({ citation, path, words, record: title }, [true], {
    met: words,
    unmet: say('no', 'नहीं'),
    short: say('this ground does not exist', 'यह आधार नहीं है'),
  })

export const cancellationGrounds = ({ figures: { unrenewed } }: Law): Any => ({
  kind: 'any',
  citation: '6',
  words: say('a ground for cancelling the registration', 'निबंधन के रद्दीकरण का आधार'),
  of: [
    ground(
      '6(a)',
      'ownerRequest',
      say('the owner asks for it', 'नाव स्वामी का अनुरोध'),
      say("Owner's request", 'स्वामी का अनुरोध'),
    ),
    {
      kind: 'years-since',
      citation: '6(b)',
      words: frame(
        say('the licence not renewed for {0} years', 'अनुज्ञप्ति लगातार {0} वर्ष तक नवीकृत नहीं'),
        same(unrenewed.value),
      ),
      path: 'lastLicenceExpiredOn',
      parameter: unrenewed,
      record: say('Last licence expired on', 'पिछली अनुज्ञप्ति की समाप्ति'),
    },
    ground(
      '6(c)',
      'declaredUnfit',
      say('declared unfit by the Boat Surveyor', 'नाव सर्वेक्षक द्वारा अयोग्य घोषित'),
      say('Finding of the Boat Surveyor', 'नाव सर्वेक्षक की राय'),
    ),
    ground(
      '6(d)',
      'numberObliterated',
      say('the number on the boat is obliterated', 'नाव पर लिखी संख्या मिट गई है'),
      say('Number on the boat', 'नाव पर लिखी संख्या'),
    ),
  ],
})

/** Is there a ground for cancelling the registration, and which? */
export function cancellationDecision(law: Law): Decision<CancellationValue> {
  const grounds = cancellationGrounds(law)
  return decisionOf(instrument)({
    decision: 'cancellation-ground',
    title: grounds.words,
    citations: grounds.of.map(({ citation }) => citation),
    reads: factsRead([grounds]),
    trees: [{ params: {}, rules: [grounds] }],
    params: noParams,
    facts: cancellationFacts,
    answer: (_, on, facts) => {
      const asked = askedOfFacts(facts, on)
      const lines = grounds.of.map((rule) => judge(rule, asked))
      const missing = missingFacts(grounds, asked)
      return groundsOf({ ...anyLine(grounds, lines), ...(missing.length > 0 ? { missing } : {}) }, lines)
    },
  })
}

/** One ground that is known is enough; without one, those that are open are named. */
function groundsOf(explanation: Explanation, lines: readonly Explanation[]): Decided<CancellationValue> {
  const named = (outcome: Explanation['outcome']) =>
    lines.filter((one) => one.outcome === outcome).map(({ citation }) => citation)
  const grounds = named('met')
  const open = named('unknown')
  if (grounds.length > 0)
    return { outcome: 'satisfied', unmet: [], unknown: [], value: { grounds }, explanation }
  if (open.length > 0) return { outcome: 'unknown', unmet: [], unknown: open, explanation }
  return { outcome: 'not-satisfied', unmet: [], unknown: [], value: { grounds }, explanation }
}
