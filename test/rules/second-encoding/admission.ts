// May this person sit the examination? Each grade is written out line by line from the rules' table.
import { firstClassMaster, secondClassMaster, serang } from './admission-deck.ts'
import { firstClassEngineDriver, inlandEngineer, secondClassEngineDriver } from './admission-engine.ts'
import type { Admission } from './counting.ts'
import type { Mariner } from './mariner.ts'

export const admissions: Readonly<Record<string, (mariner: Mariner, on: string) => Admission>> = {
  serang,
  'second-class-engine-driver': secondClassEngineDriver,
  'first-class-engine-driver': firstClassEngineDriver,
  'inland-engineer': inlandEngineer,
  'second-class-master': secondClassMaster,
  'first-class-master': firstClassMaster,
}
