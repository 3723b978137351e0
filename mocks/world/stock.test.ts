import { expect, test } from 'vitest'
import { buildCatalogue } from './goods-file/build-goods-catalogue.ts'
import { createStock } from './stock.ts'

test('stock cannot fall below 0', () => {
  const stock = createStock(buildCatalogue(1))
  stock.take('1001001', 1_000)
  expect(stock.available('1001001')).toBe(0)
})

test('goods that came back are stock while the clock says so', () => {
  let arrived = new Map([['1001001', 2]])
  const stock = createStock(buildCatalogue(1), { saved: { '1001001': 0 }, countArrivedGoods: () => arrived })
  expect(stock.available('1001001')).toBe(2)
  stock.take('1001001', 1)
  expect([stock.available('1001001'), stock.getOverrides(), stock.getSaved()]).toEqual([
    1,
    { '1001001': 1 },
    { '1001001': -1 },
  ])
  arrived = new Map()
  expect(stock.available('1001001')).toBe(0)
})
