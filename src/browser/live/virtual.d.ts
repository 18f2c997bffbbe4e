// What src/start/build-live.ts puts into the script. The types are said here by themselves, so that the browser's
// code is checked without the server's.

/** The partials that the browser draws (views/), compiled. */
declare module 'live-templates' {
  export const templates: Readonly<Record<string, TemplateSpecification>>
}

/** src/calculators/live-answer.ts with one rule set. */
declare module 'live-answer' {
  type Bilingual = { readonly en: string; readonly hi: string }
  type Words = {
    readonly say: (key: string, values?: Readonly<Record<string, unknown>>) => string
    readonly has: (key: string) => boolean
    readonly tr: (words: Bilingual) => string
    readonly day: (day: string) => string
  }
  type Given = {
    readonly name: string
    readonly today: string
    readonly address: string
    readonly on: string
    readonly settings: Readonly<Record<string, unknown>>
    readonly words: Words
    readonly draw: (partial: string, model: object) => string
  }
  type Shown = { readonly html: string; readonly line: string; readonly isAnswer: boolean }
  type Typed = Readonly<Record<string, string | string[]>>
  export const liveAnswer: (given: Given) => ((typed: Typed) => Shown) | null
}

/** The door of the rules, with one rule set. */
declare module 'live-rules' {
  export const decide: (question: object, under?: object) => unknown
}
