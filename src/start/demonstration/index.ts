// The demonstration: invented officers and candidates at every stage of the path, played by the rooms' own acts.
import { authorities, centres } from '../../authorities/index.ts'
import { perform, readClock } from '../../db/act.ts'
import { connect, type Db } from '../../db/connect.ts'
import { hashPassword } from '../../people/password.ts'
import { jobQueues } from '../../shell/jobs.ts'
import { loadText } from '../../shell/text.ts'
import type { ServerConfig } from '../../server.ts'
import { keepCalendar } from './calendar.ts'
import { type Owner, ownerOf } from './clock.ts'
import { playComing } from './coming.ts'
import { keptPassword } from './keep.ts'
import { appointOfficers, officersThere } from './officers.ts'
import { playPast } from './past.ts'
import { signInLines } from './sign-ins.ts'
import { dayAfter, type Scene, system } from './stage.ts'
import { hasPeople, isLoaded, loadedEvent, setPasswords } from './state.ts'
import { freshSessions, playToday } from './today.ts'
import { registerVessels } from './vessels.ts'

type Needs = { config: ServerConfig; ownerUrl: string; announce: (line: string) => void }

const views = new URL('../../../views/', import.meta.url)

/**
 * Loads the demonstration once, and at every later start sees that there is an examination to be sat. A database
 * that has people of its own is never touched. Announces the sign-ins.
 */
export async function prepareDemonstration({ config, ownerUrl, announce }: Needs): Promise<void> {
  if (!config.demonstration) return
  const owner = await ownerOf(ownerUrl)
  const { db, pool, close } = connect(ownerUrl)
  // Thousands of small acts: a power cut may cost the last of them, and then all is loaded anew.
  pool.on('connect', (client) => void client.query('set synchronous_commit to off'))
  try {
    const wasLoaded = await isLoaded(db)
    if (!wasLoaded && !(await makeRoom(db, owner))) {
      announce('No demonstration: the database has people of its own.')
      return
    }
    const jobs = jobQueues(pool, () => undefined)
    const ground = { db, jobs, text: loadText(views), config, clock: await owner.clock() }
    const scene = await setUp(ground, wasLoaded)
    await (wasLoaded ? refresh(scene, announce) : load(scene))
    for (const line of await signInLines(scene)) announce(line)
  } finally {
    await close()
    await owner.close()
  }
}

/** May this database be a demonstration's? What a loading that was cut off left behind is taken away first. */
async function makeRoom(db: Db, owner: Owner): Promise<boolean> {
  const isEmpty = !(await hasPeople(db))
  if (!isEmpty && (await owner.kind()) !== 'demonstration') return false
  if (!isEmpty) await owner.emptyAgain()
  await owner.becomeDemonstration()
  return true
}

type Ground = Omit<Scene, 'authorityId' | 'centreId' | 'today' | 'password'>

async function setUp(ground: Ground, wasLoaded: boolean): Promise<Scene> {
  const { db, config } = ground
  const office = (await authorities(db)).find(({ code }) => code === 'JH')
  const [centre] = office ? await centres(db, office.id) : []
  if (!office || !centre) throw new Error('Demonstration: Jharkhand has no centre')
  const { today } = await readClock(db)
  const { password, isNew } = await keptPassword(config.dataFolder)
  if (isNew && wasLoaded) await setPasswords(db, '+9190000', await hashPassword(password))
  return { ...ground, authorityId: office.id, centreId: centre.id, today, password }
}

async function load(scene: Scene): Promise<void> {
  const { db, clock, authorityId, today } = scene
  await registerVessels(db, authorityId)
  await clock.stand(dayAfter(today, -1900), '10:00')
  const stage = { ...scene, officers: await appointOfficers(scene) }
  await playPast(stage)
  await playComing(stage)
  await playToday(stage)
  await clock.back()
  await keepCalendar(stage)
  await perform(db, system, async ({ record }) => {
    await record(loadedEvent)
  })
}

/** A later start is never stopped by the demonstration. */
async function refresh(scene: Scene, announce: Needs['announce']): Promise<void> {
  try {
    await freshSessions({ ...scene, officers: await officersThere(scene) })
  } catch (error) {
    await scene.clock.back()
    announce(`No fresh examination for today: ${error instanceof Error ? error.message : 'unknown error'}`)
  }
}
