import { expect, test } from 'vitest'
import { getFitValue, hasFitOption } from './fit-for-product.ts'
import type { OptionType } from './option-codes.ts'

const fit = {
  top: { size: 'M', chest: '40', cut: 'Slim', length: 'Regular' },
  bottom: { waist: '34', build: 'B', leg: '32', taper: 'Slim' },
}

test.each<[string, OptionType[], string[]]>([
  ['Trousers', ['waist', 'build', 'leg'], ['34', 'B', '32']],
  ['Trousers', ['waist', 'taper', 'leg'], ['34', 'Slim', '32']],
  ['Denim', ['waist', 'build', 'leg'], ['34', 'B', '32']],
  ['Shorts', ['waist', 'build', 'shortsleg'], ['34', 'B', '']],
  ['Swimwear', ['waist', 'shortsleg'], ['34', '']],
  ['Shorts', ['size', 'shortsleg'], ['', '']],
  ['Underwear', ['size', 'trunksleg'], ['', '']],
  ['Underwear', ['size', 'length'], ['M', 'Regular']],
  ['Tops', ['size', 'cut', 'length'], ['M', 'Slim', 'Regular']],
  ['Tops', ['chest', 'cut', 'length'], ['40', 'Slim', 'Regular']],
  ['Socks', ['size', 'pack'], ['', '']],
  ['Belts', ['size'], ['']],
  ['Belts', [], []],
  ['Gift Card', ['amount'], ['']],
])('a fit sizes %s with %j as %j [FIT-18] [PDP-02] [PDP-15]', (productType, types, sizes) => {
  const product = { productType, options: types.map((type) => ({ type })) }
  expect(types.map((type) => getFitValue(fit, product, type) ?? '')).toEqual(sizes)
  expect(hasFitOption(product)).toBe(sizes.some((size) => size !== ''))
  expect(types.map((type) => getFitValue(null, product, type))).toEqual(types.map(() => undefined))
})

test('an option without a size in the fit gets none', () => {
  const shirt = { productType: 'Tops', options: [{ type: 'chest' }, { type: 'cut' }] } as const
  expect(getFitValue({ top: { cut: 'Slim' }, bottom: {} }, shirt, 'chest')).toBeUndefined()
})
