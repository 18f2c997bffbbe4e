// The door of the examinations room. It owns the question bank in question-bank/.
export type { BankItem } from './bank/bank-item.ts'
export type { BankPaper } from './bank/bank-paper.ts'
export { type Bank, readBank } from './bank/read-bank.ts'
