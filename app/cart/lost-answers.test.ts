import { expect, test } from 'vitest'
import { addLines } from './add-lines.server.ts'
import { type CartOutcome, createMark, type LineUpdate, markLines } from './cart.ts'
import type { CartDeps } from './cart-deps.server.ts'
import { getCart, givenVisitor } from './cart-visitor.fixtures.ts'
import { changeCode, changeVariant, removeAllLines, setGiftMessage, updateLines } from './change-cart.server.ts'
import { readCart } from './read-cart.server.ts'

const FIRST = 'gid://shopify/ProductVariant/1001001'
const SECOND = 'gid://shopify/ProductVariant/1001002'
const PAIR = { merchandiseId: FIRST, quantity: 1 }

const getQuantities = (outcome: CartOutcome) =>
  getCart(outcome)?.lines.map(({ merchandiseId, quantity }) => [merchandiseId, quantity])

test('an addition that Shopify made without an answer is found by its mark [CART-02] [CART-03]', async () => {
  const { deps, lose, reported } = await givenVisitor('cart-with-lines')
  lose('answer', 'cartLinesAdd')
  expect(await addLines(deps, [PAIR])).toMatchObject({ ok: true, cart: { count: 2, lines: [{ quantity: 2 }] } })
  expect(getQuantities(await readCart(deps))).toEqual([[FIRST, 2]])
  expect(reported).toEqual([])
})

test('an addition that never arrived fails, and the next press makes it once [CART-02] [CART-03]', async () => {
  const { deps, lose } = await givenVisitor('cart-with-lines')
  lose('call', 'cartLinesAdd')
  expect(await addLines(deps, [PAIR])).toMatchObject({ ok: false, failure: 'cart.add-failed' })
  expect(getQuantities(await addLines(deps, [PAIR]))).toEqual([[FIRST, 2]])
})

test('pressed again after an answer and the reading were lost, an addition is made once [CART-02]', async () => {
  const { deps, lose } = await givenVisitor('cart-with-lines')
  lose('answer', 'cartLinesAdd')
  lose('call', 'cart')
  expect(await addLines(deps, [PAIR])).toMatchObject({ ok: false, failure: 'cart.add-failed' })
  expect(getQuantities(await addLines(deps, [PAIR]))).toEqual([[FIRST, 2]])
  // who presses a third time wants one more
  expect(getQuantities(await addLines(deps, [PAIR]))).toEqual([[FIRST, 3]])
})

test('an addition that the cart has is not repeated, so that nothing has to be taken out of it [CART-02]', async () => {
  const { deps, lose, world } = await givenVisitor('cart-with-lines')
  const addition = markLines([PAIR])
  lose('answer', 'cartLinesAdd')
  lose('call', 'cart')
  expect(await addLines(deps, addition)).toMatchObject({ ok: false, failure: 'cart.add-failed' })
  // a repeat could not be taken out
  world.faults.add({ upstream: 'shopify', operation: 'cartLinesUpdate', respond: { status: 503 } })
  expect(await addLines(deps, addition)).toMatchObject({ ok: true, cart: { count: 2 } })
})

test('who sees the goods of a lost answer in the cart and presses again wants more [CART-02]', async () => {
  const { deps, lose } = await givenVisitor('cart-with-lines')
  lose('answer', 'cartLinesAdd')
  lose('call', 'cart')
  await addLines(deps, [PAIR])
  expect(getQuantities(await readCart(deps))).toEqual([[FIRST, 2]])
  expect(getQuantities(await addLines(deps, [PAIR]))).toEqual([[FIRST, 3]])
})

test('two presses of the same goods are two, also right after another addition failed [CART-02]', async () => {
  const { deps, lose } = await givenVisitor('default-shop')
  lose('answer', 'cartCreate')
  expect(await addLines(deps, [PAIR])).toMatchObject({ ok: false })
  expect(getQuantities(await addLines(deps, [{ merchandiseId: SECOND, quantity: 1 }]))).toEqual([[SECOND, 1]])
  expect(getQuantities(await addLines(deps, [{ merchandiseId: SECOND, quantity: 1 }]))).toEqual([[SECOND, 2]])
})

test('a cart whose creation got no answer is an orphan: the next press makes one with the goods once [CART-02]', async () => {
  const { deps, lose, visitor } = await givenVisitor('default-shop')
  lose('answer', 'cartCreate')
  expect(await addLines(deps, [PAIR])).toMatchObject({ ok: false, failure: 'cart.add-failed' })
  expect(visitor.jar.has('cart_id_gb')).toBe(false)
  expect(getQuantities(await addLines(deps, [PAIR]))).toEqual([[FIRST, 1]])
})

test.each(['call', 'answer'] as const)(
  'an addition whose clean-up fails (lost %s) is made, and made once [CART-02] [CART-03]',
  async (what) => {
    const { deps, lose } = await givenVisitor('cart-with-lines')
    lose(what, 'cartLinesUpdate')
    const addition = markLines([PAIR])
    expect(await addLines(deps, addition)).toMatchObject({ ok: true, cart: { count: 2 } })
    lose(what, 'cartLinesUpdate')
    expect(await addLines(deps, addition)).toMatchObject({ ok: true })
    expect(getQuantities(await readCart(deps))).toEqual([[FIRST, 2]])
  },
)

test('a reading whose clean-up fails shows the cart, and the next one cleans up [CART-07]', async () => {
  const { deps, lose, shopify, visitor, world } = await givenVisitor('cart-with-lines')
  const cartId = visitor.jar.get('cart_id_gb') ?? ''
  await shopify.cartLinesAdd({ cartId, lines: [{ merchandiseId: SECOND, quantity: 1 }] })
  world.stock.set('1001001', 0)
  lose('call', 'cartLinesUpdate')
  expect(getQuantities(await readCart(deps))).toEqual([[SECOND, 1]])
  expect(await readCart(deps)).toMatchObject({ ok: true, notice: 'cart.adjusted' })
})

test('a refused addition says so where it cannot be taken back, and the next reading takes it back [CART-16]', async () => {
  const { deps, lose, world } = await givenVisitor('cart-with-lines')
  world.stock.set('1001002', 0)
  lose('call', 'cartLinesUpdate')
  const outcome = await addLines(deps, [{ merchandiseId: SECOND, quantity: 1 }])
  expect(outcome).toMatchObject({ ok: false, failure: 'cart.variant-unavailable' })
  expect(getQuantities(await readCart(deps))).toEqual([[FIRST, 1]])
})

type ChangeCase = [name: string, operation: string, change: (deps: CartDeps, line: LineUpdate) => Promise<CartOutcome>]
const setTwo = (deps: CartDeps, line: LineUpdate) => updateLines(deps, [{ ...line, quantity: 2 }])
const changes: ChangeCase[] = [
  ['a quantity', 'cartLinesUpdate', setTwo],
  ['a removal', 'cartLinesUpdate', (deps, line) => updateLines(deps, [{ ...line, quantity: 0 }])],
  ['a removal of all', 'cartLinesUpdate', removeAllLines],
  [
    'another size',
    'cartLinesUpdate',
    (deps, { id }) => changeVariant(deps, { lineId: id, merchandiseId: SECOND, mark: createMark() }),
  ],
  ['a gift message', 'cartAttributesUpdate', (deps) => setGiftMessage(deps, 'Happy birthday')],
  ['a code', 'cartDiscountCodesUpdate', (deps) => changeCode(deps, { code: 'SORTED', shouldApply: true })],
  [
    'a code that does not apply',
    'cartDiscountCodesUpdate',
    (deps) => changeCode(deps, { code: 'nobodys', shouldApply: true }),
  ],
]

test.each(changes)('%s that Shopify made without an answer is no failure [CART-03]', async (_, operation, change) => {
  const { deps, lose, reported } = await givenVisitor('cart-with-lines')
  const line = getCart(await readCart(deps))?.lines[0]
  lose('answer', operation)
  expect(await change(deps, { id: line?.id ?? '', ...PAIR })).toMatchObject({ ok: true, notice: null })
  expect(reported).toEqual([])
})

test.each(changes)('%s that never reached Shopify is a failure [CART-03]', async (_, operation, change) => {
  const { deps, lose, reported } = await givenVisitor('cart-with-lines')
  const line = getCart(await readCart(deps))?.lines[0]
  lose('call', operation)
  expect(await change(deps, { id: line?.id ?? '', ...PAIR })).toMatchObject({
    ok: false,
    failure: 'cart.change-failed',
  })
  expect(reported).toEqual(['cart.change-failed'])
})

/** What Shopify answers where it gives no cart: about a line that is gone, or nothing at all. */
const missingLine = [{ code: 'INVALID_MERCHANDISE_LINE', field: ['lines', '0', 'id'], message: 'No such line.' }]

test.each([
  ['about a missing line', missingLine],
  ['that names nothing', []],
])('an answer without a cart %s leaves the basket as it is [CART-15]', async (_, userErrors) => {
  for (const [name, , change] of changes) {
    const { deps, visitor, world } = await givenVisitor('cart-with-lines')
    const line = getCart(await readCart(deps))?.lines[0]
    for (const operation of ['cartLinesUpdate', 'cartAttributesUpdate', 'cartDiscountCodesUpdate'])
      world.faults.add({ upstream: 'shopify', operation, respond: { userErrors } })
    const outcome = await change(deps, { id: line?.id ?? '', ...PAIR })
    expect(outcome.cart, name).toMatchObject({ count: 1, lines: [{ quantity: 1 }] })
    expect(visitor.jar.get('cart_count_gb'), name).toBe('1')
    expect(visitor.jar.has('cart_id_gb'), name).toBe(true)
  }
})

test('an addition that is answered without a cart is looked for in the cart [CART-02]', async () => {
  const { deps, world, visitor } = await givenVisitor('cart-with-lines')
  world.faults.add({ upstream: 'shopify', operation: 'cartLinesAdd', respond: { userErrors: [] } })
  const outcome = await addLines(deps, [{ merchandiseId: SECOND, quantity: 1 }])
  expect(outcome).toMatchObject({ ok: false, failure: 'cart.add-failed', cart: { count: 1 } })
  expect(visitor.jar.get('cart_count_gb')).toBe('1')
})
