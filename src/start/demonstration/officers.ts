// One invented officer of each office of Jharkhand; of examiners two, because a viva has two (32(iv)(n)).
import { grantRole, signUp } from '../../people/index.ts'
import { listByMobile } from './state.ts'
import { done, type Officer, type Officers, type Scene, system } from './stage.ts'

type Row = { mobile: string; fullName: string; role: string; see: string }

/** Who holds which office, and the page where their work lies. */
export const officerRows: Readonly<Record<keyof Officers, Row>> = {
  administrator: row('01', 'Meena Kumari Tirkey', 'administrator', '/office/JH/people'),
  counter: row('02', 'राजेश कुमार महतो', 'counter-operator', '/office/JH/counter'),
  examiner: row('03', 'Birsa Oraon', 'examiner', '/office/JH/scrutiny'),
  secondExaminer: row('04', 'Karan Singh Munda', 'examiner', '/office/JH/marking'),
  invigilator: row('05', 'सुशीला देवी', 'invigilator', '/office/JH/console'),
  chief: row('06', 'Anita Minz', 'chief-examiner', '/office/JH/grants'),
  treasury: row('07', 'Dilip Kumar Sinha', 'treasury', '/office/JH/payments'),
  auditor: row('08', 'Fatima Khatoon', 'auditor', '/office/JH/register'),
}

function row(end: string, fullName: string, role: string, see: string): Row {
  return { mobile: `90000000${end}`, fullName, role, see }
}

/** Makes the accounts; the first administrator is made by the installation and gives the others their offices. */
export async function appointOfficers(scene: Scene): Promise<Officers> {
  const administrator = await appoint(scene, officerRows.administrator, null)
  const by = async (key: keyof Officers) => await appoint(scene, officerRows[key], administrator)
  const [counter, examiner, secondExaminer, invigilator, chief, treasury, auditor] = await Promise.all([
    by('counter'),
    by('examiner'),
    by('secondExaminer'),
    by('invigilator'),
    by('chief'),
    by('treasury'),
    by('auditor'),
  ])
  return { administrator, counter, examiner, secondExaminer, invigilator, chief, treasury, auditor }
}

async function appoint(scene: Scene, { mobile, fullName, role }: Row, by: Officer | null): Promise<Officer> {
  const { db, authorityId, password } = scene
  const contact = { mobile: `+91${mobile}` }
  const { personId } = done(
    `account of ${fullName}`,
    await signUp(db, { fullName, contact, password, language: 'hi' }, system),
  )
  done(`office of ${fullName}`, await grantRole(db, { contact, authorityId, role }, by ?? system))
  return { personId, role, roles: [role], authorityId }
}

/** The officers of a demonstration that was loaded before. */
export async function officersThere({ db, authorityId }: Scene): Promise<Officers> {
  const all = await listByMobile(
    db,
    Object.values(officerRows).map(({ mobile }) => `+91${mobile}`),
  )
  const the = (key: keyof Officers): Officer => {
    const { mobile, role } = officerRows[key]
    const person = all.find((one) => one.mobile === `+91${mobile}`)
    if (!person) throw new Error(`the demonstration has no ${role} any more`)
    return { personId: person.id, role, roles: [role], authorityId }
  }
  return {
    ...{ administrator: the('administrator'), counter: the('counter'), examiner: the('examiner') },
    ...{ secondExaminer: the('secondExaminer'), invigilator: the('invigilator'), chief: the('chief') },
    ...{ treasury: the('treasury'), auditor: the('auditor') },
  }
}
