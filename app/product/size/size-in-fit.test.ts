import { expect, test } from 'vitest'
import type { ProductOption } from '../product.ts'
import { sizeInFit } from './size-in-fit.ts'
import { bitsToText, noBits, type SizeStock, setBit, variantCount } from './size-stock.ts'

const TROUSERS: ProductOption[] = [
  { type: 'waist', values: ['32', '34'] },
  { type: 'build', values: ['Build A', 'Build B'] },
  { type: 'leg', values: ['30', '32'] },
]
const SHORTS: ProductOption[] = [
  { type: 'waist', values: ['32', '34'] },
  { type: 'shortsleg', values: ['5', '7', '9'] },
]
const SHIRT: ProductOption[] = [
  { type: 'chest', values: ['38', '40'] },
  { type: 'cut', values: ['Slim'] },
]
const SOCKS: ProductOption[] = [
  { type: 'size', values: ['S/M', 'M/L'] },
  { type: 'pack', values: ['Single', '3 Pack'] },
]

const bitsAt = (options: readonly ProductOption[], places: readonly number[]) => {
  const bits = noBits(variantCount(options))
  for (const at of places) setBit(bits, at)
  return bitsToText(bits)
}
const stocked = (
  options: readonly ProductOption[],
  inStock: readonly number[],
  few: readonly number[] = [],
): SizeStock => ({
  options,
  inStock: bitsAt(options, inStock),
  few: bitsAt(options, few),
})

const fit = { bottom: { waist: '34', build: 'B', leg: '32' }, top: { size: 'M', cut: 'Slim', length: 'Regular' } }
const size = { size: '34 / B / 32', search: { w: '34', b: 'B', l: '32' }, open: [] }

test.each([
  ['in stock', [7], [], 'in'],
  ['the last few', [6, 7], [7], 'few'],
  ['out, though others are in', [0, 1, 6], [], 'out'],
] as const)('a pair of trousers is %s in my size [COL-04]', (_, inStock, few, stock) => {
  expect(sizeInFit(stocked(TROUSERS, inStock, few), fit)).toEqual({ ...size, stock })
})

test('of shorts it is said which legs are there in my size, unless one was asked for [COL-04]', () => {
  const shorts = stocked(SHORTS, [0, 3, 5], [3])
  expect(sizeInFit(shorts, fit)).toEqual({
    size: '34',
    stock: 'in',
    search: { w: '34' },
    open: [{ type: 'shortsleg', values: ['5', '9'] }],
  })
  expect(sizeInFit(shorts, fit, { sl: '5' })).toEqual({
    size: '34 / 5',
    stock: 'few',
    search: { w: '34', sl: '5' },
    open: [],
  })
  expect(sizeInFit(shorts, fit, { sl: ['5', '9'] })?.open).toHaveLength(1)
  expect(sizeInFit(shorts, fit, { sl: '7' })).toMatchObject({ stock: 'out', open: [] })
})

test('a fit overrules what the address asks for: it is the shopper’s own size', () => {
  expect(sizeInFit(stocked(TROUSERS, [7]), fit, { w: '32' })).toEqual({ ...size, stock: 'in' })
})

test.each([
  ['it does not say how wide the chest is', SHIRT],
  ['socks have a size of their own', SOCKS],
  ['there is nothing to choose', []],
] as const)('nothing is said where %s', (_, options) => {
  expect(sizeInFit(stocked(options, [0]), fit)).toBeNull()
})

test('nothing is said of a garment that is not made in the size', () => {
  expect(sizeInFit(stocked(TROUSERS, [7]), { ...fit, bottom: { ...fit.bottom, waist: '46' } })).toBeNull()
})
