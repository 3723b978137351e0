import { expect, test } from 'vitest'
import { buildCatalogue } from './catalogue/build-catalogue.ts'
import { createStock } from './stock.ts'

test('stock cannot fall below 0', () => {
  const stock = createStock(buildCatalogue(1))
  stock.take('1001001', 1_000)
  expect(stock.available('1001001')).toBe(0)
})
