// An act that decides on a case is sent with the version of the page (conflicts.test.ts races each). Every other form is
// named here with the reason why nobody can decide over somebody's head with it; a new one fails until it has a reason.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const own = 'begins something of one’s own'
const alone = 'one’s own session or password: nobody else acts on it'
const adds = 'adds a row and changes none; two of them are two rows'
const compared = 'compared revision by revision in the same statement (sit.test.ts)'
const once = 'a state or a unique row lets it happen once; the second is told'

const withoutVersion: Record<string, string> = {
  '/hi/my/applications': own,
  '/hi/my/applications/:application/documents': adds,
  '/hi/my/applications/:application/documents/removal': once,
  '/hi/my/applications/:application/fee': once,
  '/hi/my/counter-end': alone,
  '/hi/my/examination/:attempt/:question': compared,
  '/hi/my/examination/:attempt/answers': compared,
  '/hi/my/examination/:attempt/hand-in': once,
  '/hi/my/examination/:attempt/signs': 'a sign of life: the newest counts',
  '/hi/my/examination/:attempt/start': once,
  '/hi/my/password': alone,
  '/hi/my/record/:kind/:id/documents': adds,
  '/hi/my/record/:kind/:id/documents/:document/removal': once,
  '/hi/my/record/:kind/none': once,
  '/hi/office/:office/console/:session/incidents': adds,
  '/hi/office/:office/counter': alone,
  '/hi/office/:office/counter/password': adds,
  '/hi/office/:office/holidays': once,
  '/hi/office/:office/holidays/:day/removal': once,
  '/hi/office/:office/marking/:session/objective':
    'computed from the log of answers: the same marks whoever asks',
  '/hi/office/:office/people': once,
  '/hi/office/:office/people/:grant/end': once,
  '/hi/office/:office/scrutiny/admit-cards': once,
  '/hi/office/:office/sessions/:session/staff': once,
  '/hi/office/:office/sessions/:session/staff/end': once,
  '/hi/office/:office/sessions/new': own,
  '/hi/sign-out': alone,
}

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

test('every form of a person or an office is raced with its version, or says here why it needs none', () => {
  const addresses = read('./routes.txt')
    .split('\n')
    .map((line) => line.split(/ +/))
    .filter(([method, , scope]) => method === 'POST' && (scope === 'person' || scope === 'office'))
    .map(([, address = '']) => address)
  const raced = read('./conflicts.test.ts')
  const isRaced = (address: string) => {
    const end = address.replace('/hi/office/:office/', '')
    const seatEnd = end.replace('console/:session/:attempt/', '')
    return [`'${address}'`, `office('${end}')`, `seat('${seatEnd}')`].some((key) => raced.includes(key))
  }
  const unexplained = addresses.filter((address) => !isRaced(address) && !(address in withoutVersion))
  expect(unexplained).toEqual([])
  const known = new Set(addresses)
  expect(Object.keys(withoutVersion).filter((address) => !known.has(address) || isRaced(address))).toEqual([])
})
