import { expect, test } from 'vitest'
import { addLines } from './add-lines.server.ts'
import { type CartOutcome, createMark, getOwnAttributes } from './cart.ts'
import type { CartDeps } from './cart-deps.server.ts'
import { getCart, givenVisitor } from './cart-visitor.fixtures.ts'
import { changeVariant, updateLines } from './change-cart.server.ts'
import { aShirtWithLetters, SHIRT } from './letters-check.fixtures.ts'
import { readCart } from './read-cart.server.ts'

const toVariant = (id: number) => `gid://shopify/ProductVariant/${id}`
const [FIRST, SECOND, THIRD] = [toVariant(1001001), toVariant(1001002), toVariant(1001003)]
const TEE = toVariant(2484005)
/** Two sizes of a T-shirt with three for £115. */
const [OFFERED, OFFERED_NEXT] = [toVariant(1681036), toVariant(1681037)]

/** The lines of a cart, the oldest last, as variant, quantity and what the shopper chose besides. */
const getLines = (outcome: CartOutcome) =>
  outcome.cart?.lines.map(({ merchandiseId, quantity, attributes }) => [
    merchandiseId,
    quantity,
    ...getOwnAttributes(attributes).map(({ key, value }) => `${key}=${value}`),
  ])

const findLineId = async (deps: CartDeps, variant: string) =>
  getCart(await readCart(deps))?.lines.find(({ merchandiseId }) => merchandiseId === variant)?.id ?? ''

test('a line takes another size in its place, with its attributes [CART-18]', async () => {
  const { deps, visitor, sent } = await givenVisitor('default-shop')
  const message = { key: 'message', value: 'Happy birthday' }
  for (const [merchandiseId, attributes] of [
    [THIRD, []],
    [FIRST, [message]],
    [TEE, []],
  ] as const)
    await addLines(deps, [{ merchandiseId, quantity: 2, attributes }])
  const lineId = await findLineId(deps, FIRST)
  visitor.jar.set('th_ftv', '1')
  const outcome = await changeVariant(deps, { lineId, merchandiseId: SECOND, mark: createMark() })
  expect(getLines(outcome)).toEqual([
    [TEE, 2],
    [SECOND, 2, 'message=Happy birthday'],
    [THIRD, 2],
  ])
  expect(outcome.cart?.lines[1]?.id).toBe(lineId)
  expect(visitor.jar.has('th_ftv')).toBe(false)
  expect(sent.at(-1)?.variables).toMatchObject({ lines: [{ id: lineId, quantity: 2, merchandiseId: SECOND }] })
})

test('a line keeps its part in an offer in another size [CART-18]', async () => {
  const { deps } = await givenVisitor('default-shop')
  const added = await addLines(deps, [{ merchandiseId: OFFERED, quantity: 3 }])
  expect(getCart(added)?.total).toMatchObject({ amount: '115.0' })
  const lineId = await findLineId(deps, OFFERED)
  const changed = await changeVariant(deps, { lineId, merchandiseId: OFFERED_NEXT, mark: createMark() })
  expect(getLines(changed)).toEqual([[OFFERED_NEXT, 3]])
  expect(getCart(changed)?.total).toMatchObject({ amount: '115.0' })
})

test('letters follow a shirt to its new size, and merge with the same there [CART-18]', async () => {
  const { deps } = await givenVisitor('default-shop')
  await addLines(deps, aShirtWithLetters('AB'))
  const lineId = await findLineId(deps, SHIRT.small)
  const moved = await changeVariant(deps, { lineId, merchandiseId: SHIRT.medium, mark: createMark() })
  expect(getLines(moved)?.toSorted()).toEqual([
    [SHIRT.medium, 1, 'Personalisation=AB', '_add-on=1841037 AB'],
    [SHIRT.letters, 1, '_add-on=+1841037 AB'],
  ])
  await addLines(deps, aShirtWithLetters('AB'))
  const both = await changeVariant(deps, {
    lineId: await findLineId(deps, SHIRT.small),
    merchandiseId: SHIRT.medium,
    mark: createMark(),
  })
  expect(getLines(both)?.toSorted()).toEqual([
    [SHIRT.medium, 2, 'Personalisation=AB', '_add-on=1841037 AB'],
    [SHIRT.letters, 2, '_add-on=+1841037 AB'],
  ])
})

test('a line becomes one with the same goods, also of one addition [CART-18]', async () => {
  const { deps } = await givenVisitor('default-shop')
  await addLines(deps, [
    { merchandiseId: FIRST, quantity: 1 },
    { merchandiseId: SECOND, quantity: 2 },
  ])
  const change = { lineId: await findLineId(deps, FIRST), merchandiseId: SECOND, mark: createMark() }
  expect(getLines(await changeVariant(deps, change))).toEqual([[SECOND, 3]])
  // pressed twice, or sent twice by a proxy
  expect(await changeVariant(deps, change)).toMatchObject({ ok: true, notice: null, cart: { count: 3 } })
})

test.each([
  ['sold out', 0, 'cart.variant-unavailable'],
  ['withdrawn', null, 'cart.variant-unavailable'],
] as const)('a size that is %s leaves the line as it was [CART-18] [CART-03]', async (_, stock, failure) => {
  const { deps, world, reported } = await givenVisitor('default-shop')
  await addLines(deps, [{ merchandiseId: FIRST, quantity: 2, attributes: [{ key: 'message', value: 'Hello' }] }])
  const lineId = await findLineId(deps, FIRST)
  if (stock !== null) world.stock.set('1001002', stock)
  const merchandiseId = stock === null ? toVariant(999_999_999) : SECOND
  const outcome = await changeVariant(deps, { lineId, merchandiseId, mark: createMark() })
  expect(outcome).toMatchObject({ ok: false, failure })
  expect(getLines(outcome)).toEqual([[FIRST, 2, 'message=Hello']])
  expect(getLines(await readCart(deps))).toEqual([[FIRST, 2, 'message=Hello']])
  expect(reported).toEqual([failure])
})

test('a size that Shopify refuses for another reason is not called sold out [CART-18]', async () => {
  const { deps, world, reported } = await givenVisitor('cart-with-lines')
  const lineId = await findLineId(deps, FIRST)
  const refusal = { code: 'INVALID', field: ['lines', '0', 'attributes'], message: 'Too many attributes.' }
  world.faults.add({ upstream: 'shopify', operation: 'cartLinesUpdate', respond: { userErrors: [refusal] } })
  const outcome = await changeVariant(deps, { lineId, merchandiseId: SECOND, mark: createMark() })
  expect(outcome).toMatchObject({ ok: false, failure: 'cart.change-failed' })
  expect([getLines(outcome), reported]).toEqual([[[FIRST, 1]], ['cart.change-failed']])
})

test('more than the new size has is capped and said [CART-18]', async () => {
  const { deps, world } = await givenVisitor('default-shop')
  await addLines(deps, [{ merchandiseId: FIRST, quantity: 3 }])
  world.stock.set('1001002', 2)
  const change = { lineId: await findLineId(deps, FIRST), merchandiseId: SECOND, mark: createMark() }
  expect(await changeVariant(deps, change)).toMatchObject({ notice: 'cart.capped', cart: { count: 2 } })
})

test('a quantity set in another tab stays, a line removed there stays gone [CART-18] [CART-15]', async () => {
  const { deps } = await givenVisitor('default-shop')
  await addLines(deps, [{ merchandiseId: FIRST, quantity: 1 }])
  await addLines(deps, [{ merchandiseId: TEE, quantity: 1 }])
  const lineId = await findLineId(deps, FIRST)
  await updateLines(deps, [{ id: lineId, quantity: 3, merchandiseId: FIRST }])
  const changed = await changeVariant(deps, { lineId, merchandiseId: SECOND, mark: createMark() })
  expect(getLines(changed)).toEqual([
    [TEE, 1],
    [SECOND, 3],
  ])
  await updateLines(deps, [{ id: lineId, quantity: 0, merchandiseId: SECOND }])
  const late = await changeVariant(deps, { lineId, merchandiseId: THIRD, mark: createMark() })
  expect(late).toMatchObject({ ok: true, notice: 'cart.adjusted' })
  expect(getLines(late)).toEqual([[TEE, 1]])
})

test('a failed call leaves the line and is reported, a completed cart is said [CART-18] [CART-05]', async () => {
  const { deps, world, reported } = await givenVisitor('cart-with-lines')
  const lineId = await findLineId(deps, FIRST)
  world.faults.add({ upstream: 'shopify', operation: 'cartLinesUpdate', respond: { status: 500 } })
  const change = { lineId, merchandiseId: SECOND, mark: createMark() }
  expect(await changeVariant(deps, change)).toEqual({ ok: false, failure: 'cart.change-failed' })
  expect(getLines(await readCart(deps))).toEqual([[FIRST, 1]])
  expect(reported).toEqual(['cart.change-failed'])
  const completed = await givenVisitor('cart-completed')
  expect(await changeVariant(completed.deps, change)).toMatchObject({ cart: null, notice: 'cart.completed' })
})
