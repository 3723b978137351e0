import { expect, test } from 'vitest'
import { getGiftCardExpiry } from '../../../world/gift-cards.ts'
import { createTestStore, getVariantGid, goods } from '../shopify.fixtures.ts'

const [TEE, TRUNKS, BELT] = [goods.tee, goods.trunks, goods.belt].map((product) => getVariantGid(product))

const CART = `cart {
  id checkoutUrl note totalQuantity attributes { key value } discountCodes { code }
  buyerIdentity { email countryCode } appliedGiftCards { lastCharacters }
  delivery { addresses { selected address { ... on CartDeliveryAddress { city } } } }
  lines(first: 10) { nodes { id ... on CartLine { parentRelationship { parent { id } } instructions { canRemove canUpdateQuantity } } merchandise { ... on ProductVariant { id } } } }
}
userErrors { code field message }`

type Line = { id: string; parentRelationship: { parent: { id: string } } | null; merchandise: { id: string } }
type Cart = {
  id: string
  checkoutUrl: string
  totalQuantity: number
  lines: { nodes: Line[] }
  delivery: { addresses: { selected: boolean; address: { city: string } }[] }
}
type Payload = { cart: Cart | null; userErrors: { code: string; field: string[]; message: string }[] }

/** A store of the newest version, with a function that sends one mutation. */
function createStore() {
  const store = createTestStore({ version: '2026-04' })
  const mutate = async (name: string, types: Record<string, string>, variables: object, directive = '') => {
    const declarations = Object.entries(types).map(([key, type]) => `$${key}: ${type}`)
    const args = Object.keys(types).map((key) => `${key}: $${key}`)
    const document = `mutation(${declarations}) ${directive} { payload: ${name}(${args}) { ${CART} } }`
    return (await store.query<{ payload: Payload }>(document, { ...variables })).payload
  }
  const create = async (input: object) => {
    const { cart } = await mutate('cartCreate', { input: 'CartInput' }, { input })
    if (!cart) throw new Error('no cart was created')
    return cart
  }
  const add = (cartId: string, ...lines: object[]) =>
    mutate('cartLinesAdd', { cartId: 'ID!', lines: '[CartLineInput!]!' }, { cartId, lines })
  return { ...store, mutate, create, add }
}

const findLine = (cart: Cart | null, merchandiseId: string | undefined) => {
  const line = cart?.lines.nodes.find(({ merchandise }) => merchandise.id === merchandiseId)
  if (!line) throw new Error(`no line of ${merchandiseId}`)
  return line
}

test('a line can belong to another, by merchandise or by line [SIM-10]', async () => {
  const { create, add } = createStore()
  const cart = await create({
    lines: [{ merchandiseId: TRUNKS, parent: { merchandiseId: TEE } }, { merchandiseId: TEE }],
  })
  const tee = findLine(cart, TEE)
  expect(findLine(cart, TRUNKS).parentRelationship).toEqual({ parent: { id: tee.id } })
  expect(tee.parentRelationship).toBeNull()
  const after = await add(cart.id, { merchandiseId: BELT, parent: { lineId: tee.id } })
  expect(findLine(after.cart, BELT).parentRelationship).toEqual({ parent: { id: tee.id } })
})

test('equal goods of another parent are a line of their own [SIM-10]', async () => {
  const { create, add } = createStore()
  const cart = await create({ lines: [{ merchandiseId: TEE }, { merchandiseId: TRUNKS }] })
  const nested = { merchandiseId: TRUNKS, parent: { merchandiseId: TEE } }
  expect((await add(cart.id, nested)).cart?.lines.nodes).toHaveLength(3)
  expect((await add(cart.id, nested)).cart).toMatchObject({ totalQuantity: 4, lines: { nodes: { length: 3 } } })
})

test('a removed line takes the lines that belong to it along [SIM-10]', async () => {
  const { create, mutate } = createStore()
  const input = {
    lines: [{ merchandiseId: TEE }, { merchandiseId: TRUNKS, parent: { merchandiseId: TEE } }, { merchandiseId: BELT }],
  }
  for (const remove of [
    (cartId: string, id: string) =>
      mutate('cartLinesRemove', { cartId: 'ID!', lineIds: '[ID!]!' }, { cartId, lineIds: [id] }),
    (cartId: string, id: string) =>
      mutate(
        'cartLinesUpdate',
        { cartId: 'ID!', lines: '[CartLineUpdateInput!]!' },
        { cartId, lines: [{ id, quantity: 0 }] },
      ),
  ]) {
    const cart = await create(input)
    const after = await remove(cart.id, findLine(cart, TEE).id)
    expect(after.cart?.lines.nodes.map(({ merchandise }) => merchandise.id)).toEqual([BELT])
  }
})

test.each([
  [{}, 'PARENT_LINE_INVALID_REFERENCE'],
  [{ merchandiseId: TEE, lineId: 'gid://shopify/CartLine/1' }, 'PARENT_LINE_INVALID_REFERENCE'],
  [{ merchandiseId: 'gid://shopify/ProductVariant/1' }, 'PARENT_LINE_NOT_FOUND'],
  [{ lineId: 'gid://shopify/CartLine/1' }, 'PARENT_LINE_NOT_FOUND'],
  [{ merchandiseId: TRUNKS }, 'PARENT_LINE_NESTING_TOO_DEEP'],
])('the parent %j is refused with %s [SIM-10]', async (parent, code) => {
  const { create, add } = createStore()
  const cart = await create({
    lines: [{ merchandiseId: TEE }, { merchandiseId: TRUNKS, parent: { merchandiseId: TEE } }],
  })
  const { userErrors } = await add(cart.id, { merchandiseId: BELT, parent })
  expect(userErrors).toMatchObject([{ code, field: ['lines', '0', 'parent'] }])
})

test('a removed parent of merged lines keeps what belongs to it [SIM-10]', async () => {
  const { create, mutate } = createStore()
  const cart = await create({
    lines: [
      { merchandiseId: TEE },
      { merchandiseId: TEE, attributes: [{ key: 'gift', value: 'yes' }] },
      { merchandiseId: TRUNKS, parent: { merchandiseId: TEE } },
    ],
  })
  const [, gift] = cart.lines.nodes
  const lines = [{ id: gift?.id, attributes: [] }]
  const { cart: merged } = await mutate(
    'cartLinesUpdate',
    { cartId: 'ID!', lines: '[CartLineUpdateInput!]!' },
    { cartId: cart.id, lines },
  )
  expect(merged?.lines.nodes).toHaveLength(2)
  expect(findLine(merged, TRUNKS).parentRelationship?.parent.id).toBe(findLine(merged, TEE).id)
})

test('gift card codes are added to those that are there [SIM-10]', async () => {
  const { world, create, mutate } = createStore()
  for (const code of ['FIRST', 'OTHER'])
    await world.giftCards.create({
      id: `gid://shopify/GiftCard/${code.length}${code.charCodeAt(0)}`,
      region: 'gb',
      code,
      initialValue: 5_00,
      balance: 5_00,
      expiresAt: getGiftCardExpiry(world.clock.now()),
    })
  const { id: cartId } = await create({ lines: [{ merchandiseId: TEE }] })
  const add = (...giftCardCodes: string[]) =>
    mutate('cartGiftCardCodesAdd', { cartId: 'ID!', giftCardCodes: '[String!]!' }, { cartId, giftCardCodes })
  await add('first')
  expect((await add('other', 'first', 'unknown')).cart).toMatchObject({
    appliedGiftCards: [{ lastCharacters: 'IRST' }, { lastCharacters: 'THER' }],
  })
})

test('new delivery addresses replace all of a cart [SIM-10]', async () => {
  const { create, mutate } = createStore()
  const toAddress = (city: string) => ({ address: { deliveryAddress: { city, countryCode: 'GB' } } })
  const cart = await create({ delivery: { addresses: [toAddress('Leeds'), toAddress('York')] } })
  const { cart: replaced } = await mutate(
    'cartDeliveryAddressesReplace',
    { cartId: 'ID!', addresses: '[CartSelectableAddressInput!]!' },
    { cartId: cart.id, addresses: [toAddress('Hull')] },
  )
  expect(replaced?.delivery.addresses).toEqual([{ selected: true, address: { city: 'Hull' } }])
})

const PERSONAL = {
  note: 'Ring twice',
  attributes: [{ key: 'gift', value: 'yes' }],
  discountCodes: ['SORTED'],
  buyerIdentity: { email: 'jo@example.com', countryCode: 'GB' },
  delivery: { addresses: [{ address: { deliveryAddress: { city: 'Leeds', countryCode: 'GB' } } }] },
}
const IMPERSONAL = {
  note: 'Ring twice',
  attributes: [{ key: 'gift', value: 'yes' }],
  discountCodes: [{ code: 'SORTED' }],
  buyerIdentity: { email: null, countryCode: null },
  delivery: { addresses: [] },
  totalQuantity: 2,
}

test('a cart’s personal data can be removed [SIM-10]', async () => {
  const { create, mutate } = createStore()
  const cart = await create({ ...PERSONAL, lines: [{ merchandiseId: TEE, quantity: 2 }] })
  const { cart: cleaned } = await mutate('cartRemovePersonalData', { cartId: 'ID!' }, { cartId: cart.id })
  expect(cleaned).toMatchObject({ id: cart.id, ...IMPERSONAL })
})

test('a clone is another cart without personal data [SIM-10]', async () => {
  const { create, mutate } = createStore()
  const cart = await create({
    ...PERSONAL,
    lines: [{ merchandiseId: TEE }, { merchandiseId: TRUNKS, parent: { merchandiseId: TEE } }],
  })
  const { cart: clone } = await mutate('cartClone', { cartId: 'ID!' }, { cartId: cart.id })
  expect(clone).toMatchObject(IMPERSONAL)
  expect(clone?.id).not.toBe(cart.id)
  expect(findLine(clone, TRUNKS).parentRelationship?.parent.id).toBe(findLine(clone, TEE).id)
  expect(findLine(clone, TEE).id).not.toBe(findLine(cart, TEE).id)
  const unknown = await mutate('cartClone', { cartId: 'ID!' }, { cartId: 'gid://shopify/Cart/none' })
  expect(unknown).toMatchObject({ cart: null, userErrors: [{ code: 'INVALID', field: ['cartId'] }] })
})

test('the visitor’s consent goes along to the checkout [SIM-10]', async () => {
  const { mutate } = createStore()
  const directive =
    '@inContext(visitorConsent: { analytics: true, marketing: false, preferences: true, saleOfData: false })'
  const { cart } = await mutate('cartCreate', { input: 'CartInput' }, { input: {} }, directive)
  expect(new URL(cart?.checkoutUrl ?? '').searchParams.get('_cs')).toBe('3.AmPs')
  const without = await mutate('cartCreate', { input: 'CartInput' }, { input: {} })
  expect(without.cart?.checkoutUrl).not.toContain('_cs')
})
