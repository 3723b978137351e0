import { expect, test } from 'vitest'
import { hasFitOption } from '#app/fit/fit-for-product.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import { aProduct } from '../product.fixtures.ts'
import type { ProductOption } from '../product.ts'
import { formatChoice, getChoiceFromSearch } from './choice.ts'
import { getFittedChoice } from './fitted-choice.ts'
import { mergeChoices } from './use-choice.ts'

const fit: SavedFit = {
  top: { size: 'M', cut: 'Slim', length: 'Regular' },
  bottom: { waist: '34', build: 'B', leg: '32', taper: 'Slim' },
}
const option = {
  waist: { type: 'waist', values: ['32', '34'] },
  build: { type: 'build', values: ['Build A', 'Build B'] },
  leg: { type: 'leg', values: ['30', '32'] },
  taper: { type: 'taper', values: ['Slim', 'Straight'] },
  size: { type: 'size', values: ['S', 'M', 'L'] },
  cut: { type: 'cut', values: ['Slim', 'Straight'] },
  shortsleg: { type: 'shortsleg', values: ['7', '9'] },
  sock: { type: 'size', values: ['S/M', 'M/L'] },
  pack: { type: 'pack', values: ['Single', '2 Pack'] },
} as const satisfies Record<string, ProductOption>

test.each([
  ['Trousers', [option.waist, option.build, option.leg], '34 / B / 32'],
  ['Trousers', [option.waist, option.taper, option.leg], '34 / Slim / 32'],
  ['Tops', [option.size, option.cut], 'M / Slim'],
  ['Shorts', [option.waist, option.build, option.shortsleg], '34 / B'],
  ['Shorts', [option.size, option.shortsleg], ''],
  ['Socks', [option.sock, option.pack], ''],
  ['Belts', [option.size], ''],
  ['Gift Card', [{ type: 'amount', values: ['25', '50'] }], ''],
] as const)('a saved fit chooses for %s with %j: "%s" [PDP-02] [PDP-15]', (productType, options, text) => {
  const product = aProduct({ productType, options })
  expect(formatChoice(options, getFittedChoice(product, fit))).toBe(text)
})

test('a size that the product lacks is not chosen', () => {
  const product = aProduct({ options: [{ type: 'waist', values: ['28', '30'] }] })
  expect(getFittedChoice(product, fit)).toEqual([null])
  expect(getFittedChoice(product, null)).toEqual([null])
})

test('the address outranks the fit, option by option [PDP-02]', () => {
  const product = aProduct({ options: [option.waist, option.build, option.leg] })
  const requested = getChoiceFromSearch(product.options, { w: '32' })
  expect(formatChoice(product.options, mergeChoices(requested, getFittedChoice(product, fit)))).toBe('32 / B / 32')
})

test.each([
  ['Trousers', [option.waist], true],
  ['Belts', [option.size], false],
  ['Socks', [option.sock], false],
  ['Belts', [], false],
  ['Shorts', [option.size, option.shortsleg], false],
] as const)('%s with %j take a fit: %s [PDP-15]', (productType, options, isFitted) => {
  expect(hasFitOption({ productType, options })).toBe(isFitted)
})
