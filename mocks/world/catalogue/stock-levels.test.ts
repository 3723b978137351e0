import { expect, test } from 'vitest'
import { buildCatalogue } from '../goods-file/build-goods-catalogue.ts'
import type { CatalogueVariant } from './catalogue.ts'

const { products, byHandle } = buildCatalogue()
const readyMade = products.filter(({ tags }) => !tags.includes('Made to Order')).flatMap(({ variants }) => variants)
const getShare = (matches: (variant: CatalogueVariant) => boolean) =>
  readyMade.filter(matches).length / readyMade.length

test('some sizes are sold out, low or pre-order, most in stock [SIM-07]', () => {
  const soldOut = getShare(({ inventory, preOrder }) => inventory === 0 && preOrder === null)
  const low = getShare(({ inventory }) => inventory > 0 && inventory < 4)
  const preOrderShare = getShare(({ preOrder }) => preOrder !== null)
  expect(soldOut).toBeGreaterThan(0.06)
  expect(soldOut).toBeLessThan(0.1)
  expect(low).toBeGreaterThan(0.04)
  expect(low).toBeLessThan(0.08)
  expect(preOrderShare).toBeGreaterThan(0.005)
  expect(preOrderShare).toBeLessThan(0.04)
})

test('pre-order sizes are not in stock [PDP-03]', () => {
  const preOrders = readyMade.filter(({ preOrder }) => preOrder !== null)
  expect(preOrders.every(({ inventory, preOrder }) => inventory === 0 && (preOrder ?? 0) > 0)).toBe(true)
})

test('some colours are sold out while others of the style are not [CART-16]', () => {
  const soldOutProducts = products.filter(({ variants }) =>
    variants.every(({ inventory, preOrder }) => inventory + (preOrder ?? 0) === 0),
  )
  expect(soldOutProducts.map(({ handle }) => handle)).toContain('julys-ecru')
  expect(soldOutProducts.length).toBeLessThan(products.length / 20)
  const siblingInStock = byHandle.get('julys-stone')?.variants.some(({ inventory }) => inventory > 0)
  expect(siblingInStock).toBe(true)
})

test('products with the tag Low Stock have little stock [COL-06]', () => {
  const lowStock = products.filter(({ tags }) => tags.includes('Low Stock'))
  expect(lowStock.length).toBeGreaterThan(5)
  for (const { handle, variants } of lowStock)
    expect(
      variants.every(({ inventory }) => inventory < 4),
      handle,
    ).toBe(true)
})

test('sizes at the ends have less stock than the middle [SIM-07]', () => {
  const average = (waist: string) => {
    const variants = readyMade.filter(
      ({ values }) => values.length === 3 && values[0] === waist && values[1]?.startsWith('Build'),
    )
    return variants.reduce((sum, { inventory }) => sum + inventory, 0) / variants.length
  }
  expect(average('34')).toBeGreaterThan(2 * average('46'))
  expect(average('34')).toBeGreaterThan(average('28'))
})
