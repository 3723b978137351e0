import { expect, test } from 'vitest'
import type { CatalogueVariant } from '../catalogue.ts'
import { buildCatalogue } from './catalogue.ts'

const { products, byHandle } = buildCatalogue()
const ready = products.filter(({ tags }) => !tags.includes('Made to Order')).flatMap(({ variants }) => variants)
const share = (of: (variant: CatalogueVariant) => boolean) => ready.filter(of).length / ready.length

test('some is sold out, some low, some sold ahead and most of it there [SIM-07]', () => {
  const soldOut = share(({ inventory, preOrder }) => inventory === 0 && preOrder === null)
  const low = share(({ inventory }) => inventory > 0 && inventory < 4)
  const ahead = share(({ preOrder }) => preOrder !== null)
  expect(soldOut).toBeGreaterThan(0.06)
  expect(soldOut).toBeLessThan(0.1)
  expect(low).toBeGreaterThan(0.04)
  expect(low).toBeLessThan(0.08)
  expect(ahead).toBeGreaterThan(0.005)
  expect(ahead).toBeLessThan(0.04)
})

test('what is sold ahead is not on the shelf [PDP-03]', () => {
  const ahead = ready.filter(({ preOrder }) => preOrder !== null)
  expect(ahead.every(({ inventory, preOrder }) => inventory === 0 && (preOrder ?? 0) > 0)).toBe(true)
})

test('some colours are gone in every size, while others of their style are there [CART-16]', () => {
  const gone = products.filter(({ variants }) =>
    variants.every(({ inventory, preOrder }) => inventory + (preOrder ?? 0) === 0),
  )
  expect(gone.map(({ handle }) => handle)).toContain('julys-ecru')
  expect(gone.length).toBeLessThan(products.length / 20)
  const siblings = byHandle.get('julys-stone')?.variants.some(({ inventory }) => inventory > 0)
  expect(siblings).toBe(true)
})

test('what wears Low Stock is low [COL-06]', () => {
  const last = products.filter(({ tags }) => tags.includes('Low Stock'))
  expect(last.length).toBeGreaterThan(5)
  for (const { handle, variants } of last)
    expect(
      variants.every(({ inventory }) => inventory < 4),
      handle,
    ).toBe(true)
})

test('the ends of the run are thinner than its middle [SIM-07]', () => {
  const average = (waist: string) => {
    const found = ready.filter(
      ({ values }) => values.length === 3 && values[0] === waist && values[1]?.startsWith('Build'),
    )
    return found.reduce((sum, { inventory }) => sum + inventory, 0) / found.length
  }
  expect(average('34')).toBeGreaterThan(2 * average('46'))
  expect(average('34')).toBeGreaterThan(average('28'))
})
