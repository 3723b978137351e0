import { expect, test } from 'vitest'
import { REGIONS } from '#contracts/shop/regions.ts'
import { addMoney, formatAmount, formatPrice, toMinorUnits } from './money.ts'

test.each([
  ['gb', '98.00', '£98', '£98.00'],
  ['us', '1250.5', '$1,250.50', '$1,250.50'],
  ['eu', '15.0', '€15', '€15.00'],
] as const)('the %s shop formats %s as the price %s and the amount %s [REG-02]', (code, amount, price, total) => {
  const { intlLocale, currency } = REGIONS[code]
  const money = { amount, currencyCode: currency }
  expect([formatPrice(money, intlLocale), formatAmount(money, intlLocale)]).toEqual([price, total])
})

test.each([
  ['0.1', 10],
  ['-0.10', -10],
  ['115', 11500],
  ['1.999', 199],
])('%s is %i minor units', (amount, units) => {
  expect(toMinorUnits({ amount, currencyCode: 'GBP' })).toBe(units)
})

test.each([
  ['0.10', '0.20', '0.30'],
  ['98.0', '1.99', '99.99'],
  ['0.05', '-0.10', '-0.05'],
])('%s plus %s is %s', (one, other, total) => {
  const pounds = (amount: string) => ({ amount, currencyCode: 'GBP' })
  expect(addMoney(pounds(one), pounds(other))).toEqual(pounds(total))
})
