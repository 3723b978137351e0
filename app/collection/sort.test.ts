import { expect, test } from 'vitest'
import { parseSort, SORTS, sortProducts } from './sorts.ts'

const product = (style: string, colour: string, pounds: string, publishedAt: string) => ({
  style,
  colour: { name: colour, hex: '#000000' },
  price: { amount: pounds, currencyCode: 'GBP' },
  publishedAt,
})
const products = [
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
  ['name', ['Tan', 'Stone', 'Navy', 'Black']],
] as const)('%s sorts products and keeps the order of equals [COL-11]', (sort, colours) => {
  expect(sortProducts(products, sort).map(({ colour }) => colour.name)).toEqual(colours)
})

test('an unknown sort order is the collection’s own [COL-11]', () => {
  for (const sort of SORTS) expect(parseSort({ sort })).toBe(sort)
  expect(parseSort({ sort: 'PRICE' })).toBe('featured')
  expect(parseSort({ sort: ['name', 'newest'] })).toBe('name')
})
