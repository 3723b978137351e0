import { expect, test } from 'vitest'
import { addLines } from './add-lines.server.ts'
import { lineToAddSchema } from './apply-change.server.ts'
import type { CartOutcome, LineToAdd } from './cart.ts'
import { getCart, givenVisitor } from './cart-visitor.fixtures.ts'
import { updateLines } from './change-cart.server.ts'
import { aShirtWithLetters, SHIRT } from './letters-check.fixtures.ts'
import { createTie, tieAddOn } from './line-attributes.ts'
import { readCart } from './read-cart.server.ts'

const HEROES = 'gid://shopify/ProductVariant/1001001'
const letters = { key: 'Personalisation', value: 'AB' }
const tie = { key: '_add-on', value: createTie(SHIRT.small, 'AB') }
const extraTie = { key: '_add-on', value: `+${tie.value}` }
const shirt = { merchandiseId: SHIRT.small, quantity: 1, productHandle: SHIRT.handle }
const sewing = { merchandiseId: SHIRT.letters, quantity: 1 }

const getQuantities = (outcome: CartOutcome) =>
  Object.fromEntries(getCart(outcome)?.lines.map(({ merchandiseId, quantity }) => [merchandiseId, quantity]) ?? [])

test.each<[string, LineToAdd[]]>([
  ['without the letters’ price', [{ ...shirt, attributes: [letters] }]],
  ['with a tie to nothing', [{ ...shirt, attributes: [letters, tie] }]],
  [
    'with letters on two shirts for the price of one',
    [
      { ...shirt, quantity: 2, attributes: [letters, tie] },
      { ...sewing, attributes: [extraTie] },
    ],
  ],
  ['with the price of letters alone', [{ ...sewing, attributes: [extraTie] }]],
  ['with a tie of other letters', tieAddOn({ ...shirt, attributes: [letters] }, sewing, createTie(SHIRT.small, 'XY'))],
  [
    'with the tie of another size',
    tieAddOn({ ...shirt, attributes: [letters] }, sewing, createTie(SHIRT.medium, 'AB')),
  ],
  ['with a tie of no form', tieAddOn({ ...shirt, attributes: [letters] }, sewing, 'tie')],
  [
    'with something else sold as letters',
    tieAddOn({ ...shirt, attributes: [letters] }, { merchandiseId: SHIRT.medium, quantity: 1 }, tie.value),
  ],
  [
    'of goods that take no letters',
    tieAddOn(
      { merchandiseId: HEROES, quantity: 1, productHandle: 'heroes-navy', attributes: [letters] },
      sewing,
      createTie(HEROES, 'AB'),
    ),
  ],
  [
    'of goods under the name of a shirt',
    tieAddOn(
      { merchandiseId: HEROES, quantity: 1, productHandle: SHIRT.handle, attributes: [letters] },
      sewing,
      createTie(HEROES, 'AB'),
    ),
  ],
  ['of no product', tieAddOn({ ...shirt, productHandle: undefined, attributes: [letters] }, sewing, tie.value)],
  ['with letters that cannot be sewn', aShirtWithLetters('<b>')],
  ['with more letters than fit', aShirtWithLetters('ABCDEFGHIJKLM')],
  [
    'with letters beside other goods',
    [
      { merchandiseId: HEROES, quantity: 1 },
      { ...shirt, attributes: [letters] },
    ],
  ],
  ['with letters twice', [{ ...shirt, attributes: [letters, letters] }]],
  ['that is introducing', [{ merchandiseId: HEROES, quantity: 1, attributes: [{ key: '_introducing', value: 'x' }] }]],
  [
    'made to order by another word',
    [{ merchandiseId: HEROES, quantity: 1, attributes: [{ key: '_mto', value: 'x' }] }],
  ],
  ['with a word of nobody', [{ merchandiseId: HEROES, quantity: 1, attributes: [{ key: 'toString', value: 'x' }] }]],
])('an addition %s is refused, and nothing is changed [PDP-07]', async (_, lines) => {
  const { deps, sent, logged } = await givenVisitor('cart-with-lines')
  expect(lineToAddSchema.array().safeParse(lines).success).toBe(true)
  expect(await addLines(deps, lines)).toEqual({ ok: false, failure: 'cart.add-failed' })
  expect(sent).toEqual([])
  expect(logged).toHaveLength(1)
})

test('letters come with their shirt and their price, and other goods beside them [PDP-07]', async () => {
  const { deps, sent } = await givenVisitor('default-shop')
  const outcome = await addLines(deps, [{ merchandiseId: HEROES, quantity: 1 }, ...aShirtWithLetters('AB', 2)])
  expect(getQuantities(outcome)).toEqual({ [HEROES]: 1, [SHIRT.small]: 2, [SHIRT.letters]: 2 })
  expect(JSON.stringify(sent[0]?.variables)).not.toContain('productHandle')
})

test('letters whose product cannot be read now are refused, goods without letters are not [PDP-07]', async () => {
  const { deps, world, reported } = await givenVisitor('default-shop')
  world.faults.add({ upstream: 'backend', operation: '*', respond: { status: 503 } })
  expect(await addLines(deps, aShirtWithLetters())).toEqual({ ok: false, failure: 'cart.add-failed' })
  expect(reported).toEqual(['cart.add-failed'])
  expect(await addLines(deps, [{ merchandiseId: HEROES, quantity: 1 }])).toMatchObject({ ok: true })
})

test.each<[string, { shirt: number | null; letters: number | null }, Record<string, number>]>([
  ['a raised shirt', { shirt: 3, letters: null }, { [SHIRT.small]: 2, [SHIRT.letters]: 2 }],
  ['a raised pair', { shirt: 3, letters: 3 }, { [SHIRT.small]: 3, [SHIRT.letters]: 3 }],
  ['fewer letters', { shirt: null, letters: 1 }, { [SHIRT.small]: 1, [SHIRT.letters]: 1 }],
  ['fewer shirts', { shirt: 1, letters: null }, { [SHIRT.small]: 1, [SHIRT.letters]: 1 }],
  ['letters removed', { shirt: null, letters: 0 }, {}],
  ['a shirt removed', { shirt: 0, letters: null }, {}],
])('after %s there are as many letters as shirts [PDP-07]', async (_, quantities, expected) => {
  const { deps } = await givenVisitor('default-shop')
  await addLines(deps, [{ merchandiseId: HEROES, quantity: 1 }])
  const lines = getCart(await addLines(deps, aShirtWithLetters('AB', 2)))?.lines ?? []
  const change = (
    [
      [SHIRT.small, quantities.shirt],
      [SHIRT.letters, quantities.letters],
    ] as const
  ).flatMap(([merchandiseId, quantity]) => {
    const line = lines.find((candidate) => candidate.merchandiseId === merchandiseId)
    return line && quantity !== null ? [{ id: line.id, merchandiseId, quantity }] : []
  })
  expect(getQuantities(await updateLines(deps, change))).toEqual({ [HEROES]: 1, ...expected })
  expect(getQuantities(await readCart(deps))).toEqual({ [HEROES]: 1, ...expected })
})

test('letters that are made into something cheaper go, and their shirt with them [PDP-07]', async () => {
  const { deps } = await givenVisitor('cart-with-lines')
  const lines = getCart(await addLines(deps, aShirtWithLetters()))?.lines ?? []
  const id = lines.find(({ merchandiseId }) => merchandiseId === SHIRT.letters)?.id ?? ''
  const change = [{ id, quantity: 1, merchandiseId: 'gid://shopify/ProductVariant/1001002' }]
  expect(await updateLines(deps, change)).toMatchObject({ ok: false, failure: 'cart.change-failed' })
  expect(getQuantities(await readCart(deps))).toEqual({ [HEROES]: 1 })
})

test('letters that sell out take their shirt with them, and the shopper reads so [CART-07] [PDP-07]', async () => {
  const { deps, world } = await givenVisitor('cart-with-lines')
  await addLines(deps, aShirtWithLetters())
  world.stock.set('2581001', 0)
  const outcome = await readCart(deps)
  expect(outcome).toMatchObject({ ok: true, notice: 'cart.adjusted' })
  expect(getQuantities(outcome)).toEqual({ [HEROES]: 1 })
})

test('a shirt that is cut to the stock has as many letters [CART-15] [PDP-07]', async () => {
  const { deps, world } = await givenVisitor('default-shop')
  world.stock.set('1841036', 2)
  const outcome = await addLines(deps, aShirtWithLetters('AB', 3))
  expect(outcome).toMatchObject({ ok: true, notice: 'cart.capped' })
  expect(getQuantities(outcome)).toEqual({ [SHIRT.small]: 2, [SHIRT.letters]: 2 })
})

test('ties of other sales channels are left alone', async () => {
  const { deps, shopify, visitor } = await givenVisitor('cart-with-lines')
  const lines = [{ ...sewing, attributes: [{ key: '_add-on', value: 'true' }] }]
  await shopify.cartLinesAdd({ cartId: visitor.jar.get('cart_id_gb') ?? '', lines })
  expect(getQuantities(await readCart(deps))).toEqual({ [HEROES]: 1, [SHIRT.letters]: 1 })
})
