// What a requirement becomes for packed people.
import type { Conventions } from '../conventions.ts'
import type { DayNumber } from '../day.ts'
import type { Days } from './days.ts'
import type { Person } from './people.ts'

/** Whether the person meets a requirement on the day. */
export type Test = (person: Person, on: DayNumber) => boolean

/** What all tests of one verdict share: how months and ages are counted, and room to collect days. */
export type Making = { readonly conventions: Conventions; readonly days: Days }
