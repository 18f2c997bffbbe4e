// A house with the demonstration loaded, and everybody in it by the name of their office or their stage.
import { applying, beginners, type Candidate, examined, seated } from '../../src/start/demonstration/cast.ts'
import { prepareDemonstration } from '../../src/start/demonstration/index.ts'
import { officerRows } from '../../src/start/demonstration/officers.ts'
import { loadBank } from '../../src/start/load-bank.ts'
import { house, type House } from './house.ts'
import type { Visitor } from './visitor.ts'

/** Who there is: `who` is an office (examiner, secondExaminer, chief …) or a stage (draft, held, granted-serang …). */
type Role = { who: string; mobile: string; see: string; officer: boolean }
export type DemonstrationHouse = House & {
  cast: Role[]
  /** What the last loading announced, line by line. */
  announced: string[]
  password: () => string
  /** Loads again, as a later start does. */
  prepare: () => Promise<void>
  /** The signed-in visitor; the same one each time. */
  as: (who: string) => Promise<Visitor>
}

const candidates = (people: Record<string, Candidate>, see: string): Role[] =>
  Object.values(people).map(({ stage, mobile }) => ({ who: stage, mobile, see, officer: false }))

const cast: Role[] = [
  ...Object.entries(officerRows).map(([who, { mobile, see }]) => ({ who, mobile, see, officer: true })),
  ...candidates(beginners, '/my/eligibility'),
  ...candidates(applying, '/my/applications'),
  ...candidates(examined, '/my/applications'),
  ...candidates(seated, '/my/examination'),
]

/** Loads the demonstration into a house that is there. */
export async function demonstrationIn(home: House): Promise<DemonstrationHouse> {
  const { app, database, deps } = home
  const announced: string[] = []
  const needs = {
    config: { ...deps.config, databaseUrl: database.url, sessionSecret: deps.config.sessionSecret ?? '' },
    ownerUrl: database.url,
    announce: (line: string) => void announced.push(line),
  }
  const prepare = async () => {
    announced.length = 0
    await prepareDemonstration(needs)
  }
  await loadBank({ ...needs, announce: () => undefined })
  await prepare()
  const password = () => announced[0]?.split(' ').at(-1) ?? ''
  const visitors = new Map<string, Promise<Visitor>>()
  const signIn = async (who: string): Promise<Visitor> => {
    const mobile = cast.find((one) => one.who === who)?.mobile ?? who
    const guest = home.visitor()
    const answer = await guest.submit('/hi/sign-in', { contact: mobile, password: password() })
    if (answer.status !== 303) throw new Error(`${who} could not sign in: ${answer.status}`)
    return guest
  }
  const as = async (who: string) => {
    const known = visitors.get(who) ?? signIn(who)
    visitors.set(who, known)
    return await known
  }
  return { ...home, app, cast, announced, password, prepare, as }
}

/** Call it in `beforeAll`, and `close` in `afterAll`. */
export const demonstrationHouse = async (): Promise<DemonstrationHouse> =>
  await demonstrationIn(await house())
