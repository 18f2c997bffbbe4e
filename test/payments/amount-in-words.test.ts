import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountInWords } from '../../src/payments/index.ts'
import { loadText } from '../../src/shell/text.ts'

const text = loadText(new URL('../../views/', import.meta.url))

test.each([
  [0, 'Rupees zero only', 'शून्य रुपये मात्र'],
  [1, 'Rupee one only', 'एक रुपया मात्र'],
  [21, 'Rupees twenty-one only', 'इक्कीस रुपये मात्र'],
  [100, 'Rupees one hundred only', 'एक सौ रुपये मात्र'],
  [500, 'Rupees five hundred only', 'पाँच सौ रुपये मात्र'],
  [1_999, 'Rupees one thousand nine hundred ninety-nine only', 'एक हज़ार नौ सौ निन्यानवे रुपये मात्र'],
  [20_000, 'Rupees twenty thousand only', 'बीस हज़ार रुपये मात्र'],
  [1_00_000, 'Rupees one lakh only', 'एक लाख रुपये मात्र'],
  [
    12_34_567,
    'Rupees twelve lakh thirty-four thousand five hundred sixty-seven only',
    'बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ रुपये मात्र',
  ],
  [1_00_00_001, 'Rupees one crore one only', 'एक करोड़ एक रुपये मात्र'],
  [
    99_99_99_999,
    'Rupees ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine only',
    'निन्यानवे करोड़ निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे रुपये मात्र',
  ],
])('%d rupees are written out in both languages, in lakh and crore', (rupees, english, hindi) => {
  expect(amountInWords(rupees * 100, 'en', text)).toBe(english)
  expect(amountInWords(rupees * 100, 'hi', text)).toBe(hindi)
})

test('paise are written out beside the rupees', () => {
  expect(amountInWords(50_050, 'en', text)).toBe('Rupees five hundred and fifty paise only')
  expect(amountInWords(50_050, 'hi', text)).toBe('पाँच सौ रुपये पचास पैसे मात्र')
})

test('no two amounts have the same words, in either language', () => {
  const amount = fc.integer({ min: 0, max: 99_99_99_999 })
  fc.assert(
    fc.property(amount, amount, (one, two) => {
      for (const language of ['en', 'hi'] as const)
        expect(amountInWords(one * 100, language, text) === amountInWords(two * 100, language, text)).toBe(
          one === two,
        )
    }),
  )
  const below = Array.from({ length: 1_000 }, (_one, rupees) => amountInWords(rupees * 100, 'hi', text))
  expect(new Set(below).size).toBe(1_000)
})
