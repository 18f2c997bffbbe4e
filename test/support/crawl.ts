// Walks all links from each demonstration person's menu, as far as there are any, and notes which route each
// address is of, who came there, and which forms stand on the pages. `dead` is what should not be: links that lead nowhere, forms for others.
import type { CheerioAPI } from 'cheerio'
import { officerRows } from '../../src/start/demonstration/officers.ts'
import type { DemonstrationHouse } from './demonstration.ts'
import { type Route, routeFinder, routesOf } from './route-table.ts'
import type { Page, Visitor } from './visitor.ts'

/** An address that a link led to: `who` is a name of the cast, or 'guest'. */
export type Place = { route: Route; address: string; who: string; status: number; type: string; size: number }
/** A form found on a page; `fields` are the names of what can be filled in, hidden ones too. */
export type Form = { route: Route; action: string; page: string; who: string; fields: string[] }
export type Crawl = { places: Place[]; forms: Form[]; dead: string[] }

/** Of the addresses of one route a person sees so many; more would say the same. */
const enough = 7
const beginnings = ['/hi', '/hi/my']
const guestBeginnings = [
  '/hi',
  '/hi/verify',
  '/hi/sign-in',
  '/hi/sign-up',
  '/hi/forgotten-password',
  '/hi/my',
  '/hi/rules',
  '/hi/calculators',
  '/hi/eligibility',
  '/hi/glossary',
]

/** Everybody walks: the cast one after another, in a few rows, and a guest. */
export async function crawl(home: DemonstrationHouse): Promise<Crawl> {
  const all: Crawl = { places: [], forms: [], dead: [] }
  const find = routeFinder(routesOf(home.app))
  await walk(home.visitor(), 'guest', guestBeginnings, find, all)
  const waiting = home.cast.map(({ who }) => who)
  const row = async (): Promise<void> => {
    for (let who = waiting.shift(); who !== undefined; who = waiting.shift())
      await walk(await home.as(who), who, beginnings, find, all)
  }
  await Promise.all([row(), row(), row(), row()])
  return all
}

async function walk(
  visitor: Visitor,
  who: string,
  from: string[],
  find: ReturnType<typeof routeFinder>,
  all: Crawl,
): Promise<void> {
  const seen = new Set(from)
  const counts = new Map<string, number>()
  const queue = [...from]
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const route = find('GET', address)
    if (!route) {
      all.dead.push(`${address} has no route (${who})`)
      continue
    }
    const count = (counts.get(route.pattern) ?? 0) + 1
    counts.set(route.pattern, count)
    if (count > enough) continue
    const page = await visitor.get(address)
    const type = typeOf(page)
    all.places.push({ route, address, who, status: page.status, type, size: page.bytes.length })
    if (page.status >= 400) all.dead.push(`${address} gave ${page.status} (${who})`)
    if (type !== '' && !type.startsWith('text/html')) continue
    const forms = formsOf(page.$, address, who, find)
    all.forms.push(...forms)
    for (const { action } of forms.filter((form) => !isOffered(form)))
      all.dead.push(`${address} offers ${who} a form to ${action}`)
    for (const next of linksOf(page).filter((link) => !seen.has(link))) {
      seen.add(next)
      queue.push(next)
    }
  }
}

const typeOf = ({ headers }: Page): string =>
  typeof headers['content-type'] === 'string' ? headers['content-type'] : ''

/** Where the page leads, in Hindi: links, pictures, frames. */
const linksOf = ({ $, location }: Page): string[] =>
  $('a[href], img[src], iframe[src], object[data]')
    .map((_i, one) => $(one).attr('href') ?? $(one).attr('src') ?? $(one).attr('data') ?? '')
    .get()
    .concat(location ?? [])
    .map((link) => link.split('#')[0] ?? '')
    .filter((link) => /^\/(?!en(\/|$)|assets\/)/.test(link))

const formsOf = ($: CheerioAPI, page: string, who: string, find: ReturnType<typeof routeFinder>): Form[] =>
  $('form[method=post]')
    .get()
    .map((form) => {
      const action = $(form).attr('action') ?? ''
      const route = find('POST', action)
      if (!route) throw new Error(`The form on ${page} goes to ${action}, which is no address`)
      const fields = $(form)
        .find('[name]')
        .map((_i, one) => $(one).attr('name') ?? '')
        .get()
      return { route, action, page, who, fields: [...new Set(fields)] }
    })

/** A form is shown only to who may send it. */
const isOffered = ({ route, who }: Form): boolean =>
  route.scope !== 'office' || route.roles.includes(roleOf(who))

const officers: Record<string, { role: string }> = officerRows
const roleOf = (who: string): string => officers[who]?.role ?? ''
