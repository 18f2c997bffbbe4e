// Rule 7: for how long a survey certificate and a docking period may be extended.
import { concluded, decisionOf } from '../decision.ts'
import { addMonths, anniversary, dayNumber, type DayNumber } from '../day.ts'
import { choice, day, record } from '../facts/schema.ts'
import { line } from '../fold/line.ts'
import { spanWords } from '../vocabulary/figure-words.ts'
import { dayCount, dayWords, notKnown } from '../vocabulary/phrases.ts'
import { frame, say, type Bilingual } from '../words.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

export const extensionsOf = ['certificate', 'docking'] as const

export const extensionKeys = { validUntil: day, until: day }

type Extension = {
  readonly citation: string
  readonly words: Bilingual
  readonly last: (validUntil: DayNumber) => DayNumber
}

const extensionRules = ({
  figures: { clocks },
}: Law): Readonly<Record<(typeof extensionsOf)[number], Extension>> => ({
  certificate: {
    citation: clocks.certificateExtension.citation,
    words: frame(
      say(
        'the certificate of survey is extended for at most {0}',
        'सर्वेक्षण प्रमाणपत्र अधिक से अधिक {0} बढ़ाया जाता है',
      ),
      spanWords(clocks.certificateExtension),
    ),
    last: (validUntil) => addMonths(validUntil, clocks.certificateExtension.value),
  },
  docking: {
    citation: clocks.dockingExtension.citation,
    words: frame(
      say('the docking period is extended for at most {0}', 'डॉक अवधि अधिक से अधिक {0} बढ़ाई जाती है'),
      spanWords(clocks.dockingExtension),
    ),
    last: (validUntil) => anniversary(validUntil, clocks.dockingExtension.value),
  },
})

/** Decides whether an extension stays within what Rule 7 allows. */
export function extensionDecision(law: Law) {
  const extensions = extensionRules(law)
  return decisionOf(instrument)({
    decision: 'extension',
    title: say('extension', 'अवधि का विस्तार'),
    citations: Object.values(extensions).map(({ citation }) => citation),
    reads: ['validUntil', 'until'],
    params: record({ which: choice(extensionsOf) }, {}),
    facts: record({}, extensionKeys),
    answer: (params, _, { validUntil, until }) => {
      const { citation, words, last } = extensions[params.which]
      const most = validUntil === undefined ? null : last(dayNumber(validUntil))
      const asked = until === undefined ? null : dayNumber(until)
      const outcome = most === null || asked === null ? 'unknown' : asked <= most ? 'met' : 'unmet'
      return concluded(words, citation, [
        line({ citation, words }, outcome, {
          record: say('Extended until', 'कब तक बढ़ाया गया'),
          found: asked === null ? notKnown : dayWords(asked),
          need: most === null ? words : frame(say('at most until {0}', 'अधिक से अधिक {0} तक'), dayWords(most)),
          short: frame(say('{0} too long', '{0} अधिक'), dayCount((asked ?? 0) - (most ?? 0))),
        }),
      ])
    },
  })
}
