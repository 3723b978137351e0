import { expect, test } from 'vitest'
import { getFitHint } from './fit-for-product.ts'

const fit = { bottom: { waist: '34', build: 'B', leg: '32' }, top: { size: 'M' } }
const trousers = (waist: string, build: string, leg: string) => ({
  product: { productType: 'Trousers' },
  options: [
    { key: 'Waist', value: waist },
    { key: 'Build', value: build },
    { key: 'Leg', value: leg },
  ],
})
const product = (productType: string, options: Record<string, string>) => ({
  product: { productType },
  options: Object.entries(options).map(([key, value]) => ({ key, value })),
})

test.each([
  ['the size of the fit', trousers('34', 'Build B', '32'), null],
  ['another leg', trousers('34', 'Build B', '30'), 'Leg 32'],
  ['another waist and build', trousers('36', 'Build A', '32'), 'Waist 34, Build B'],
  ['another T-shirt size', product('Tops', { Size: 'L' }), 'Size M'],
  ['an option that no fit knows', product('Socks', { Pack: '3 Pack' }), null],
  ['a length that the fit lacks', product('Tops', { Size: 'M', Length: 'Long' }), null],
  ['a belt in another size', product('Belts', { Size: 'XL' }), null],
  ['socks in their own size', product('Socks', { Size: 'M/L', Pack: 'Single' }), null],
  ['trunks in another size', product('Underwear', { Size: 'L', TrunksLeg: '5' }), null],
  ['drawcord shorts in another size', product('Shorts', { Size: 'L', ShortsLeg: '7' }), null],
])('the cart hints at the saved fit for %s: %s [FIT-18]', (_, line, hint) => {
  expect(getFitHint(line, fit)).toBe(hint)
  expect(getFitHint(line, null)).toBeNull()
})
