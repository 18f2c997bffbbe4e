// A process of its own for the rules bench: packs a million people, decides them all again under the law, and
// prints what that took as JSON.
import { contractConventions } from '../../src/rules/conventions.ts'
import { dayNumber } from '../../src/rules/day.ts'
import { admissionRules } from '../../src/rules/jharkhand-2020/admission.ts'
import { gazettedLaw } from '../../src/rules/jharkhand-2020/law.ts'
import { packPeople } from '../../src/rules/packed/pack.ts'
import { compileVerdict, decidePeople } from '../../src/rules/packed/verdict.ts'
import { cpuSeconds } from './rules-clock.ts'
import { benchPeople, examinationDay } from './rules-people.ts'

const people = packPeople(benchPeople(Number(process.argv[2])))
const packed = cpuSeconds()
const verdict = compileVerdict(admissionRules(gazettedLaw).serang, contractConventions)
const verdicts = decidePeople(people, verdict, dayNumber(examinationDay))
const decided = cpuSeconds() - packed
const admitted = verdicts.reduce((sum, one) => sum + one, 0)
console.log(
  JSON.stringify({
    people: people.count,
    admitted,
    made: packed,
    decided,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }),
)
