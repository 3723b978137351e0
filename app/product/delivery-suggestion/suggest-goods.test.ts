import { expect, test } from 'vitest'
import type { ListedProduct } from '../listed-product.ts'
import { createBits, encodeBits, setBit } from '../size/size-stock.ts'
import { suggestGoods } from './suggest-goods.ts'

const SIZES = ['S', 'M', 'L']

/** Goods in three sizes, of which those at `inStock` are available. */
function goods(handle: string, price: string, productType: string, inStock = [0, 1, 2]): ListedProduct {
  const bits = createBits(SIZES.length)
  for (const at of inStock) setBit(bits, at)
  const options = [{ type: 'size' as const, values: SIZES }]
  return {
    handle,
    subtitle: null,
    secondImage: null,
    style: handle,
    colour: { name: 'Navy', hex: null },
    price: { amount: price, currencyCode: 'GBP' },
    compareAtPrice: null,
    badge: null,
    image: '',
    availability: inStock.length > 0 ? 'available' : 'sold-out',
    colours: [],
    productId: '1',
    sku: '',
    category: productType,
    productType,
    publishedAt: null,
    colourFamily: null,
    cloth: null,
    legShape: null,
    sizes: {
      options,
      inStock: encodeBits(bits, SIZES.length),
      few: encodeBits(createBits(SIZES.length), SIZES.length),
    },
  }
}

const SOCKS = goods('socks', '14.00', 'Socks')
const BELT = goods('belt', '89.00', 'Belts')
const TEE = goods('tee', '45.00', 'Tops')
const CART = { missing: 1_200, handles: ['heroes'], productTypes: ['Trousers'], fit: null }
const suggest = (products: readonly ListedProduct[], want: Partial<typeof CART> & { fit?: object } = {}) =>
  suggestGoods(products, { ...CART, ...want } as typeof CART).map(({ handle }) => handle)

test('suggests goods of other types that cost what is missing or slightly more [PDP-06]', () => {
  expect(suggest([BELT, TEE, SOCKS])).toEqual(['socks', 'belt'])
  expect(suggest([BELT, TEE, SOCKS], { missing: 2_000 })).toEqual(['belt', 'tee'])
  expect(suggest([BELT, TEE, SOCKS], { productTypes: ['Socks'] })).toEqual(['belt', 'tee'])
})

test('suggests one of a kind, and nothing that is in the cart, sold out or too cheap [PDP-06]', () => {
  expect(suggest([SOCKS, goods('more-socks', '16.00', 'Socks')])).toEqual(['socks'])
  expect(suggest([SOCKS], { handles: ['socks'] })).toEqual([])
  expect(suggest([goods('gone', '14.00', 'Socks', [])])).toEqual([])
  expect(suggest([SOCKS], { missing: 1_401 })).toEqual([])
  expect(suggest([goods('card', '25.00', 'Gift Card')])).toEqual([])
})

test('suggests a shirt in the size of a saved fit only, and says which [PDP-06] [FIT-18]', () => {
  const fit = { top: { size: 'M' as const }, bottom: {} }
  expect(suggestGoods([TEE], { ...CART, fit })).toMatchObject([{ handle: 'tee', size: 'M', search: { s: 'M' } }])
  expect(suggestGoods([goods('tee', '45.00', 'Tops', [0, 2])], { ...CART, fit })).toEqual([])
  expect(suggestGoods([SOCKS], { ...CART, fit })).toMatchObject([{ handle: 'socks', size: null }])
})
