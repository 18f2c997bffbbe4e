// Every deciding act: two people have opened the page, the first sends it, and the second gets a page that says so and
// shows what they had typed. Which acts these are is read off the forms: they carry the version of the case.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { busyHouse } from '../support/busy-house.ts'
import { crawl, type Crawl, type Form } from '../support/crawl.ts'
import type { DemonstrationHouse } from '../support/demonstration.ts'
import { formValues } from '../support/form-values.ts'
import { house, type House } from '../support/house.ts'
import type { Fields, Page, Visitor } from '../support/visitor.ts'

let home: DemonstrationHouse
let found: Crawl
let today: string
const cookies = new Map<string, Map<string, string>>()
beforeAll(async () => {
  home = await busyHouse()
  found = await crawl(home)
  for (const { who } of home.cast) cookies.set(who, (await home.as(who)).cookies)
  const [row] = await home.database.asOwner('select sukani_today()::text as today')
  today = String(row?.['today'])
}, 240_000)
afterAll(async () => {
  await home.close()
})

/** What is sent, and by whom, when it is not the form as it stands. */
type Sent = { page: string; action: string; who: string; fill?: Fields }
type Case = {
  /** Fields of the form that are typed; each that bears the mark must stand on the conflict page. */
  typed?: (mark: string, form: Form) => Fields
  /** Which of the forms found; else the first. */
  pick?: (form: Form) => boolean
  /** What has to happen before anybody opens the page. */
  before?: (form: Form) => Sent
  /** What the first person sends instead of the same form. */
  first?: (form: Form) => Sent
}

const day = (name: string, later: number): Fields => {
  const at = new Date(Date.parse(`${today}T00:00:00Z`) + later * 86_400_000).toISOString()
  return {
    [`${name}-year`]: at.slice(0, 4),
    [`${name}-month`]: at.slice(5, 7),
    [`${name}-day`]: at.slice(8, 10),
  }
}
const marks = (form: Form): Fields =>
  Object.fromEntries(form.fields.filter((name) => name.startsWith('line-')).map((name) => [name, '1']))
/** The session that an address is about. */
const sessionOf = ({ action }: Form): string => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(action)?.[0] ?? ''
/** A form of another route about the same session or application, as it was found. */
const formTo = (pattern: string, of: Form): Form | undefined =>
  found.forms.find((form) => form.route.pattern === pattern && sessionOf(form) === sessionOf(of))
const sent = (pattern: string, of: Form, fill: Fields = {}): Sent => {
  const form = formTo(pattern, of)
  if (!form) throw new Error(`no form to ${pattern} beside ${of.action}`)
  return { page: form.page, action: form.action, who: form.who, fill }
}
const reason: Case = { typed: (mark) => ({ reason: `${mark}: बिजली चली गई।` }) }
const minutes: Case = { typed: (mark) => ({ minutes: '5', reason: `${mark}: मशीन बन्द हुई।` }) }
const plain: Case = {}
const office = (end: string) => `/hi/office/:office/${end}`
const seat = (end: string) => office(`console/:session/:attempt/${end}`)
const partForm = office('marking/:session/parts/:part/:application')
const sheetForm = office('marking/:session/sheets/:blind')

const cases: Record<string, Case> = {
  '/hi/my/record/:kind/:id/change': {
    pick: ({ page }) => page.includes('/education/'),
    typed: (mark) => ({ school: `${mark} विद्यालय` }),
  },
  '/hi/my/record/:kind/:id/removal': {
    pick: ({ page }) => page.includes('/education/'),
    first: ({ page, who }) => ({ page: `${page}/change`, action: `${page}/change`, who }),
  },
  '/hi/my/applications/:application/session': { pick: ({ who }) => who === 'complete' },
  '/hi/my/applications/:application/part-d': {
    typed: (mark) => ({ appearedEarlier: 'yes', appearedYear: mark === 'first' ? '2019' : '2020' }),
  },
  '/hi/my/applications/:application/submission': {
    pick: ({ who }) => who === 'draft',
    typed: (mark) => ({ declaration: 'yes', declaredBy: `${mark} केवट` }),
  },
  '/hi/my/applications/:application/withdrawal': plain,
  '/hi/my/applications/:application/answer': { typed: (mark) => ({ answer: `${mark}: साफ फोटो भेज दी है।` }) },
  '/hi/my/payments/:demand': {
    typed: (mark) => ({ number: `second/${mark}`, ...day('paidOn', 0), amount: '1000' }),
  },
  [office('sessions/:session/opening')]: plain,
  [office('sessions/:session/closing')]: plain,
  [office('sessions/:session/postponement')]: {
    typed: (mark) => ({
      ...day('startsOn', 60), ...day('closesOn', 40), startsHour: '10:00', reason: `${mark}: बाढ़ आई।`,
    }), // prettier-ignore
  },
  [office('sessions/:session/cancellation')]: { typed: (mark) => ({ cancelReason: `${mark}: केन्द्र बन्द है।` }) },
  [office('scrutiny/:application/acceptance')]: {
    first: (form) =>
      sent(office('scrutiny/:application/decision'), form, { 'reason:30(ii)(b)': 'पत्र साफ नहीं है।' }),
  },
  [office('scrutiny/:application/decision')]: {
    typed: (mark) => ({ 'reason:30(ii)(b)': `${mark}: पत्र साफ नहीं है।` }),
  },
  [office('scrutiny/:application/records/:record')]: { typed: (mark) => ({ note: `${mark}: मूल पत्र देखा।` }) },
  [office('scrutiny/:application/admit-card')]: plain,
  [office('console/:session/sealing')]: {
    first: (form) =>
      sent(office('sessions/:session/postponement'), form, {
        ...day('startsOn', 60),
        ...day('closesOn', 40),
        reason: 'बाढ़ आई।',
      }),
  },
  [office('console/:session/opening-request')]: {
    pick: ({ who }) => who === 'invigilator',
    first: (form) => sent(office('console/:session/opening'), form),
  },
  [office('console/:session/opening')]: plain,
  [office('console/:session/end')]: {
    pick: (form) => formTo(seat('pause'), form) !== undefined,
    before: (form) => sent(seat('end'), form, { reason: 'अभ्यर्थी चला गया।' }),
  },
  [seat('attendance')]: { typed: () => ({ attendance: 'present' }) },
  [seat('resumption')]: plain,
  [seat('credits')]: minutes,
  [seat('credits/:credit')]: { typed: () => ({ verdict: 'approved' }) },
  [seat('extra-minutes')]: minutes,
  [seat('pause')]: reason,
  [seat('hand-over')]: reason,
  [seat('end')]: reason,
  [seat('malpractice')]: reason,
  [partForm]: {
    typed: (mark, form) => ({
      ...marks(form),
      came: 'yes',
      note: `${mark}: मॉडल पर दिखाया।`,
      reason: `${mark}: जोड़ में भूल थी।`,
    }),
  },
  [sheetForm]: {
    typed: (mark, form) => ({ ...marks(form), note: `${mark}: रेखाचित्र अधूरा।` }),
  },
  [office('results/:session/recommendation')]: {
    pick: (form) => formTo(partForm, form) !== undefined && formTo(sheetForm, form) === undefined,
    before: (form) =>
      sent(partForm, form, { ...marks(formTo(partForm, form)!), came: 'yes', note: 'मॉडल पर दिखाया।' }),
    typed: (mark) => ({ place: `${mark} राँची` }),
  },
  [office('results/:session/release')]: plain,
  [office('grants/:application')]: plain,
  [office('payments/:demand/confirmation')]: plain,
  [office('payments/:demand/refusal')]: { typed: (mark) => ({ reason: `${mark}: चालान बही में नहीं है।` }) },
  [office('settings/:key')]: {
    pick: ({ page }) => page.endsWith('/pass-percent.serang'),
    typed: (mark) => ({ value: '50', ...day('validFrom', 3), reason: `${mark}: आदेश 12/2026` }),
  },
  [office('register/:paper/suspension')]: {
    typed: (mark) => ({ ...day('fromDay', 0), reasons: `${mark}: रात में बिना रोशनी चला।` }),
  },
  [office('register/:paper/cancellation')]: { typed: (mark) => ({ reasons: `${mark}: दोष सिद्ध हुआ।` }) },
  [office('register/:paper/orders/:order/revocation')]: {
    typed: (mark) => ({ reasons: `${mark}: अपील मानी गई।` }),
  },
}
/** Forms with a version on which nothing is decided, and why. */
const without: Record<string, string> = {
  '/hi/my/record/:kind': 'adds an entry: there is no case yet that somebody else could have changed',
  [seat('sheets')]: 'adds a page: an answer may have several',
  [seat('incidents')]: 'adds a note: two officers may note two things',
}

test('every form that carries a version is in the table, and every line of the table is such a form', () => {
  const deciding = new Set(
    found.forms.filter(({ fields }) => fields.includes('version')).map(({ route }) => route.pattern),
  )
  expect([...deciding].toSorted()).toEqual([...Object.keys(cases), ...Object.keys(without)].toSorted())
  console.log(`${Object.keys(cases).length} deciding acts`)
})

test.each(Object.entries(cases))(
  'two have opened %s: the second is told, and keeps what was typed',
  async (pattern, one) => {
    const form = found.forms.find((each) => each.route.pattern === pattern && (one.pick?.(each) ?? true))
    if (!form) throw new Error(`no form to ${pattern} was found`)
    const double = await house({ copyOf: home })
    try {
      if (one.before) expect(await send(double, one.before(form))).toEqual(taken)
      const late = await open(double, { ...form, who: anotherFor(form) })
      const first = one.first?.(form) ?? { ...form, fill: one.typed?.('first', form) ?? {} }
      expect(await send(double, first)).toEqual(taken)
      await mustConflict(late, one.typed?.('second', form) ?? {})
    } finally {
      await double.close()
    }
  },
)

async function mustConflict(late: Opened, typed: Fields): Promise<void> {
  const conflict = await post(late, typed)
  expect([conflict.status, conflict.heading]).toEqual([409, home.deps.text('hi', 'errors.conflict.title')])
  const said = conflict.$('pre.app-typed').text()
  const words = Object.values(typed).filter((value) => typeof value === 'string')
  for (const value of words.filter((text) => text.startsWith('second'))) expect(said).toContain(value)
}

const taken = [303, [], {}]
const outcome = ({ status, refusals, errors }: Page) => [status, refusals, errors]

type Opened = { visitor: Visitor; values: Fields; action: string }

async function open(at: House, { page, action, who }: Sent): Promise<Opened> {
  const visitor = at.visitor()
  for (const [name, value] of cookies.get(who) ?? []) visitor.cookies.set(name, value)
  const shown = await visitor.get(page)
  expect([page, shown.status]).toEqual([page, 200])
  return { visitor, values: formValues(shown, action), action }
}
const post = async ({ visitor, values, action }: Opened, fields: Fields): Promise<Page> =>
  await visitor.post(action, { ...values, ...fields })
const send = async (at: House, what: Sent) => outcome(await post(await open(at, what), what.fill ?? {}))

/** Somebody else who was offered the same form; else the same person at another desk. */
const anotherFor = (form: Form): string =>
  found.forms.find(({ action, who }) => action === form.action && who !== form.who)?.who ?? form.who
