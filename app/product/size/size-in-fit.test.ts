import { expect, test } from 'vitest'
import type { ProductOption } from '../product.ts'
import { getSizeInFit, type SizedProduct } from './size-in-fit.ts'
import { countVariants, createBits, encodeBits, setBit } from './size-stock.ts'

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
const SIZE: ProductOption = { type: 'size', values: ['S', 'M', 'L'] }
const SOCKS: ProductOption[] = [
  { type: 'size', values: ['S/M', 'M/L'] },
  { type: 'pack', values: ['Single', '3 Pack'] },
]

const bitsAt = (options: readonly ProductOption[], places: readonly number[]) => {
  const bits = createBits(countVariants(options))
  for (const at of places) setBit(bits, at)
  return encodeBits(bits, countVariants(options))
}
const stocked = (
  options: readonly ProductOption[],
  inStock: readonly number[],
  few: readonly number[] = [],
  productType = 'Trousers',
): SizedProduct => ({
  productType,
  sizes: { options, inStock: bitsAt(options, inStock), few: bitsAt(options, few) },
})

const fit = { bottom: { waist: '34', build: 'B', leg: '32' }, top: { size: 'M', cut: 'Slim', length: 'Regular' } }
const size = { size: '34 / B / 32', search: { w: '34', b: 'B', l: '32' }, open: [] }

test.each([
  ['in stock', [7], [], 'in'],
  ['the last few', [6, 7], [7], 'few'],
  ['out, though others are in', [0, 1, 6], [], 'out'],
] as const)('trousers are %s in my size [COL-04]', (_, inStock, few, stock) => {
  expect(getSizeInFit(stocked(TROUSERS, inStock, few), fit)).toEqual({ ...size, stock })
})

test('shorts list the legs in stock in my waist, unless one is requested [COL-04]', () => {
  const shorts = stocked(SHORTS, [0, 3, 5], [3])
  expect(getSizeInFit(shorts, fit)).toEqual({
    size: '34',
    stock: 'in',
    search: { w: '34' },
    open: [{ type: 'shortsleg', values: ['5', '9'] }],
  })
  expect(getSizeInFit(shorts, fit, { sl: '5' })).toEqual({
    size: '34 / 5',
    stock: 'few',
    search: { w: '34', sl: '5' },
    open: [],
  })
  expect(getSizeInFit(shorts, fit, { sl: ['5', '9'] })?.open).toHaveLength(1)
  expect(getSizeInFit(shorts, fit, { sl: '7' })).toMatchObject({ stock: 'out', open: [] })
})

test('the fit outranks a size in the address', () => {
  expect(getSizeInFit(stocked(TROUSERS, [7]), fit, { w: '32' })).toEqual({ ...size, stock: 'in' })
})

test.each([
  ['a shirt by a chest that the fit lacks', 'Tops', SHIRT],
  ['socks', 'Socks', SOCKS],
  ['a belt', 'Belts', [SIZE]],
  ['trunks', 'Underwear', [SIZE, { type: 'trunksleg', values: ['5'] }]],
  ['drawcord shorts', 'Shorts', [SIZE, { type: 'shortsleg', values: ['7'] }]],
  ['a product without options', 'Belts', []],
] as const)('a fit does not size %s [FIT-18]', (_, productType, options) => {
  expect(getSizeInFit(stocked(options, [0, 1, 2], [], productType), fit)).toBeNull()
})

test('a garment that is not made in the size of the fit has none', () => {
  expect(getSizeInFit(stocked(TROUSERS, [7]), { ...fit, bottom: { ...fit.bottom, waist: '46' } })).toBeNull()
})
