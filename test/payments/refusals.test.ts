import { expect, test } from 'vitest'
import { documentRefusals } from '../../src/documents/index.ts'
import { decidePaymentRefusals, reportChallanRefusals } from '../../src/payments/index.ts'
import { loadText } from '../../src/shell/text.ts'

const text = loadText(new URL('../../views/', import.meta.url))

test('every refusal says why and what to do, in both languages', () => {
  const keys = [
    ...documentRefusals.map((code) => `documents.refusal.${code}`),
    ...[...reportChallanRefusals, ...decidePaymentRefusals].map((code) => `payments.refusal.${code}`),
  ]
  expect(keys).toHaveLength(10)
  for (const key of keys)
    for (const language of ['hi', 'en'] as const)
      expect(text(language, key).split(/[.।]\s/).length, `${key} in ${language}`).toBeGreaterThanOrEqual(2)
})
