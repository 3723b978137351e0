import { expect, test } from 'vitest'
import { parseOrderNumber } from './order.ts'

test.each([
  ['SP1001', 'SP1001'],
  ['#sp1001 ', 'SP1001'],
  ['1001', '1001'],
  ['SP-1001-B', 'SP-1001-B'],
  ['', undefined],
  ['#', undefined],
  ['SP1001" OR id:1', undefined],
  ['SP1001*', undefined],
  ['نم', undefined],
  ['9'.repeat(31), undefined],
  [undefined, undefined],
])('the order number %j is read as %j [ACC-04]', (text, number) => {
  expect(parseOrderNumber(text)).toBe(number)
})
