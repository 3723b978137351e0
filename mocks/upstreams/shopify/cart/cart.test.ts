import { expect, test } from 'vitest'
import { createTestStore, getVariantGid, goods } from '../shopify.fixtures.ts'
import { completeCheckout } from './complete-checkout.ts'
import { createShopper } from './shopper.fixtures.ts'

const tee = { merchandiseId: getVariantGid(goods.tee) }
const otherTee = { merchandiseId: getVariantGid(goods.secondTee) }
const heroes = { merchandiseId: getVariantGid(goods.heroes) }

test('a second read sees what was added [CART-01]', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart()
  await shopper.addLines(id, { ...tee, quantity: 2 })
  const cart = await shopper.readCart(id)
  expect(cart?.totalQuantity).toBe(2)
  expect(cart?.lines.nodes[0]?.merchandise.product.handle).toBe('sharp-tee-navy')
  expect(cart?.cost.totalAmount).toEqual({ amount: '90.0', currencyCode: 'GBP' })
})

test('the same goods with the same attributes share a line, which keeps its id [CART-02]', async () => {
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

test('what was added last comes first', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart(tee)
  const { cart } = await shopper.addLines(id, heroes)
  expect(cart?.lines.nodes.map(({ merchandise }) => merchandise.product.handle)).toEqual([
    'heroes-navy',
    'sharp-tee-navy',
  ])
})

test('an update changes quantity, goods and attributes of a line', async () => {
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

test('a quantity of 0 removes a line, and an emptied cart is still a cart [CART-08]', async () => {
  const shopper = createShopper()
  const { id, lines } = await shopper.startCart(tee, heroes)
  const { cart } = await shopper.updateLines(id, ...lines.nodes.map((line) => ({ id: line.id, quantity: 0 })))
  expect(cart).toMatchObject({ totalQuantity: 0, lines: { nodes: [] }, cost: { totalAmount: { amount: '0.0' } } })
})

test('lines that become alike are merged', async () => {
  const shopper = createShopper()
  const { id, lines } = await shopper.startCart(tee, { merchandiseId: getVariantGid(goods.tee, 1), quantity: 2 })
  const medium = lines.nodes.find(({ quantity }) => quantity === 2)?.id ?? ''
  const { cart } = await shopper.updateLines(id, { id: medium, merchandiseId: tee.merchandiseId })
  expect(cart?.lines.nodes.map(({ quantity }) => quantity)).toEqual([3])
})

test('a line is removed by its id; one that is not there is named', async () => {
  const shopper = createShopper()
  const { id, lines } = await shopper.startCart(tee, heroes)
  const [first] = lines.nodes
  expect((await shopper.removeLines(id, first?.id ?? '')).cart?.lines.nodes).toHaveLength(1)
  const again = await shopper.removeLines(id, 'gid://shopify/CartLine/gone?cart=x')
  expect(again.userErrors).toEqual([
    {
      code: 'INVALID_MERCHANDISE_LINE',
      field: ['lineIds', '0'],
      message: 'The merchandise line with id gone does not exist.',
    },
  ])
  expect(again.cart?.lines.nodes).toHaveLength(1)
})

test('goods that nobody knows are refused, and nothing else of the mutation happens', async () => {
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

test('withdrawn goods cannot be added and fall out of carts [CART-07]', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart(tee, heroes)
  shopper.store.world.withdrawn.add('sharp-tee-navy')
  const after = await shopper.readCart(id)
  expect(after?.lines.nodes.map(({ merchandise }) => merchandise.product.handle)).toEqual(['heroes-navy'])
  expect(after?.cost.totalAmount.amount).toBe('98.0')
  expect((await shopper.addLines(id, tee)).userErrors[0]?.code).toBe('INVALID')
  expect((await shopper.createCart({ lines: [tee] })).userErrors[0]?.field).toEqual([
    'input',
    'lines',
    '0',
    'merchandiseId',
  ])
})

test('more than there is: the quantity is capped and a warning counts what was added', async () => {
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
  const next = await shopper.addLines(id, tee)
  expect(next.warnings).toEqual([])
})

test('sold out: the line stands with quantity 0 and a warning points at it [CART-16]', async () => {
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

test('a colour that is gone in every size says so on the line [CART-16]', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart()
  for (const variant of goods.tee.variants) shopper.store.world.stock.set(variant.id, 0)
  const { cart } = await shopper.addLines(id, tee)
  expect(cart?.lines.nodes[0]?.merchandise.product.availableForSale).toBe(false)
})

test('what is sold elsewhere in the meantime shows at the next read, and warns at the next change [CART-07]', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart({ ...tee, quantity: 3 }, heroes)
  shopper.store.world.stock.set(goods.tee.variants[0]?.id ?? '', 0)
  const read = await shopper.readCart(id)
  expect(read?.lines.nodes.map(({ quantity }) => quantity)).toEqual([1, 0])
  const { warnings } = await shopper.addLines(id, otherTee)
  expect(warnings.map(({ code, target }) => [code, target])).toEqual([
    ['MERCHANDISE_OUT_OF_STOCK', read?.lines.nodes[1]?.id],
  ])
})

test('lines of one variant share its stock, the older one first', async () => {
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

test('a cart holds 500 lines and no more', async () => {
  const shopper = createShopper()
  const lines = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...tee, attributes: [{ key: 'n', value: String(from + index) }] }))
  const { id } = await shopper.startCart(...lines(0, 250))
  await shopper.addLines(id, ...lines(250, 250))
  expect((await shopper.addLines(id, ...lines(500, 1))).userErrors[0]?.code).toBe('LESS_THAN')
})

test('a list of more than 250 inputs is refused as a whole', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart()
  await expect(shopper.addLines(id, ...Array.from({ length: 251 }, () => tee))).rejects.toThrow(
    'MAX_INPUT_SIZE_EXCEEDED',
  )
})

test('a code that applies is allocated line by line; one that nobody knows is kept, not applicable [CART-12]', async () => {
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

test('an offer lowers the lines that earn it and says its name there [CART-12]', async () => {
  const shopper = createShopper('us')
  const { cart } = await shopper.createCart({ lines: [{ ...tee, quantity: 3 }] })
  expect(cart?.lines.nodes[0]).toMatchObject({
    cost: { subtotalAmount: { amount: '180.0' }, totalAmount: { amount: '150.0' } },
    discountAllocations: [{ title: 'T-shirts 3 for $150', discountedAmount: { amount: '30.0' } }],
  })
  expect(cart?.cost).toMatchObject({ subtotalAmount: { amount: '150.0' }, totalAmount: { amount: '150.0' } })
})

test('the gift message is an attribute that stays [CART-11]', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart(tee)
  await shopper.attributes(id, [{ key: 'gift_message', value: 'Happy birthday' }])
  expect((await shopper.readCart(id))?.attributes).toEqual([{ key: 'gift_message', value: 'Happy birthday' }])
})

test('a note is kept up to 5000 characters', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart(tee)
  expect((await shopper.note(id, 'Leave it with the porter')).cart?.note).toBe('Leave it with the porter')
  expect((await shopper.note(id, 'x'.repeat(5_001))).userErrors[0]?.code).toBe('NOTE_TOO_LONG')
  expect((await shopper.readCart(id))?.note).toBe('Leave it with the porter')
})

test('the buyer is who they say they are; an impossible email is refused', async () => {
  const shopper = createShopper('eu')
  const { id } = await shopper.startCart(tee)
  const { cart } = await shopper.setBuyerIdentity(id, { email: 'jo@example.com', countryCode: 'DE' })
  expect(cart?.buyerIdentity).toEqual({ email: 'jo@example.com', countryCode: 'DE' })
  expect((await shopper.setBuyerIdentity(id, { email: 'jo' })).userErrors[0]).toMatchObject({
    code: 'INVALID',
    field: ['buyerIdentity', 'email'],
  })
})

test('without its key a cart keeps the buyer to itself and cannot be changed', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart(tee)
  await shopper.setBuyerIdentity(id, { email: 'jo@example.com' })
  const [bare = ''] = id.split('?')
  expect(await shopper.readCart(bare)).toMatchObject({ totalQuantity: 1, buyerIdentity: { email: null } })
  expect((await shopper.addLines(bare, tee)).userErrors).toEqual([
    { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' },
  ])
})

test('a completed cart is forgotten: it reads as null and takes no more goods [CART-05]', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart(tee)
  await completeCheckout(shopper.store.world, id)
  expect(await shopper.readCart(id)).toBeNull()
  expect((await shopper.addLines(id, tee)).userErrors[0]?.message).toBe('The specified cart does not exist.')
})

test('three regions have three currencies and carts of their own [CART-02]', async () => {
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

test('the checkout address names region, cart and key', async () => {
  const { id, checkoutUrl } = await createShopper('eu').startCart(tee)
  const [, token, key] = /Cart\/([^?]+)\?key=(.+)$/.exec(id) ?? []
  expect(checkoutUrl).toBe(`http://backend.test/checkout/eu/${token}?key=${key}`)
})

test('carts carry the time of their world', async () => {
  const shopper = createShopper()
  shopper.store.world.clock.set(new Date('2027-02-03T04:05:06Z'))
  const cart = await shopper.startCart(tee)
  shopper.store.world.clock.advance(60_000)
  const { cart: after } = await shopper.addLines(cart.id, tee)
  expect(cart.createdAt).toMatch(/^2027-02-03T04:05:06/)
  expect(after?.updatedAt).toMatch(/^2027-02-03T04:06/)
})

test('changes that arrive together are all made [SIM-02]', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart()
  await Promise.all(Array.from({ length: 10 }, () => shopper.addLines(id, tee)))
  expect((await shopper.readCart(id))?.totalQuantity).toBe(10)
})

test('note, phone, country and account are part of the kept record [SIM-02]', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart()
  await shopper.note(id, 'Leave it with the neighbours')
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

test('a cart that nobody touched for 14 days of its world is gone', async () => {
  const shopper = createShopper()
  const { id } = await shopper.startCart()
  const days = (count: number) => shopper.store.world.clock.advance(count * 24 * 60 * 60 * 1000)
  days(13)
  expect(await shopper.readCart(id)).not.toBeNull()
  await shopper.note(id, 'Still here')
  days(13)
  expect(await shopper.readCart(id)).not.toBeNull()
  days(2)
  expect(await shopper.readCart(id)).toBeNull()
  expect((await shopper.note(id, 'Too late')).userErrors).toMatchObject([{ code: 'INVALID', field: ['cartId'] }])
})
