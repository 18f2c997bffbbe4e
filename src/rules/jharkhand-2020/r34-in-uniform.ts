// Rules 23(vi), 30(vi) and 34(i), (ii): what service in uniform is worth without an examination.
import { decisionOf, judged } from '../decision.ts'
import { marinerFacts } from '../facts/mariner.ts'
import { record } from '../facts/schema.ts'
import { factsRead } from '../fold/facts-read.ts'
import { askedOfMariner } from '../fold/asked.ts'
import type { Parameter, Rule, Uniformed } from '../fold/rule.ts'
import type { Course } from '../vocabulary/courses.ts'
import { gradeNames, grades, type Grade } from '../vocabulary/grades.ts'
import type { Force } from '../vocabulary/service.ts'
import { frame, say } from '../words.ts'
import { gradeParams, gradeTrees } from './grade-params.ts'
import { isDeckGrade, medicallyFit } from './competency-grant.ts'
import { basicCourses, courseDone, recognisedOnly, withDgShipping } from './conditions.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

const armedForces: readonly Force[] = ['indian-navy', 'coast-guard', 'army']
const waterPolice: readonly Force[] = ['police-water-transport', 'pac', 'paramilitary']

const preparatoryCourses: Readonly<Record<Grade, Course>> = {
  serang: 'preparatory-serang',
  'second-class-master': 'preparatory-second-class-master',
  'first-class-master': 'preparatory-first-class-master',
  'second-class-engine-driver': 'preparatory-second-class-engine-driver',
  'first-class-engine-driver': 'preparatory-first-class-engine-driver',
  'inland-engineer': 'preparatory-inland-engineer',
}

/** "Depending on the size of vessel served": read by the lines of rule 22 (D7). */
const sizeServed = ({ figures: { crewLines } }: Law): Readonly<Record<Grade, Parameter | null>> => ({
  serang: null,
  'second-class-master': crewLines.middle,
  'first-class-master': crewLines.upper,
  'second-class-engine-driver': null,
  'first-class-engine-driver': crewLines.middle,
  'inland-engineer': crewLines.upper,
})

/** As master for a deck grade, as engineer for an engine grade (D6). */
const capacityFor = (grade: Grade) => (isDeckGrade(grade) ? 'master' : 'engineer')

const basic = (grade: Grade, citation: string): Rule => ({
  ...basicCourses(isDeckGrade(grade) ? '30(iii)' : '23(iv)'),
  citation,
})

/** 23(vi), 30(vi): a certificate of service. */
export function serviceCertificateRules(law: Law, grade: Grade): readonly Rule[] {
  const { inUniform } = law.figures
  const size = sizeServed(law)[grade]
  const service: Uniformed = {
    kind: 'uniformed',
    citation: isDeckGrade(grade) ? '30(vi)' : '23(vi)',
    where: {
      forces: armedForces,
      capacity: capacityFor(grade),
      ...(size === null ? {} : { leastBhp: size }),
    },
    parameter: isDeckGrade(grade) ? inUniform.deckCertificate : inUniform.engineCertificate,
    interpretations: isDeckGrade(grade) ? ['D6', 'D7'] : ['D7'],
  }
  return [
    service,
    courseDone('preparatory course', preparatoryCourses[grade], withDgShipping),
    basic(grade, 'basic courses'),
  ]
}

/** 34(i): a certificate of competency without examination, on vessels of any size. */
export const withoutExaminationRules = (law: Law, grade: Grade): readonly Rule[] => [
  {
    kind: 'uniformed',
    citation: '34(i)',
    where: { forces: armedForces, capacity: capacityFor(grade) },
    parameter: law.figures.inUniform.withoutExamination,
    interpretations: ['D6'],
  },
  { ...courseDone('34(i)(a)', courseAsRead(law, grade), recognisedOnly), interpretations: ['D15'] },
  basic(grade, '34(i)(b)'),
  medicallyFit(grade),
]

/** D15: the Hindi text repeats the course of 34(ii)(a). */
const courseAsRead = ({ readings }: Law, grade: Grade): Course =>
  readings.D15 === 'of-the-grade' ? preparatoryCourses[grade] : 'boat-handler'

/** 34(ii): a licence as boat handler. */
export const boatHandlerRules = ({ figures }: Law): readonly Rule[] => [
  {
    kind: 'uniformed',
    citation: '34(ii)',
    where: { forces: waterPolice, waterTransportUnit: true },
    parameter: figures.inUniform.boatHandler,
  },
  courseDone('34(ii)(a)', 'boat-handler', recognisedOnly),
  { ...basicCourses('30(iii)'), citation: '34(ii)(b)' },
]

/** Decides the certificate of service (Form 30). */
export const serviceCertificateDecision = (law: Law) =>
  decisionOf(instrument)({
    decision: 'certificate-of-service',
    title: say('grant of a certificate of service', 'सेवा प्रमाणपत्र प्रदान करना'),
    citations: ['23(vi)', '30(vi)', 'preparatory course', 'basic courses'],
    reads: factsRead(grades.flatMap((grade) => serviceCertificateRules(law, grade))),
    trees: gradeTrees((grade) => serviceCertificateRules(law, grade)),
    params: gradeParams,
    facts: marinerFacts,
    answer: ({ grade }, on, facts) => {
      const asked = askedOfMariner(facts, on, law.conventions)
      const title = frame(say('certificate of service as {0}', '{0} का सेवा प्रमाणपत्र'), gradeNames[grade])
      return judged(
        title,
        isDeckGrade(grade) ? '30(vi)' : '23(vi)',
        serviceCertificateRules(law, grade),
        asked,
      )
    },
  })

/** Decides the certificate of competency that 34(i) gives without examination. */
export const withoutExaminationDecision = (law: Law) =>
  decisionOf(instrument)({
    decision: 'competency-without-examination',
    title: say('certificate of competency without examination', 'बिना परीक्षा के सक्षमता प्रमाणपत्र'),
    citations: ['34(i)', '34(i)(a)', '34(i)(b)', '23(iii)', '30(iv)'],
    reads: factsRead(grades.flatMap((grade) => withoutExaminationRules(law, grade))),
    trees: gradeTrees((grade) => withoutExaminationRules(law, grade)),
    params: gradeParams,
    facts: marinerFacts,
    answer: ({ grade }, on, facts) => {
      const asked = askedOfMariner(facts, on, law.conventions)
      const words = say(
        'certificate of competency as {0}, without examination',
        'बिना परीक्षा के {0} का सक्षमता प्रमाणपत्र',
      )
      return judged(frame(words, gradeNames[grade]), '34(i)', withoutExaminationRules(law, grade), asked)
    },
  })

/** Decides the licence of a boat handler. */
export const boatHandlerDecision = (law: Law) =>
  decisionOf(instrument)({
    decision: 'boat-handler-licence',
    title: say('licence as boat handler', 'बोट हैंडलर की अनुज्ञप्ति'),
    citations: boatHandlerRules(law).map(({ citation }) => citation),
    reads: factsRead(boatHandlerRules(law)),
    trees: [{ params: {}, rules: boatHandlerRules(law) }],
    params: record({}, {}),
    facts: marinerFacts,
    answer: (_, on, facts) => {
      const asked = askedOfMariner(facts, on, law.conventions)
      return judged(
        say('licence as boat handler', 'बोट हैंडलर की अनुज्ञप्ति'),
        '34(ii)',
        boatHandlerRules(law),
        asked,
      )
    },
  })
