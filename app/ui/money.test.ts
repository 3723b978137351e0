import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { ALL_REGIONS, REGIONS } from '#contracts/shop/regions.ts'
import { addMoney, formatAmount, formatPrice, toMinorUnits, toMoney } from './money.ts'

test.each([
  ['gb', '98.00', '£98', '£98.00'],
  ['us', '1250.5', '$1,250.50', '$1,250.50'],
  ['eu', '15.0', '€15', '€15.00'],
] as const)('the %s shop formats %s as the price %s and the amount %s [REG-02]', (code, amount, price, total) => {
  const { intlLocale, currency } = REGIONS[code]
  const money = { amount, currencyCode: currency }
  expect([formatPrice(money, intlLocale), formatAmount(money, intlLocale)]).toEqual([price, total])
})

test('every amount is written as Intl writes it [REG-02]', () => {
  const euros = { locale: 'en-GB', currency: 'EUR' }
  const places = [...ALL_REGIONS.map(({ intlLocale: locale, currency }) => ({ locale, currency })), euros]
  assert(
    property(
      constantFrom(...places),
      integer({ min: -10_000_000_00, max: 10_000_000_00 }),
      ({ locale, currency }, units) => {
        const create = (trailingZeroDisplay: 'auto' | 'stripIfInteger') =>
          new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay }).format(units / 100)
        const money = toMoney(units, currency)
        expect(formatPrice(money, locale)).toBe(create('stripIfInteger'))
        expect(formatAmount(money, locale)).toBe(create('auto'))
      },
    ),
  )
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
