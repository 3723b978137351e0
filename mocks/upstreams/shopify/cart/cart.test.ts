import { expect, test } from 'vitest'
import { createTestStore, getVariantGid, goods } from '../shopify.fixtures.ts'
import { completeCheckout } from './complete-checkout.ts'
import { createShopper } from './shopper.fixtures.ts'

const tee = { merchandiseId: getVariantGid(goods.tee) }
const otherTee = { merchandiseId: getVariantGid(goods.secondTee) }
const heroes = { merchandiseId: getVariantGid(goods.heroes) }

test('a cart contains the lines that were added [CART-01]', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart()
  await shopper.addLines(id, { ...tee, quantity: 2 })
  const cart = await shopper.readCart(id)
  expect(cart?.totalQuantity).toBe(2)
  expect(cart?.lines.nodes[0]?.merchandise.product.handle).toBe('sharp-tee-navy')
  expect(cart?.cost.totalAmount).toEqual({ amount: '90.0', currencyCode: 'GBP' })
})

test('the same variant and attributes share a line, which keeps its id [CART-02]', async () => {
  const shopper = createShopper()
  const engraved = { ...tee, attributes: [{ key: 'message', value: 'For Jo' }] }
  const { id, lines } = await shopper.startCart(tee)
  await shopper.addLines(id, engraved)
  const { cart } = await shopper.addLines(id, { ...tee, quantity: 2 }, engraved)
  expect(cart?.lines.nodes.map(({ quantity, attributes }) => [quantity, attributes.length])).toEqual([
    [2, 1],
    [3, 0],
  ])
  expect(cart?.lines.nodes[1]?.id).toBe(lines.nodes[0]?.id)
})

test('the newest line comes first', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart(tee)
  const { cart } = await shopper.addLines(id, heroes)
  expect(cart?.lines.nodes.map(({ merchandise }) => merchandise.product.handle)).toEqual([
    'heroes-navy',
    'sharp-tee-navy',
  ])
})

test('an update changes quantity, variant and attributes of a line', async () => {
  const shopper = createShopper()
  const { id, lines } = await shopper.startCart(tee)
  const lineId = lines.nodes[0]?.id ?? ''
  const { cart } = await shopper.updateLines(id, {
    id: lineId,
    quantity: 3,
    merchandiseId: getVariantGid(goods.tee, 1),
    attributes: [{ key: 'Size', value: 'M' }],
  })
  expect(cart?.lines.nodes).toMatchObject([
    {
      id: lineId,
      quantity: 3,
      merchandise: { id: getVariantGid(goods.tee, 1) },
      attributes: [{ key: 'Size', value: 'M' }],
    },
  ])
})

test('a line with another variant keeps its id, its place and its attributes [CART-18]', async () => {
  const shopper = createShopper()
  const attributes = [{ key: 'message', value: 'Happy birthday' }]
  const { id, lines } = await shopper.startCart(heroes, { ...tee, attributes }, { ...heroes, attributes })
  const middle = lines.nodes[1]?.id ?? ''
  const variant = getVariantGid(goods.tee, 1)
  const { cart } = await shopper.updateLines(id, { id: middle, quantity: 1, merchandiseId: variant })
  expect(cart?.lines.nodes.map((line) => line.id)).toEqual(lines.nodes.map((line) => line.id))
  expect(cart?.lines.nodes[1]).toMatchObject({ attributes, merchandise: { id: variant } })
})

test('quantity 0 removes a line, and an empty cart still exists [CART-08]', async () => {
  const shopper = createShopper()
  const { id, lines } = await shopper.startCart(tee, heroes)
  const { cart } = await shopper.updateLines(id, ...lines.nodes.map((line) => ({ id: line.id, quantity: 0 })))
  expect(cart).toMatchObject({ totalQuantity: 0, lines: { nodes: [] }, cost: { totalAmount: { amount: '0.0' } } })
})

test('lines that become equal are merged', async () => {
  const shopper = createShopper()
  const { id, lines } = await shopper.startCart(tee, { merchandiseId: getVariantGid(goods.tee, 1), quantity: 2 })
  const medium = lines.nodes.find(({ quantity }) => quantity === 2)?.id ?? ''
  const { cart } = await shopper.updateLines(id, { id: medium, merchandiseId: tee.merchandiseId })
  expect(cart?.lines.nodes.map(({ quantity }) => quantity)).toEqual([3])
})

test('a line is removed by its id; an unknown id is refused', async () => {
  const shopper = createShopper()
  const { id, lines } = await shopper.startCart(tee, heroes)
  const [first] = lines.nodes
  expect((await shopper.removeLines(id, first?.id ?? '')).cart?.lines.nodes).toHaveLength(1)
  const secondRemoval = await shopper.removeLines(id, 'gid://shopify/CartLine/none?cart=x')
  expect(secondRemoval.userErrors).toEqual([
    {
      code: 'INVALID_MERCHANDISE_LINE',
      field: ['lineIds', '0'],
      message: 'The merchandise line with id none does not exist.',
    },
  ])
  expect(secondRemoval.cart?.lines.nodes).toHaveLength(1)
})

test('an unknown variant refuses the whole mutation', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart()
  const unknown = 'gid://shopify/ProductVariant/1'
  const { cart, userErrors } = await shopper.addLines(id, tee, { merchandiseId: unknown })
  expect(cart).toBeNull()
  expect(userErrors).toEqual([
    {
      code: 'INVALID',
      field: ['lines', '1', 'merchandiseId'],
      message: 'The merchandise with id gid://shopify/ProductVariant/1 does not exist.',
    },
  ])
  expect((await shopper.readCart(id))?.totalQuantity).toBe(0)
})

test('withdrawn products cannot be added and drop out of carts [CART-07]', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart(tee, heroes)
  shopper.store.world.withdrawn.add('sharp-tee-navy')
  const cart = await shopper.readCart(id)
  expect(cart?.lines.nodes.map(({ merchandise }) => merchandise.product.handle)).toEqual(['heroes-navy'])
  expect(cart?.cost.totalAmount.amount).toBe('98.0')
  expect((await shopper.addLines(id, tee)).userErrors[0]?.code).toBe('INVALID')
  expect((await shopper.createCart({ lines: [tee] })).userErrors[0]?.field).toEqual([
    'input',
    'lines',
    '0',
    'merchandiseId',
  ])
})

test('a quantity above the stock is capped, with a warning', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart({ ...heroes, quantity: 1 })
  const { cart, userErrors, warnings } = await shopper.addLines(id, { ...heroes, quantity: 9 })
  expect(userErrors).toEqual([])
  expect(cart?.lines.nodes[0]?.quantity).toBe(4)
  expect(warnings).toEqual([
    {
      code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
      message: 'Only 3 items were added to your cart due to availability.',
      target: cart?.lines.nodes[0]?.id,
    },
  ])
  const nextChange = await shopper.addLines(id, tee)
  expect(nextChange.warnings).toEqual([])
})

test('a sold-out line has quantity 0 and a warning [CART-16]', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart()
  shopper.store.world.stock.set(goods.tee.variants[0]?.id ?? '', 0)
  const { cart, userErrors, warnings } = await shopper.addLines(id, tee)
  expect(userErrors).toEqual([])
  expect(cart).toMatchObject({ totalQuantity: 0, cost: { totalAmount: { amount: '0.0' } } })
  expect(cart?.lines.nodes).toMatchObject([{ quantity: 0, merchandise: { product: { availableForSale: true } } }])
  expect(warnings).toEqual([
    {
      code: 'MERCHANDISE_OUT_OF_STOCK',
      message: "The product 'Sharp tee, Navy - S' is already sold out.",
      target: cart?.lines.nodes[0]?.id,
    },
  ])
})

test('a line shows that its colour is sold out in every size [CART-16]', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart()
  for (const variant of goods.tee.variants) shopper.store.world.stock.set(variant.id, 0)
  const { cart } = await shopper.addLines(id, tee)
  expect(cart?.lines.nodes[0]?.merchandise.product.availableForSale).toBe(false)
})

test('stock sold elsewhere caps the next read and warns at the next change [CART-07]', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart({ ...tee, quantity: 3 }, heroes)
  shopper.store.world.stock.set(goods.tee.variants[0]?.id ?? '', 0)
  const cart = await shopper.readCart(id)
  expect(cart?.lines.nodes.map(({ quantity }) => quantity)).toEqual([1, 0])
  const { warnings } = await shopper.addLines(id, otherTee)
  expect(warnings.map(({ code, target }) => [code, target])).toEqual([
    ['MERCHANDISE_OUT_OF_STOCK', cart?.lines.nodes[1]?.id],
  ])
})

test('lines of one variant share its stock, the older line first', async () => {
  const shopper = createShopper()
  const { lines } = await shopper.startCart(
    { ...heroes, quantity: 3 },
    { ...heroes, quantity: 3, attributes: [{ key: 'message', value: 'Hi' }] },
  )
  expect(lines.nodes.map(({ quantity }) => quantity)).toEqual([1, 3])
})

test.each([
  [-1, 'INVALID', 'The quantity must be 0 or more.'],
  [1_000_000, 'LESS_THAN', 'The quantity must be less than 1000000.'],
])('a quantity of %i is refused', async (quantity, code, message) => {
  const shopper = createShopper()
  const { id } = await shopper.startCart()
  expect((await shopper.addLines(id, { ...tee, quantity })).userErrors).toEqual([
    { code, field: ['lines', '0', 'quantity'], message },
  ])
})

test('a cart holds at most 500 lines', async () => {
  const shopper = createShopper()
  const buildLines = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...tee, attributes: [{ key: 'n', value: String(from + index) }] }))
  const { id } = await shopper.startCart(...buildLines(0, 250))
  await shopper.addLines(id, ...buildLines(250, 250))
  expect((await shopper.addLines(id, ...buildLines(500, 1))).userErrors[0]?.code).toBe('LESS_THAN')
})

test('more than 250 inputs are refused', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart()
  await expect(shopper.addLines(id, ...Array.from({ length: 251 }, () => tee))).rejects.toThrow(
    'MAX_INPUT_SIZE_EXCEEDED',
  )
})

test('a discount code is allocated per line; an unknown one is not applicable [CART-12]', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart(tee, heroes)
  const { cart } = await shopper.setDiscountCodes(id, 'sorted', 'NONSENSE', 'SORTED')
  expect(cart?.discountCodes).toEqual([
    { code: 'sorted', applicable: true },
    { code: 'NONSENSE', applicable: false },
  ])
  expect(cart?.discountAllocations.map(({ code, discountedAmount }) => [code, discountedAmount.amount])).toEqual([
    ['sorted', '4.5'],
    ['sorted', '9.8'],
  ])
  expect(cart?.cost).toMatchObject({ subtotalAmount: { amount: '143.0' }, totalAmount: { amount: '128.7' } })
})

test('an offer discounts its lines and shows its title there [CART-12]', async () => {
  const shopper = createShopper('us')
  const { cart } = await shopper.createCart({ lines: [{ ...tee, quantity: 3 }] })
  expect(cart?.lines.nodes[0]).toMatchObject({
    cost: { subtotalAmount: { amount: '180.0' }, totalAmount: { amount: '150.0' } },
    discountAllocations: [{ title: 'T-shirts 3 for $150', discountedAmount: { amount: '30.0' } }],
  })
  expect(cart?.cost).toMatchObject({ subtotalAmount: { amount: '150.0' }, totalAmount: { amount: '150.0' } })
})

test('the gift message is saved as an attribute [CART-11]', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart(tee)
  await shopper.setAttributes(id, [{ key: 'gift_message', value: 'Happy birthday' }])
  expect((await shopper.readCart(id))?.attributes).toEqual([{ key: 'gift_message', value: 'Happy birthday' }])
})

test('a note has at most 5000 characters', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart(tee)
  expect((await shopper.setNote(id, 'Leave it with the porter')).cart?.note).toBe('Leave it with the porter')
  expect((await shopper.setNote(id, 'x'.repeat(5_001))).userErrors[0]?.code).toBe('NOTE_TOO_LONG')
  expect((await shopper.readCart(id))?.note).toBe('Leave it with the porter')
})

test('the buyer identity is saved; an invalid email is refused', async () => {
  const shopper = createShopper('eu')
  const { id } = await shopper.startCart(tee)
  const { cart } = await shopper.setBuyerIdentity(id, { email: 'jo@example.com', countryCode: 'DE' })
  expect(cart?.buyerIdentity).toEqual({ email: 'jo@example.com', countryCode: 'DE' })
  expect((await shopper.setBuyerIdentity(id, { email: 'jo' })).userErrors[0]).toMatchObject({
    code: 'INVALID',
    field: ['buyerIdentity', 'email'],
  })
})

test('without its key a cart hides the buyer and cannot be changed', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart(tee)
  await shopper.setBuyerIdentity(id, { email: 'jo@example.com' })
  const [idWithoutKey = ''] = id.split('?')
  expect(await shopper.readCart(idWithoutKey)).toMatchObject({ totalQuantity: 1, buyerIdentity: { email: null } })
  expect((await shopper.addLines(idWithoutKey, tee)).userErrors).toEqual([
    { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' },
  ])
})

test('a completed cart reads as null and cannot be changed [CART-05]', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart(tee)
  await completeCheckout(shopper.store.world, id)
  expect(await shopper.readCart(id)).toBeNull()
  expect((await shopper.addLines(id, tee)).userErrors[0]?.message).toBe('The specified cart does not exist.')
})

test('each region has its own currency and carts [CART-02]', async () => {
  const store = createTestStore()
  const carts = await Promise.all(
    (['gb', 'us', 'eu'] as const).map((region) => createShopper(region, store).startCart(tee)),
  )
  expect(carts.map(({ cost }) => [cost.totalAmount.amount, cost.totalAmount.currencyCode])).toEqual([
    ['45.0', 'GBP'],
    ['60.0', 'USD'],
    ['55.0', 'EUR'],
  ])
  expect(await createShopper('us', store).readCart(carts[0]?.id ?? '')).toBeNull()
})

test('the checkout URL contains region, token and key', async () => {
  const { id, checkoutUrl } = await createShopper('eu').startCart(tee)
  const [, token, key] = /Cart\/([^?]+)\?key=(.+)$/.exec(id) ?? []
  expect(checkoutUrl).toBe(`http://backend.test/checkout/eu/${token}?key=${key}`)
})

test('carts are dated by the clock of their world', async () => {
  const shopper = createShopper()
  shopper.store.world.clock.set(new Date('2027-02-03T04:05:06Z'))
  const cart = await shopper.startCart(tee)
  shopper.store.world.clock.advance(60_000)
  const { cart: changedCart } = await shopper.addLines(cart.id, tee)
  expect(cart.createdAt).toMatch(/^2027-02-03T04:05:06/)
  expect(changedCart?.updatedAt).toMatch(/^2027-02-03T04:06/)
})

test('concurrent changes are all applied [SIM-02]', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart()
  await Promise.all(Array.from({ length: 10 }, () => shopper.addLines(id, tee)))
  expect((await shopper.readCart(id))?.totalQuantity).toBe(10)
})

test('note, phone, country and preferences are saved in the record [SIM-02]', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart()
  await shopper.setNote(id, 'Leave it with the neighbours')
  await shopper.setBuyerIdentity(id, {
    phone: '+447700900123',
    countryCode: 'GB',
    preferences: { wallet: ['shop_pay'] },
  })
  expect(shopper.store.world.carts.findFirst((query) => query.where({ id }))).toMatchObject({
    note: 'Leave it with the neighbours',
    buyer: { phone: '+447700900123', countryCode: 'GB', preferences: { wallet: ['shop_pay'] } },
  })
  await shopper.setBuyerIdentity(id, { email: 'jo@example.com' })
  expect(shopper.store.world.carts.findFirst((query) => query.where({ id }))).toMatchObject({
    buyerEmail: 'jo@example.com',
    buyer: { phone: '+447700900123' },
  })
})

test('a cart expires after 14 days without a change', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart()
  const advanceDays = (count: number) => shopper.store.world.clock.advance(count * 24 * 60 * 60 * 1000)
  advanceDays(13)
  expect(await shopper.readCart(id)).not.toBeNull()
  await shopper.setNote(id, 'Still here')
  advanceDays(13)
  expect(await shopper.readCart(id)).not.toBeNull()
  advanceDays(2)
  expect(await shopper.readCart(id)).toBeNull()
  expect((await shopper.setNote(id, 'Too late')).userErrors).toMatchObject([{ code: 'INVALID', field: ['cartId'] }])
})
