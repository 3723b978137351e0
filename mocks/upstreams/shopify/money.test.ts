import { expect, test } from 'vitest'
import { REGIONS, type RegionCode } from '#contracts/shop/regions.ts'
import { toDecimal, toMinorUnits } from '../../world/currency.ts'
import { formatPrice, formatWholePrice, getCurrencySymbol, getMoneyFormat } from './money.ts'

test.each([
  [98_00, 'GBP', '98.0'],
  [19_99, 'CAD', '19.99'],
  [19_90, 'AUD', '19.9'],
  [5, 'GBP', '0.05'],
  [0, 'GBP', '0.0'],
  [-1_50, 'GBP', '-1.5'],
  [1500, 'JPY', '1500.0'],
  [0, 'KRW', '0.0'],
  [-20, 'KRW', '-20.0'],
  [12_345, 'KWD', '12.345'],
  [12_300, 'KWD', '12.3'],
  [5, 'KWD', '0.005'],
])('%i minor units of %s are the decimal %s [SIM-10]', (minor, currency, text) => {
  expect(toDecimal(minor, currency)).toBe(text)
  expect(toMinorUnits(Number(text), currency) === minor).toBe(true)
})

test('amounts become the nearest minor unit [SIM-10]', () => {
  expect([toMinorUnits(1.005, 'GBP'), toMinorUnits(1500.5, 'JPY'), toMinorUnits(0.0004, 'KWD')]).toEqual([101, 1501, 0])
})

const inOwn = (region: RegionCode) => ({ region, currency: REGIONS[region].currency })

test('prices are formatted in the currency of the region [REG-02]', () => {
  expect([formatPrice(98_00, inOwn('gb')), formatPrice(98_00, inOwn('us')), formatPrice(98_00, inOwn('eu'))]).toEqual([
    '£98.00',
    '$98.00',
    '€98.00',
  ])
  expect(formatWholePrice(115_00, 'eu')).toBe('€115')
})

test('prices of other currencies have their sign and decimals [SIM-10]', () => {
  const format = (minor: number, currency: string) => formatPrice(minor, { region: 'us', currency })
  expect([format(98_00, 'CAD'), format(1500, 'JPY'), format(12_345, 'KWD')]).toEqual([
    'CA$98.00',
    '¥1,500',
    'KWD\u00a012.345',
  ])
  expect([getCurrencySymbol('GBP', 'gb'), getCurrencySymbol('CAD', 'us'), getCurrencySymbol('KRW', 'us')]).toEqual([
    '£',
    '$',
    '₩',
  ])
  expect([getMoneyFormat('GBP', 'gb'), getMoneyFormat('JPY', 'us')]).toEqual(['£{{amount}}', '¥{{amount_no_decimals}}'])
})
