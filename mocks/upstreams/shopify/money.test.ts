import { expect, test } from 'vitest'
import { formatPrice, formatWholePrice, toDecimal } from './money.ts'

test.each([
  [98_00, '98.0'],
  [19_99, '19.99'],
  [19_90, '19.9'],
  [5, '0.05'],
  [0, '0.0'],
  [-1_50, '-1.5'],
])('%i minor units are the decimal %s', (minor, text) => {
  expect(toDecimal(minor)).toBe(text)
})

test('prices are formatted in the currency of the region [REG-02]', () => {
  expect([formatPrice(98_00, 'gb'), formatPrice(98_00, 'us'), formatPrice(98_00, 'eu')]).toEqual([
    '£98.00',
    '$98.00',
    '€98.00',
  ])
  expect(formatWholePrice(115_00, 'eu')).toBe('€115')
})
