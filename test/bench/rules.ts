// `npm run bench:rules`: how quickly the rules decide, beside json-rules-engine, on the same people in one run.
// Aims are printed beside the figures; the exit code does not depend on them.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contractConventions } from '../../src/rules/conventions.ts'
import { dayNumber } from '../../src/rules/day.ts'
import { decide } from '../../src/rules/index.ts'
import { admissionDecision, admissionRules } from '../../src/rules/jharkhand-2020/admission.ts'
import { gazettedLaw } from '../../src/rules/jharkhand-2020/law.ts'
import { packPeople } from '../../src/rules/packed/pack.ts'
import { compileVerdict, decidePeople } from '../../src/rules/packed/verdict.ts'
import { mixedCases } from './rules-cases.ts'
import { atLeast, atMost, contest, cpuSeconds } from './rules-clock.ts'
import { partnerFor } from './rules-partner.ts'
import { benchPeople, examinationDay } from './rules-people.ts'

const house = fileURLToPath(new URL('../..', import.meta.url))
const count = 2000
const on = dayNumber(examinationDay)
const rules = admissionRules(gazettedLaw).serang

const people = [...benchPeople(count)]
const texts = people.map((one) => JSON.stringify(one))
const packed = packPeople(people)
const verdict = compileVerdict(rules, contractConventions)
const partner = partnerFor(rules)
const prepared = people.map((one) => partner.prepare(one, on))

const explained = (text: string) =>
  decide({
    ruleSet: 'jharkhand-2020',
    decision: 'admission',
    params: { grade: 'serang' },
    on: examinationDay,
    facts: JSON.parse(text) as unknown,
  })

const applied = admissionDecision(gazettedLaw)

const explainedOnce = (text: string) =>
  applied.ask({ grade: 'serang' }, examinationDay, JSON.parse(text) as unknown)

await sameVerdicts()
await besideThePartner()
aMillion()
mixed()

/** A comparison is worth nothing where the answers differ. */
async function sameVerdicts(): Promise<void> {
  const records = people.reduce((sum, { service }) => sum + (service?.length ?? 0), 0)
  const fast = decidePeople(packed, verdict, on)
  let admitted = 0
  for (const [i, text] of texts.entries()) {
    const ours = explained(text).outcome === 'satisfied'
    const theirs = await partner.run(prepared[i]!)
    if (ours !== theirs || ours !== (fast[i] === 1)) throw new Error(`the verdicts on person ${i} differ`)
    admitted += ours ? 1 : 0
  }
  console.log(
    `${count} people, ${partner.conditions} conditions, ${(records / count).toFixed(1)} records of service each; ` +
      `${admitted} may sit the examination for serang, by our answers, the packed ones and json-rules-engine alike`,
  )
}

async function besideThePartner(): Promise<void> {
  const contestants = [
    {
      name: 'ours, from JSON, wholly explained, and asked under every other reading and convention',
      aim: 2,
      round: () => texts.filter((text) => explained(text).outcome === 'satisfied').length,
    },
    {
      name: 'the same under the law as applied alone',
      aim: 2,
      round: () => texts.filter((text) => explainedOnce(text).outcome === 'satisfied').length,
    },
    {
      name: 'ours, from packed facts',
      aim: 10,
      round: () => decidePeople(packed, verdict, on).reduce((sum, one) => sum + one, 0),
    },
    { name: 'json-rules-engine, service summed up for it', aim: null, round: askPartner },
  ]
  const seconds = await contest(contestants, 8)
  const theirs = seconds.at(-1)!
  for (const [i, { name, aim }] of contestants.entries()) {
    const ratio = theirs / seconds[i]!
    const beside =
      aim === null ? '' : `, ${ratio.toFixed(1)} times json-rules-engine (${atLeast(ratio, aim)})`
    console.log(`${name}: ${Math.round(count / seconds[i]!)} people per CPU second${beside}`)
  }
  console.log(
    `one admission explained: ${perPerson(seconds[0]!)} µs, under the law as applied alone ` +
      `${perPerson(seconds[1]!)} µs (${atMost(micros(seconds[1]!), 60)})`,
  )
  console.log(
    `one admission from packed facts: ${perPerson(seconds[2]!)} µs (${atMost(micros(seconds[2]!), 10)})`,
  )
  printing()
}

async function askPartner(): Promise<number> {
  let admitted = 0
  for (const one of prepared) admitted += (await partner.run(one)) ? 1 : 0
  return admitted
}

/** Writing the answer out is another matter than making it, and is told apart. */
function printing(): void {
  const results = texts.map(explained)
  const begun = cpuSeconds()
  const length = results.reduce((sum, one) => sum + JSON.stringify(one).length, 0)
  const spent = perPerson(cpuSeconds() - begun)
  console.log(
    `not counted above: ${spent} µs to print the answer, ${Math.round(length / count / 1000)} kB of JSON`,
  )
}

function micros(seconds: number): number {
  return (seconds / count) * 1_000_000
}

function perPerson(seconds: number): string {
  return micros(seconds).toFixed(1)
}

function aMillion(): void {
  const script = join(house, 'test', 'bench', 'rules-million.ts')
  const told = JSON.parse(execFileSync(process.execPath, [script, '1000000'], { encoding: 'utf8' })) as {
    people: number
    admitted: number
    made: number
    decided: number
    megabytes: number
  }
  console.log(
    `${told.people} packed people decided again in ${told.decided.toFixed(1)} CPU seconds (${atMost(told.decided, 20)}), ` +
      `${told.admitted} admitted; peak memory ${Math.round(told.megabytes)} MB (${atMost(told.megabytes, 500)}); ` +
      `inventing and packing them took ${told.made.toFixed(0)} CPU seconds`,
  )
}

/** Through the command, with its start; `times` of the shell tells the CPU seconds of everything it started. */
function mixed(): void {
  const folder = mkdtempSync(join(tmpdir(), 'sukani-bench-'))
  try {
    const file = join(folder, 'cases.json')
    writeFileSync(file, JSON.stringify(mixedCases(10_000)))
    const begun = performance.now()
    const command = `npm run --silent evaluate -- '${file}' > '${join(folder, 'answers.json')}' && times`
    const told = execFileSync('sh', ['-c', command], { cwd: house, encoding: 'utf8' })
    const wall = (performance.now() - begun) / 1000
    const cpu = [...(told.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)]
      .map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds))
      .reduce((sum, one) => sum + one, 0)
    console.log(
      `10,000 cases of all decisions through the command: ${wall.toFixed(1)} s with its start (${atMost(wall, 10)}), ` +
        `${cpu.toFixed(1)} CPU seconds`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
