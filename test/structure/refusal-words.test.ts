// Every no of every act says in both languages why, and what to do.
import { expect, test } from 'vitest'
import { loadText } from '../../src/shell/text.ts'
import { refusalCodes } from '../../src/start/refusals.ts'

const text = loadText(new URL('../../views/', import.meta.url))

test('each refusal of each act has its words in both languages', async () => {
  const codes = await refusalCodes()
  for (const { act, key } of codes) {
    expect(text('hi', key), `${act} in Hindi`).toMatch(/[ऀ-ॿ].{10,}/)
    expect(text('en', key), `${act} in English`).toMatch(/[a-z].{15,}/)
  }
  expect(codes.length).toBeGreaterThan(100)
})
