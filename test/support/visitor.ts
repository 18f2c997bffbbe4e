// A visitor of the site in tests: keeps cookies, fills in forms as a browser without script would.
import { appendFileSync } from 'node:fs'
import { load, type CheerioAPI } from 'cheerio'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { routeFinder, routesOf } from './route-table.ts'

export type Page = {
  status: number
  location: string | undefined
  text: string
  $: CheerioAPI
  /** The main heading. */
  heading: string
  /** The refusal codes that the page shows. */
  refusals: string[]
  /** field → message, of the error summary. */
  errors: Record<string, string>
  headers: Record<string, unknown>
  bytes: Buffer
}
export type Fields = Record<string, string | string[] | { file: Buffer; filename: string; type: string }>

export type Visitor = {
  get: (path: string) => Promise<Page>
  /** Opens the page, fills in the form that posts to `action` (default: the page's own address) with its hidden fields, sends it. */
  submit: (path: string, fields: Fields, action?: string) => Promise<Page>
  /** Sends fields as they are, with the token of this session. */
  post: (path: string, fields: Fields) => Promise<Page>
  /** As post, and follows the redirect of a success. */
  cookies: Map<string, string>
}

const boundary = 'sukani-test-boundary'

function multipartBody(fields: Fields): Buffer {
  const parts: Buffer[] = []
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      const disposition = `Content-Disposition: form-data; name="${name}"`
      const head =
        typeof one === 'string'
          ? disposition
          : `${disposition}; filename="${one.filename}"\r\nContent-Type: ${one.type}`
      parts.push(
        Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
        typeof one === 'string' ? Buffer.from(one) : one.file,
        Buffer.from('\r\n'),
      )
    }
  }
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
}

function bodyOf(fields: Fields): { payload: string | Buffer; type: string } {
  const hasFile = Object.values(fields).some((value) => typeof value === 'object' && !Array.isArray(value))
  if (hasFile) return { payload: multipartBody(fields), type: `multipart/form-data; boundary=${boundary}` }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) search.append(name, typeof one === 'string' ? one : '')
  return { payload: search.toString(), type: 'application/x-www-form-urlencoded' }
}

type Request = Omit<InjectOptions, 'url'> & { url: string }

/** Told to the run as a whole, which counts the refusals that no test has shown (src/start/refusals.ts). */
function noteRefusals(app: FastifyInstance, { method = 'GET', url }: Request, $: CheerioAPI): void {
  const file = process.env['REFUSALS_SEEN']
  const keys = $('[data-refusal]')
    .map((_i, one) => $(one).attr('data-refusal'))
    .get()
  if (!file || keys.length === 0) return
  const route = routeFinder(routesOf(app))(method, url)
  const address = route?.pattern.replace(/^\/(hi|en)(?=\/)/, '') ?? url
  appendFileSync(file, keys.map((key) => `${method} ${address} ${key}\n`).join(''))
}

export function visitor(app: FastifyInstance): Visitor {
  const cookies = new Map<string, string>()

  const send = async (options: Request): Promise<Page> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.inject({
      ...options,
      headers: { ...options.headers, ...(cookie ? { cookie } : {}) },
    })
    for (const { name, value } of answer.cookies) {
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const $ = load(answer.payload)
    noteRefusals(app, options, $)
    const errors: Record<string, string> = {}
    $('.govuk-error-summary__list a').each((_i, link) => {
      errors[($(link).attr('href') ?? '').slice(1)] = $(link).text().trim()
    })
    return {
      status: answer.statusCode,
      location: typeof answer.headers.location === 'string' ? answer.headers.location : undefined,
      text: answer.payload,
      $,
      heading: $('h1').first().text().trim(),
      refusals: $('[data-refusal]')
        .map((_i, one) => ($(one).attr('data-refusal') ?? '').split('.').at(-1) ?? '')
        .get(),
      errors,
      headers: answer.headers,
      bytes: answer.rawPayload,
    }
  }

  const get = async (path: string) => await send({ method: 'GET', url: path })
  const post = async (path: string, fields: Fields) => {
    const { payload, type } = bodyOf(fields)
    return await send({
      method: 'POST',
      url: path,
      payload,
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
    })
  }
  const submit = async (path: string, fields: Fields, action?: string) => {
    const page = await get(path)
    const target = action ?? path.split('?')[0] ?? path
    const form = page
      .$('form')
      .filter((_i, one) => page.$(one).attr('action') === target || page.$(one).attr('action') === path)
      .first()
    if (form.length === 0)
      throw new Error(
        `No form to ${target} on ${path} (${page.status} ${page.heading || page.location || page.text.slice(0, 200)})`,
      )
    const hidden: Fields = {}
    form.find('input[type=hidden]').each((_i, input) => {
      hidden[page.$(input).attr('name') ?? ''] = page.$(input).attr('value') ?? ''
    })
    return await post(target, { ...hidden, ...fields })
  }
  return { get, submit, post, cookies }
}
