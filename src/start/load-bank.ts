import { connect } from '../db/connect.ts'
import { openBankIntoDatabase, readBank } from '../examinations/index.ts'

type Needs = { ownerUrl: string; announce: (line: string) => void }

/** The files of the question bank become rows; a file with a mistake stops the start before anything is served. */
export async function loadBank({ ownerUrl, announce }: Needs): Promise<void> {
  const bank = readBank()
  const [problem] = bank.problems
  if (problem) throw new Error(`question-bank/${problem.file}:${problem.line} ${problem.says}`)
  const { db, close } = connect(ownerUrl, { max: 1 })
  try {
    const { changed, current } = await openBankIntoDatabase(db, bank)
    if (changed > 0) announce(`Question bank: ${current} questions, ${changed} of them new or changed.`)
  } finally {
    await close()
  }
}
