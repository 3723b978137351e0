import { expect, test } from 'vitest'
import { getPackPieces, getPriceFrom } from '../price-line.tsx'
import { aProduct } from '../product.fixtures.ts'
import { getChoiceFromSearch } from './choice.ts'
import { createVariantGrid } from './variant-grid.ts'

// Socks in two sizes: singles 14, packs of three 35.
const gbp = (amount: string) => ({ amount, currencyCode: 'GBP' })
const socks = aProduct({
  price: gbp('14.00'),
  options: [
    { type: 'size', values: ['S/M', 'M/L'] },
    { type: 'pack', values: ['Single', '3 Pack'] },
  ],
  variants: createVariantGrid({
    shape: [2, 2],
    ids: [1, 2, 3, 4],
    skus: ['-1', '-2', '-3', '-4'],
    stock: [9, 9, 9, 9],
    preOrder: [],
    prices: [null, gbp('35.00'), null, gbp('35.00')],
  }),
})

test.each<[string, (number | null)[], string, boolean]>([
  ['nothing chosen', [null, null], '14.00', true],
  ['a size chosen', [1, null], '14.00', true],
  ['a pack chosen', [null, 1], '35.00', false],
  ['a single chosen', [null, 0], '14.00', false],
  ['all chosen', [1, 1], '35.00', false],
])('packs with %s cost what is still possible [PDP-15]', (_, choice, amount, isFrom) => {
  expect(getPriceFrom(socks, choice)).toEqual({ price: gbp(amount), isFrom })
})

test('goods with one price show it before a choice [PDP-01]', () => {
  expect(getPriceFrom(aProduct(), [null])).toEqual({ price: gbp('98.00'), isFrom: false })
})

test.each<[string, (number | null)[], number]>([
  ['a pack of three', [1, 1], 3],
  ['a single', [1, 0], 1],
  ['no pack chosen', [1, null], 1],
])('%s has its pieces [PDP-15]', (_, choice, pieces) => {
  expect(getPackPieces(socks, choice)).toBe(pieces)
})

test('a gift card costs its amount [PDP-09]', () => {
  const money = (amount: string) => ({ amount, currencyCode: 'GBP' })
  const card = aProduct({
    price: money('25.00'),
    options: [{ type: 'amount', values: ['25', '50'] }],
    variants: createVariantGrid({
      shape: [2],
      ids: [1, 2],
      skus: ['-25', '-50'],
      stock: [9, 9],
      preOrder: [],
      prices: [money('25.00'), money('50.00')],
    }),
  })
  const { price } = getPriceFrom(card, getChoiceFromSearch(card.options, { amount: '50' }))
  expect(price).toEqual(money('50.00'))
})
