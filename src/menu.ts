import type { FastifyRequest } from 'fastify'
import { type MenuItem, withoutLanguage } from './shell/page.ts'

type Entry = { href: string; key: string; roles?: string[] }

const ownPages: Entry[] = [
  { href: '/my', key: 'menu.my' },
  { href: '/my/record', key: 'menu.record' },
  { href: '/my/eligibility', key: 'menu.eligibility' },
  { href: '/my/applications', key: 'menu.applications' },
  { href: '/my/examination', key: 'menu.examination' },
  { href: '/my/papers', key: 'menu.papers' },
  { href: '/my/account', key: 'menu.account' },
]
const officePages: Entry[] = [
  { href: '/sessions', key: 'menu.sessions', roles: ['examiner', 'chief-examiner', 'auditor'] },
  { href: '/scrutiny', key: 'menu.scrutiny', roles: ['examiner'] },
  { href: '/marking', key: 'menu.marking', roles: ['examiner', 'chief-examiner'] },
  { href: '/results', key: 'menu.results', roles: ['examiner', 'chief-examiner', 'auditor'] },
  { href: '/console', key: 'menu.console', roles: ['invigilator', 'examiner', 'chief-examiner'] },
  { href: '/grants', key: 'menu.grants', roles: ['chief-examiner'] },
  { href: '/register', key: 'menu.register', roles: ['chief-examiner', 'examiner', 'auditor'] },
  { href: '/counter', key: 'menu.counter', roles: ['counter-operator'] },
  { href: '/payments', key: 'menu.payments', roles: ['treasury', 'auditor'] },
  {
    href: '/settings',
    key: 'menu.settings',
    roles: ['chief-examiner', 'district-magistrate', 'examiner', 'treasury', 'administrator', 'auditor'],
  },
  {
    href: '/decisions',
    key: 'menu.decisions',
    roles: ['auditor', 'chief-examiner', 'district-magistrate'],
  },
  {
    href: '/changes',
    key: 'menu.changes',
    roles: ['chief-examiner', 'district-magistrate', 'administrator', 'auditor'],
  },
  { href: '/people', key: 'menu.people', roles: ['administrator'] },
]

/** The pages that this person may go to: their own, then those of each office they hold. */
export function menuOf(request: FastifyRequest): MenuItem[] {
  const { session } = request
  if (!session) return []
  const here = withoutLanguage(request.url).split('?')[0] ?? ''
  const offices = session.offices.flatMap((office) =>
    officePages
      .filter((entry) => entry.roles?.some((role) => office.roles.includes(role)))
      .map((entry) => ({ ...entry, href: `/office/${office.code}${entry.href}` })),
  )
  return [...ownPages, ...offices].map(({ href, key }) => ({
    href: `/${request.language}${href}`,
    key,
    current: here === href,
  }))
}
