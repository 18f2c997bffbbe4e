// `npm run draw`: writes docs/states.md anew.
import { writeFile } from 'node:fs/promises'
import { drawStates } from './state-machines.ts'

await writeFile(new URL('../../docs/states.md', import.meta.url), await drawStates())
