/** What we use of govuk-frontend, which ships without types. */
declare module 'govuk-frontend' {
  export type Component = new (element: Element, config?: object) => object
  export const Button: Component
  export const CharacterCount: Component
  export const Checkboxes: Component
  export const ErrorSummary: Component
  export const NotificationBanner: Component
  export const PasswordInput: Component
  export const Radios: Component
  export const SkipLink: Component
  export function createAll(component: Component, config?: object): object[]
}
