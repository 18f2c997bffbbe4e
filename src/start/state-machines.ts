// Every machine of states that the rooms have, found by the names of their files; and their drawing.
import { readdirSync } from 'node:fs'
import { z } from 'zod'

const source = new URL('../', import.meta.url)
const Machine = z.object({ name: z.string(), moves: z.record(z.string(), z.array(z.string())) })
export type AnyMachine = z.infer<typeof Machine>

/** The machines of all `*-states.ts`, in the order of their names. */
export async function stateMachines(): Promise<AnyMachine[]> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('-states.ts'),
  )
  const modules = await Promise.all(
    files.map(async (file) =>
      z.record(z.string(), z.unknown()).parse(await import(new URL(file, source).href)),
    ),
  )
  const machines = modules.flatMap(Object.values).flatMap((value) => Machine.safeParse(value).data ?? [])
  return machines.sort((one, two) => (one.name < two.name ? -1 : 1))
}

const drawing = ({ name, moves }: AnyMachine): string => {
  const id = (state: string) => state.replaceAll('-', '_')
  const named = Object.keys(moves)
    .filter((state) => state.includes('-'))
    .map((state) => `  state "${state}" as ${id(state)}`)
  const [first] = Object.keys(moves)
  const arrows = Object.entries(moves).flatMap(([from, to]) =>
    to.length === 0 ? [`  ${id(from)} --> [*]`] : to.map((state) => `  ${id(from)} --> ${id(state)}`),
  )
  return [
    `## ${name}`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...named,
    `  [*] --> ${id(first ?? '')}`,
    ...arrows,
    '```',
    '',
  ].join('\n')
}

/** docs/states.md: each machine as a picture, made from the tables that the acts and the database obey. */
export async function drawStates(): Promise<string> {
  const head =
    '# States\n\nDrawn by `npm run draw` from the `*-states.ts` of the rooms; a test compares. The same moves stand in the table `state_moves`, and a trigger refuses every other.\n'
  return [head, ...(await stateMachines()).map(drawing)].join('\n')
}
