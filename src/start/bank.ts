// `npm run bank -- check`: counts the question bank and names, with file and line, whatever is wrong with it.
import {
  countBank,
  findFavouredLetters,
  findShortages,
  findUndrawable,
} from '../examinations/bank/check-bank.ts'
import { readBank } from '../examinations/bank/read-bank.ts'

if (process.argv[2] === 'check') process.exitCode = check() === 0 ? 0 : 1
else {
  console.error('usage: npm run bank -- check')
  process.exitCode = 2
}

/** Prints the bank and returns how many faults it has. */
function check(): number {
  const { papers, items, problems } = readBank()
  console.log(`${papers.length} default papers, ${items.length} questions`)
  for (const count of countBank(items)) {
    console.log(`${count.grade} ${count.section} ${count.kind}: en ${count.en}, hi ${count.hi}`)
  }
  const faults = [
    ...problems.map(({ file, line, says }) => `question-bank/${file}:${line} ${says}`),
    ...findUndrawable(papers, items).map(({ file, line, id }) => {
      return `question-bank/${file}:${line} ${id}: no line of the default paper draws it (section, kind, marks)`
    }),
    ...findShortages(papers, items).map(({ grade, section, kinds, marks, have, need }) => {
      return `short: ${grade} ${section}, ${kinds.join(' or ')} of ${marks} marks: ${have} of ${need}`
    }),
    ...findFavouredLetters(items).map(({ grade, letter, times, of }) => {
      return `${grade}: ${letter} is the key of ${times} of ${of} single choices`
    }),
  ]
  for (const fault of faults) console.log(fault)
  console.log(faults.length === 0 ? 'no problems' : `${faults.length} problems`)
  return faults.length
}
