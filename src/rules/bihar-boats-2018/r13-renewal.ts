// Rule 13(1), (2): who may apply for the renewal of a boat licence.
import { choice, record, type FactsOf } from '../facts/schema.ts'
import type { Rule } from '../fold/rule.ts'
import { say, type Bilingual } from '../words.ts'
import { fact, ruled, unless } from './conditions.ts'
import type { BoatClass } from './fee-list.ts'

const renewalFacts = record({}, { boatClass: choice(['I', 'II']), by: choice(['owner', 'agent', 'navik']) })

export type RenewalApplicantFacts = FactsOf<typeof renewalFacts>

const applicant = (citation: string, among: readonly string[], words: Bilingual) =>
  fact({ citation, path: 'by', words, record: say('Applicant', 'आवेदक') }, among, {
    met: say('may apply', 'आवेदन दे सकते हैं'),
    unmet: say('may not apply', 'आवेदन नहीं दे सकते'),
    short: words,
  })

const ofClass = (citation: string, boatClass: BoatClass, words: Bilingual) =>
  fact({ citation, path: 'boatClass', words, record: say('Class of the boat', 'नाव का वर्ग') }, [boatClass], {
    met: words,
    unmet: say('of the other class', 'दूसरे वर्ग की'),
    short: say('of the other class', 'दूसरे वर्ग की'),
  })

export const renewalApplicantRules: readonly Rule[] = [
  unless(
    applicant(
      '13(1)',
      ['owner', 'agent'],
      say(
        'Class I: the owner or his authorised agent applies',
        'वर्ग-I: नाव मालिक या उनके प्राधिकृत अभिकर्त्ता आवेदन दें',
      ),
    ),
    [ofClass('13(1)', 'II', say('a Class II boat', 'वर्ग-II नाव'))],
  ),
  unless(
    applicant(
      '13(2)',
      ['owner', 'navik'],
      say('Class II: the owner or navik applies in person', 'वर्ग-II: नाव मालिक या नाविक स्वयं आकर आवेदन दें'),
    ),
    [ofClass('13(2)', 'I', say('a Class I boat', 'वर्ग-I नाव'))],
  ),
]

/** May this person apply for the renewal? */
export const renewalApplicantDecision = ruled({
  decision: 'renewal-applicant',
  title: say('applicant for the renewal of a licence', 'अनुज्ञप्ति नवीकरण के आवेदक'),
  citation: '13',
  facts: renewalFacts,
  rules: renewalApplicantRules,
})
