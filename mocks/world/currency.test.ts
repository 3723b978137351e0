import { expect, test } from 'vitest'
import { currencyCode, getDecimals, toDecimal, toMinorUnits } from './currency.ts'

// ISO 4217, "List one": those without two decimals.
const OTHERS: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

test('every currency has the decimals of ISO 4217, whatever people write [SIM-10]', () => {
  const others = new Map(
    Object.entries(OTHERS).flatMap(([decimals, codes]) => codes.split(' ').map((code) => [code, Number(decimals)])),
  )
  for (const code of Intl.supportedValuesOf('currency'))
    expect([code, getDecimals(code)]).toEqual([code, others.get(code) ?? 2])
})

test.each([
  ['HUF', 1_234.5, 123_450, '1234.5'],
  ['IDR', 99.99, 9_999, '99.99'],
  ['JPY', 1_505, 1_505, '1505.0'],
  ['KWD', 1.234, 1_234, '1.234'],
  ['CLF', 1.2345, 12_345, '1.2345'],
])('%s %d is %i minor units and "%s"', (currency, amount, minor, decimal) => {
  expect(toMinorUnits(amount, currency)).toBe(minor)
  expect(toDecimal(minor, currency)).toBe(decimal)
})

test('a currency that is none is refused', () => {
  expect(currencyCode.safeParse('XYZ').error?.issues[0]?.message).toBe('expected a currency like "CAD"')
})
