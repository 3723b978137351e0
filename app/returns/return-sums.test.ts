import { expect, test } from 'vitest'
import { sumReturn } from './return-sums.ts'
import { aLine, anOrder, aShirt, dpd, evri, someAnswers } from './returns.fixtures.ts'

const withDifference = (amount: string) => {
  const line = aLine()
  return anOrder([
    { ...line, sizes: line.sizes.map((size) => ({ ...size, difference: { amount, currencyCode: 'GBP' } })) },
    aShirt({ price: { amount: '60.10', currencyCode: 'GBP' } }),
  ])
}
const exchange = { outcome: 'exchange', size: ['35', 'Build B', '32'], quantity: '2' } as const
const refund = { outcome: 'refund' } as const

test.each([
  ['0.00', { 'line-1': exchange }, evri, '0.00', '0.00'],
  ['0.00', { 'line-1': exchange, 'line-2': refund }, dpd, '60.10', '3.50'],
  ['4.00', { 'line-1': exchange }, null, '0.00', '8.00'],
  ['-4.05', { 'line-1': exchange }, evri, '8.10', '0.00'],
  ['4.00', { 'line-1': { outcome: 'refund', quantity: '2' } as const }, evri, '196.00', '0.00'],
])('a difference of %s with %j by %j gives %s back and costs %s [RET-01]', (difference, lines, carrier, back, pay) => {
  const sums = sumReturn(withDifference(difference), someAnswers(lines), carrier)
  expect(sums).toEqual({
    refund: { amount: back, currencyCode: 'GBP' },
    toPay: { amount: pay, currencyCode: 'GBP' },
  })
})
