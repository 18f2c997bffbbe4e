import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { CsrfTokens } from './csrf.ts'
import { otherLanguage, type Bilingual, type Text } from './text.ts'
import type { Frame, PageModel, Render, ViewName, Views } from './views.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Sends a page: a view of views/, its own model, in the language of the address. */
    page: <Name extends ViewName>(
      name: Name,
      model: Views[Name],
      options?: { layout?: string },
    ) => FastifyReply
    /** Goes to another page of this language, as an answer to a form (303). */
    goTo: (path: string) => FastifyReply
  }
}

export type MenuItem = { href: string; key: string; current: boolean }
export type PageOptions = {
  render: Render
  text: Text
  assets: Record<string, string>
  csrf: CsrfTokens
  authorityName: Bilingual | null
  /** What this person's menu holds; the rooms' addresses are known to src/app.ts alone. */
  menu: (request: FastifyRequest) => MenuItem[]
}

/** The address without its language: /hi/my → /my. */
export const withoutLanguage = (url: string): string => url.replace(/^\/(hi|en)(?=\/|\?|$)/, '') || '/'

const isRefused = ({ form, refusals }: PageModel): boolean =>
  [...(form?.errors ?? []), ...(refusals ?? [])].length > 0

function frameOf(request: FastifyRequest, model: PageModel, options: PageOptions): Frame {
  const { language, session } = request
  const other = otherLanguage(language)
  const here = withoutLanguage(request.url)
  return {
    lang: language,
    title: options.text(language, model.titleKey, model.titleValues),
    hasErrors: isRefused(model),
    signedIn: session !== null,
    personName: session?.person.fullName ?? '',
    actingFor: session?.actingFor?.fullName ?? '',
    menu: options.menu(request),
    otherLanguage: other,
    otherLanguageHref: `/${other}${here === '/' ? '' : here}`,
    csrf: session ? options.csrf.create(session) : '',
    nonce: request.cspNonce,
    back: model.back === undefined ? '' : `/${language}${model.back}`,
    assets: options.assets,
    authority: { name: options.authorityName },
    here,
  }
}

const registerPages = async (app: FastifyInstance, options: PageOptions): Promise<void> => {
  app.decorateReply('page', function (this: FastifyReply, name, model, { layout = 'page' } = {}) {
    const frame = frameOf(this.request, model, options)
    const html = options.render(name, layout, model, frame)
    return this.type('text/html; charset=utf-8').send(html)
  })
  app.decorateReply('goTo', function (this: FastifyReply, path: string) {
    return this.redirect(`/${this.request.language}${path}`, 303)
  })
}

export const pages = fp(registerPages, { name: 'pages' })
