export type { DecisionRow, KeptQuestion, ListedDecision } from './law.queries.ts'
