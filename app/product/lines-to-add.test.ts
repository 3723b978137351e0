import { expect, test } from 'vitest'
import { getGoodsAttributes } from '#app/cart/line-attributes.ts'
import { toGiftAttributes } from './gift-card/gift.ts'
import { createLinesToAdd } from './lines-to-add.ts'

const plain = { handle: 'oxford-shirt-white', isMadeToOrder: false, personalisation: null }
const SHIRT = 'gid://shopify/ProductVariant/1921001'
const LETTERS = 'gid://shopify/ProductVariant/2581001'
const shirt = {
  ...plain,
  personalisation: { merchandiseId: LETTERS, price: { amount: '10.00', currencyCode: 'GBP' }, maxLength: 10 },
}

test('adds plain goods as a line without attributes', () => {
  expect(createLinesToAdd(plain, SHIRT)).toEqual([{ merchandiseId: SHIRT, quantity: 1 }])
})

test('marks made-to-order goods for the warehouse [PDP-08]', () => {
  const [line] = createLinesToAdd({ ...plain, isMadeToOrder: true }, SHIRT)
  expect(line?.attributes).toEqual([{ key: '_mto', value: 'true' }])
})

test('adds the message to a gift card [PDP-09]', () => {
  const [line] = createLinesToAdd(plain, SHIRT, { message: 'Happy birthday' })
  expect(line?.attributes).toEqual([{ key: 'message', value: 'Happy birthday' }])
})

test('adds letters as a second line tied to the garment [PDP-07]', () => {
  const letters = { key: 'Personalisation', value: 'J.S.' }
  expect(createLinesToAdd(shirt, SHIRT, { letters: 'J.S.' })).toEqual([
    {
      merchandiseId: SHIRT,
      quantity: 1,
      productHandle: 'oxford-shirt-white',
      attributes: [letters, { key: '_add-on', value: '1921001 J.S.' }],
    },
    { merchandiseId: LETTERS, quantity: 1, attributes: [{ key: '_add-on', value: '+1921001 J.S.' }] },
  ])
})

test('ignores letters for goods without personalisation', () => {
  expect(createLinesToAdd(plain, SHIRT, { letters: 'J.S.' })).toEqual([{ merchandiseId: SHIRT, quantity: 1 }])
})

test('a copied cart has the attributes of the goods, and not those of a gift [CART-07]', () => {
  const gift = { recipientName: 'Sam', recipientEmail: 'sam@example.com', sendOn: '2026-12-24', message: 'Enjoy' }
  const lines = createLinesToAdd({ ...shirt, isMadeToOrder: true }, SHIRT, { ...gift, letters: 'J.S.' })
  const written = lines.flatMap(({ attributes = [] }) => attributes)
  const words = new Set(toGiftAttributes(gift).map(({ key }) => key))
  expect(getGoodsAttributes(written)).toEqual(written.filter(({ key }) => !words.has(key)))
  expect(words.size).toBe(5)
})
