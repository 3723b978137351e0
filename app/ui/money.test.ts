import { expect, test } from 'vitest'
import { REGIONS } from '#app/region/regions.ts'
import { amountDue, minorUnits, priceTag, sum } from './money.ts'

test.each([
  ['gb', '98.00', '£98', '£98.00'],
  ['us', '1250.5', '$1,250.50', '$1,250.50'],
  ['eu', '15.0', '€15', '€15.00'],
] as const)('the %s shop shows %s as %s and, in a sum, %s [REG-02]', (code, amount, tag, due) => {
  const { intlLocale, currency } = REGIONS[code]
  const money = { amount, currencyCode: currency }
  expect([priceTag(money, intlLocale), amountDue(money, intlLocale)]).toEqual([tag, due])
})

test.each([
  ['0.1', 10],
  ['-0.10', -10],
  ['115', 11500],
  ['1.999', 199],
])('%s is %i minor units', (amount, units) => {
  expect(minorUnits({ amount, currencyCode: 'GBP' })).toBe(units)
})

test.each([
  ['0.10', '0.20', '0.30'],
  ['98.0', '1.99', '99.99'],
  ['0.05', '-0.10', '-0.05'],
])('%s and %s are %s', (one, other, together) => {
  const pounds = (amount: string) => ({ amount, currencyCode: 'GBP' })
  expect(sum(pounds(one), pounds(other))).toEqual(pounds(together))
})
