import { expect, test } from 'vitest'
import { aProduct } from '../product.fixtures.ts'
import type { ProductOption } from '../product.ts'
import { EXAMPLE_FITS, getWornChoice, toChosenFit } from './example-men.ts'
import { getSit, listSits } from './sit.ts'

const trousers: ProductOption[] = [
  { type: 'waist', values: ['30', '32', '34', '36', '40'] },
  { type: 'build', values: ['Build A', 'Build B', 'Build C'] },
  { type: 'leg', values: ['30', '32', '34'] },
]
const top: ProductOption[] = [
  { type: 'size', values: ['S', 'M', 'L'] },
  { type: 'cut', values: ['Slim', 'Straight'] },
  { type: 'length', values: ['Short', 'Regular', 'Long'] },
]
const read = (...args: Parameters<typeof listSits>) =>
  listSits(...args).map(({ type, feel, own }) => `${type} ${feel} ${own}`)

test('each size is compared with that of the fit, and only with one [PDP-17]', () => {
  expect(read(trousers, [2, 1, 1], [2, 1, 1])).toEqual(['waist right 34', 'build right B', 'leg right 32'])
  expect(read(trousers, [1, 0, 0], [2, 1, 1])).toEqual(['waist tight 34', 'build tight B', 'leg short 32'])
  expect(read(trousers, [3, 2, 2], [2, 1, 1])).toEqual(['waist loose 34', 'build loose B', 'leg long 32'])
  expect(read(top, [0, 1, 0], [1, 0, 1])).toEqual(['size tight M', 'cut wider Slim', 'length short Regular'])
  expect(read(top, [2, 0, 2], [1, 1, 1])).toEqual(['size loose M', 'cut closer Straight', 'length long Regular'])
  expect(read(trousers, [1, null, 0], [2, 1, null])).toEqual(['waist tight 34'])
  expect(read(trousers, [1, 1, 1], null)).toEqual([])
})

test('the figure wears what the comparison says [PDP-17]', () => {
  expect(getSit(trousers, [0, 2, 0], [2, 1, 1])).toMatchObject({ waist: -4, build: 1, leg: -2 })
  expect(getSit(trousers, [0, 2, 0], null)).toMatchObject({ waist: 0, build: 0, leg: 0 })
  // sizes of the list that the product lacks count: M+ is between M and L
  expect(getSit(top, [2, 0, 2], [1, 0, 1])).toMatchObject({ size: 2, length: 1, isSlim: true })
  const shorts: ProductOption[] = [{ type: 'shortsleg', values: ['5', '7', '9'] }]
  expect(getSit(shorts, [null], null).shortsLeg).toBe(7)
  expect(getSit(shorts, [2], null).shortsLeg).toBe(9)
})

test('without a fit each build has sizes of its own, and a chosen size is a man [PDP-17]', () => {
  const product = aProduct({ options: trousers })
  expect(getWornChoice(product, EXAMPLE_FITS.lean)).toEqual([0, 0, 1])
  expect(getWornChoice(product, EXAMPLE_FITS.full)).toEqual([4, 2, 1])
  const cord = aProduct({
    productType: 'Shorts',
    options: [
      { type: 'size', values: ['S', 'M', 'M+', 'XL'] },
      { type: 'shortsleg', values: ['5', '7'] },
    ],
  })
  expect(getWornChoice(cord, EXAMPLE_FITS.full)).toEqual([3, null])
  expect(toChosenFit(product, [3, null, 2])).toEqual({ top: {}, bottom: { waist: '36', leg: '34' } })
  expect(toChosenFit(product, [null, 1, 2])).toBeNull()
})
