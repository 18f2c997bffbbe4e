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

declare module '../shell/views.ts' {
  interface Views {
    'home/welcome': PageModel
    'home/help': typeof helpPage
    'home/policies': typeof policiesPage
    'home/licences': ReturnType<typeof licencesPage>
  }
}
