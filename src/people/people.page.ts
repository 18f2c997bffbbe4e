import type { FormState } from '../shell/form.ts'
import type { PageModel } from '../shell/views.ts'

type FormPage = PageModel & { form: FormState; refusals: string[] }
/** A page with a form, and the law's or the state's no as keys of text. */
const formPage =
  (titleKey: string) =>
  (form: FormState, refused: string[] = []): FormPage => ({
    titleKey,
    form,
    refusals: refused.map((code) => `people.refusal.${code}`),
  })

export const signUpPage = formPage('people.signUp.title')
export const forgottenPage = formPage('people.forgotten.title')
export const changePasswordPage = (form: FormState, refused: string[] = []): FormPage => ({
  ...formPage('people.changePassword.title')(form, refused),
  back: '/my/account',
})
export const signInPage = (form: FormState, next: string, refused: string[] = []) => ({
  ...formPage('people.signIn.title')(form, refused),
  next,
})
export const newPasswordPage = (form: FormState, token: string, refused: string[] = []) => ({
  ...formPage('people.newPassword.title')(form, refused),
  token,
  dead: refused.includes('reset-link-dead'),
})

type Officer = {
  id: string
  role: string
  fullName: string
  mobile: string | null
  email: string | null
  grantedAt: Date
}
export const officersPage = (
  office: string,
  officers: Officer[],
  roles: string[],
  form: FormState,
  refused: string[] = [],
) => ({
  ...formPage('people.officers.title')(form, refused),
  office,
  officers: officers.map((officer) => ({
    ...officer,
    roleKey: `people.role.${officer.role}`,
    contact: officer.mobile ?? officer.email ?? '',
  })),
  roles: roles.map((role) => ({ value: role, key: `people.role.${role}` })),
})
export const counterPage = (office: string, form: FormState, refused: string[] = [], resetLink = '') => ({
  ...formPage('people.counter.title')(form, refused),
  office,
  resetLink,
})
export const accountPage = (person: { fullName: string; mobile: string | null; email: string | null }) => ({
  titleKey: 'people.account.title',
  person,
})

declare module '../shell/views.ts' {
  interface Views {
    'people/sign-up': ReturnType<typeof signUpPage>
    'people/sign-in': ReturnType<typeof signInPage>
    'people/forgotten': ReturnType<typeof forgottenPage>
    'people/forgotten-sent': PageModel
    'people/new-password': ReturnType<typeof newPasswordPage>
    'people/change-password': ReturnType<typeof changePasswordPage>
    'people/account': ReturnType<typeof accountPage>
    'people/officers': ReturnType<typeof officersPage>
    'people/counter': ReturnType<typeof counterPage>
  }
}
