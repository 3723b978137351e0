import { expect, test } from 'vitest'
import { aProduct } from '../product.fixtures.ts'
import {
  formatChoice,
  getChoiceFromSearch,
  getColourState,
  getMissingOptions,
  getValueState,
  getVariant,
} from './choice.ts'
import { createVariantGrid } from './variant-grid.ts'

// Waists 32 and 34 by builds A and B: 34 / A is sold out, 32 / B is a pre-order, 34 / B is available.
const product = aProduct({
  options: [
    { type: 'waist', values: ['32', '34'] },
    { type: 'build', values: ['Build A', 'Build B'] },
  ],
  variants: createVariantGrid({
    shape: [2, 2],
    ids: [1, 2, 3, 4],
    skus: ['-32A', '-32B', '-34A', '-34B'],
    stock: [5, 7, 0, 2],
    preOrder: [1],
  }),
})
const choose = (search: Record<string, string>) => getChoiceFromSearch(product.options, search)

test.each([
  [{ w: '34', b: 'B' }, '34 / B'],
  [{ w: '34', b: 'build b' }, '34 / B'],
  [{ w: '34' }, '34'],
  [{ w: '99', b: '<script>' }, ''],
  [{ l: '32', utm_source: 'x' }, ''],
])('the address %j chooses "%s" [PDP-01]', (search, text) => {
  expect(formatChoice(product.options, choose(search))).toBe(text)
})

test('a complete choice has a variant and its stock [PDP-01]', () => {
  expect(getVariant(product, choose({ w: '34', b: 'B' }))).toEqual({
    state: 'available',
    merchandiseId: 'gid://shopify/ProductVariant/4',
    left: 2,
  })
})

test('a variant without stock is sold out, a pre-order is not available [PDP-03]', () => {
  expect(getVariant(product, choose({ w: '34', b: 'A' }))).toEqual({ state: 'sold-out' })
  expect(getVariant(product, choose({ w: '32', b: 'B' }))).toEqual({ state: 'pre-order' })
})

test.each([
  [5, false, 1, 'available'],
  [0, false, 1, 'sold-out'],
  [5, true, 1, 'pre-order'],
  [0, true, 1, 'sold-out'],
  [5, false, 0, 'sold-out'],
])('stock %i, pre-order %s and id %i make it %s [PDP-03]', (left, ahead, id, state) => {
  const variants = createVariantGrid({ shape: [1], ids: [id], skus: [''], stock: [left], preOrder: ahead ? [0] : [] })
  expect(getVariant(aProduct({ variants }), [0])?.state).toBe(state)
})

test('the options without a value are the missing ones', () => {
  expect(getMissingOptions(product.options, choose({})).map(({ type }) => type)).toEqual(['waist', 'build'])
  expect(getMissingOptions(product.options, choose({ b: 'A' })).map(({ type }) => type)).toEqual(['waist'])
  expect(getVariant(product, choose({ w: '34' }))).toBeNull()
})

test('only earlier options rule a value out [PDP-03]', () => {
  const choice = choose({ w: '34', b: 'A' })
  const states = (option: number) => [0, 1].map((value) => getValueState(product, choice, option, value))
  expect(states(0)).toEqual(['available', 'available'])
  expect(states(1)).toEqual(['sold-out', 'available'])
  expect(getValueState(product, choose({ w: '32' }), 1, 1)).toBe('pre-order')
})

test('an option with one value is always chosen', () => {
  expect(getChoiceFromSearch([{ type: 'length', values: ['Regular'] }], {})).toEqual([0])
})

test('a colour is as available as its best size [PDP-03]', () => {
  expect(getColourState(product)).toBe('available')
  const oneSize = { shape: [1], ids: [1], skus: [''] }
  const isAhead = createVariantGrid({ ...oneSize, stock: [5], preOrder: [0] })
  expect(getColourState(aProduct({ variants: isAhead }))).toBe('pre-order')
  const isSoldOut = createVariantGrid({ ...oneSize, stock: [0], preOrder: [] })
  expect(getColourState(aProduct({ variants: isSoldOut }))).toBe('sold-out')
})
