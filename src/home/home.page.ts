import { gradeNames, type Grade, grades } from '../rules/index.ts'
import type { Office } from '../shell/session.ts'
import type { PageModel } from '../shell/views.ts'

export const welcomePage: PageModel = { titleKey: 'home.welcome.title' }
export const helpPage = { titleKey: 'home.help.title', parts: ['account', 'apply', 'pay', 'exam', 'contact'] }
export const policiesPage = {
  titleKey: 'home.policies.title',
  parts: ['data', 'who', 'cookies', 'accessibility'],
}
export const licencesPage = (licences: { name: string; text: string }[]) => ({
  titleKey: 'home.licences.title',
  licences,
})

type Mine = {
  owner: { fullName: string }
  record: unknown[]
  applications: { id: string; number: string; grade: string; state: string }[]
  papers: { number: string; kind: string; grade: string | null }[]
  offices: Office[]
}

const isGrade = (text: string): text is Grade => grades.some((grade) => grade === text)
const gradeName = (grade: string) => (isGrade(grade) ? gradeNames[grade] : { en: grade, hi: grade })

/** What a person has begun and what they can do next; officers find their offices first. */
export const myPage = ({ owner, record, applications, papers, offices }: Mine) => ({
  titleKey: 'home.my.title',
  fullName: owner.fullName,
  recordBegun: record.length > 0,
  applications: applications.map(({ id, number, grade, state }) => ({
    href: `/my/applications/${id}`,
    number,
    grade: gradeName(grade),
    stateKey: `examinations.applications.state.${state}`,
  })),
  certificates: papers
    .filter(({ kind }) => kind !== 'admit-card')
    .map(({ number, grade }) => ({ number, grade: gradeName(grade ?? '') })),
  offices: offices.map(({ code, name, roles }) => ({
    name,
    code,
    roleKeys: roles.map((role) => `people.role.${role}`),
  })),
})

declare module '../shell/views.ts' {
  interface Views {
    'home/welcome': PageModel
    'home/help': typeof helpPage
    'home/policies': typeof policiesPage
    'home/licences': ReturnType<typeof licencesPage>
    'home/my': ReturnType<typeof myPage>
  }
}
