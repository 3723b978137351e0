import { expect, test } from 'vitest'
import { linesToAdd } from './lines-to-add.ts'

const plain = { madeToOrder: false, personalisation: null }
const SHIRT = 'gid://shopify/ProductVariant/1921001'
const LETTERS = 'gid://shopify/ProductVariant/2581001'
const shirt = {
  ...plain,
  personalisation: { merchandiseId: LETTERS, price: { amount: '10.00', currencyCode: 'GBP' }, maxLength: 10 },
}

test('plain goods are a line without attributes', () => {
  expect(linesToAdd(plain, SHIRT)).toEqual([{ merchandiseId: SHIRT, quantity: 1 }])
})

test('what is made to order says so to the warehouse [PDP-08]', () => {
  const [line] = linesToAdd({ ...plain, madeToOrder: true }, SHIRT)
  expect(line?.attributes).toEqual([{ key: '_mto', value: 'true' }])
})

test('a gift card carries its message [PDP-09]', () => {
  const [line] = linesToAdd(plain, SHIRT, { message: 'Happy birthday' })
  expect(line?.attributes).toEqual([{ key: 'message', value: 'Happy birthday' }])
})

test('letters go in as a line of their own tied to its garment, in the same call [PDP-07]', () => {
  const letters = { key: 'Personalisation', value: 'J.S.' }
  expect(linesToAdd(shirt, SHIRT, { letters: 'J.S.' })).toEqual([
    { merchandiseId: SHIRT, quantity: 1, attributes: [letters, { key: '_add-on', value: '1921001 J.S.' }] },
    { merchandiseId: LETTERS, quantity: 1, attributes: [{ key: '_add-on', value: '+1921001 J.S.' }] },
  ])
})

test('letters are ignored where nothing can be put on it', () => {
  expect(linesToAdd(plain, SHIRT, { letters: 'J.S.' })).toEqual([{ merchandiseId: SHIRT, quantity: 1 }])
})
