import { expect, test } from 'vitest'
import { SORTS, sorted, sortFromSearch } from './sort.ts'

const product = (style: string, colour: string, pounds: string, publishedAt: string) => ({
  style,
  colour: { name: colour, hex: '#000000' },
  price: { amount: pounds, currencyCode: 'GBP' },
  publishedAt,
})
const shelf = [
  product('Heroes', 'Navy', '98.00', '2024-03-01'),
  product('Enduros', 'Stone', '109.00', '2026-09-01'),
  product('Heroes', 'Black', '98.00', '2025-03-01'),
  product('Belt', 'Tan', '9.50', '2026-09-01'),
]

test.each([
  ['featured', ['Navy', 'Stone', 'Black', 'Tan']],
  ['newest', ['Stone', 'Tan', 'Black', 'Navy']],
  ['price-up', ['Tan', 'Navy', 'Black', 'Stone']],
  ['price-down', ['Stone', 'Navy', 'Black', 'Tan']],
  ['name', ['Tan', 'Stone', 'Black', 'Navy']],
] as const)('%s puts them so, and leaves equals in the shop’s order [COL-11]', (sort, colours) => {
  expect(sorted(shelf, sort).map(({ colour }) => colour.name)).toEqual(colours)
})

test('an order that nobody knows is the shop’s own [COL-11]', () => {
  for (const sort of SORTS) expect(sortFromSearch({ sort })).toBe(sort)
  expect(sortFromSearch({ sort: 'PRICE' })).toBe('featured')
  expect(sortFromSearch({ sort: ['name', 'newest'] })).toBe('name')
})
