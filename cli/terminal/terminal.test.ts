import { expect, test } from 'vitest'
import { formatTable } from './terminal.ts'

test('a table wraps its last column at words in a terminal [CLI-04]', () => {
  const rows = [
    ['cart', 'The shopper returns to a cart with one pair of trousers in it.'],
    ['shopify-down', 'Every call fails.'],
  ]
  expect(formatTable(rows, 50).split('\n')).toEqual([
    'cart          The shopper returns to a cart with',
    '              one pair of trousers in it.',
    'shopify-down  Every call fails.',
  ])
  expect(formatTable(rows).split('\n')).toHaveLength(2)
})
