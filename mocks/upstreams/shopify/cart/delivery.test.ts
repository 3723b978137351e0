import { expect, test } from 'vitest'
import { createTestStore, getVariantGid, goods } from '../shopify.fixtures.ts'
import { createShopper } from './shopper.fixtures.ts'

const LONDON = { address1: '1 High Street', city: 'London', zip: 'N1 1AA', lastName: 'Bloggs', countryCode: 'GB' }

const CART = `{
  delivery { addresses { id selected oneTimeUse address { ... on CartDeliveryAddress { city zip countryCode formatted } } } }
  deliveryGroups(first: 5) {
    nodes {
      id groupType
      deliveryAddress { city country }
      deliveryOptions { handle title description deliveryMethodType estimatedCost { amount } }
      selectedDeliveryOption { handle estimatedCost { amount } }
      cartLines(first: 5) { nodes { merchandise { ... on ProductVariant { product { handle } } } } }
    }
  }
  cost { totalAmount { amount } }
}`
type Cart = {
  delivery: { addresses: { id: string; selected: boolean; address: { city: string } }[] }
  deliveryGroups: {
    nodes: {
      id: string
      deliveryOptions: { handle: string; estimatedCost: { amount: string } }[]
      selectedDeliveryOption: { handle: string; estimatedCost: { amount: string } } | null
      cartLines: { nodes: { merchandise: { product: { handle: string } } }[] }
    }[]
  }
  cost: { totalAmount: { amount: string } }
}
type Payload = {
  cart: Cart | null
  userErrors: { code: string; field: string[] }[]
  warnings: { code: string; target: string }[]
}

/** Creates a cart with T-shirts and a gift card, and functions that change its delivery. */
async function createCartToDeliver(region: 'gb' | 'us' | 'eu' = 'gb', quantity = 1) {
  const shopper = createShopper(region)
  const { store } = shopper
  const { id } = await shopper.startCart(
    { merchandiseId: getVariantGid(goods.tee), quantity },
    { merchandiseId: getVariantGid(goods.giftCard), quantity: 1 },
  )
  const change = async (name: string, argument: string, type: string, value: unknown): Promise<Payload> => {
    const document = `mutation($id: ID!, $value: ${type}) { payload: ${name}(cartId: $id, ${argument}: $value) {
      cart ${CART} userErrors { code field } warnings { code target }
    } }`
    return (await store.query<{ payload: Payload }>(document, { id, value }, region)).payload
  }
  return {
    ...shopper,
    id,
    addAddress: (deliveryAddress: object, more: object = {}) =>
      change('cartDeliveryAddressesAdd', 'addresses', '[CartSelectableAddressInput!]!', [
        { address: { deliveryAddress }, ...more },
      ]),
    change,
    readCart: async () =>
      (await store.query<{ cart: Cart }>(`query($id: ID!) { cart(id: $id) ${CART} }`, { id }, region)).cart,
  }
}

test('a cart without an address has no delivery', async () => {
  const { readCart } = await createCartToDeliver()
  expect(await readCart()).toMatchObject({ delivery: { addresses: [] }, deliveryGroups: { nodes: [] } })
})

test('an address creates a delivery group without the gift cards [SIM-01]', async () => {
  const { addAddress } = await createCartToDeliver()
  const { cart, userErrors } = await addAddress(LONDON)
  expect(userErrors).toEqual([])
  expect(cart?.delivery.addresses).toMatchObject([
    { selected: true, oneTimeUse: false, address: { city: 'London', countryCode: 'GB' } },
  ])
  expect(cart?.deliveryGroups.nodes).toMatchObject([
    {
      groupType: 'ONE_TIME_PURCHASE',
      deliveryAddress: { city: 'London', country: 'United Kingdom' },
      deliveryOptions: [
        { title: 'Standard delivery', description: '5-8 working days', deliveryMethodType: 'SHIPPING' },
      ],
      cartLines: { nodes: [{ merchandise: { product: { handle: 'sharp-tee-navy' } } }] },
    },
  ])
})

test.each([
  ['gb', 2, '5.0'],
  ['gb', 3, '0.0'],
  ['eu', 2, '10.0'],
  ['eu', 4, '0.0'],
  ['us', 9, '10.0'],
] as const)('in %s delivery of %i T-shirts costs %s', async (region, quantity, cost) => {
  const { addAddress, readCart } = await createCartToDeliver(region, quantity)
  const before = Number((await readCart()).cost.totalAmount.amount)
  const { cart } = await addAddress({ ...LONDON, countryCode: { gb: 'GB', eu: 'IE', us: 'US' }[region] })
  expect(cart?.deliveryGroups.nodes[0]?.selectedDeliveryOption?.estimatedCost.amount).toBe(cost)
  expect(Number(cart?.cost.totalAmount.amount) - before).toBe(Number(cost))
})

test('a country without delivery has no options', async () => {
  const { addAddress } = await createCartToDeliver('gb')
  const { cart } = await addAddress({ ...LONDON, countryCode: 'FR' })
  expect(cart?.deliveryGroups.nodes).toMatchObject([{ deliveryOptions: [], selectedDeliveryOption: null }])
})

test('the address that was selected last is used', async () => {
  const { addAddress, change } = await createCartToDeliver()
  await addAddress(LONDON)
  const second = await addAddress({ ...LONDON, city: 'Leeds' }, { selected: true })
  const cities = (payload: Payload) =>
    payload.cart?.delivery.addresses.map(({ address, selected }) => [address.city, selected])
  expect(cities(second)).toEqual([
    ['London', false],
    ['Leeds', true],
  ])
  const [london] = second.cart?.delivery.addresses ?? []
  const update = (value: object) =>
    change('cartDeliveryAddressesUpdate', 'addresses', '[CartSelectableAddressUpdateInput!]!', [value])
  expect(cities(await update({ id: london?.id, selected: true }))).toEqual([
    ['London', true],
    ['Leeds', false],
  ])
  const removed = await change('cartDeliveryAddressesRemove', 'addressIds', '[ID!]!', [london?.id])
  expect(cities(removed)).toEqual([['Leeds', false]])
})

test('a duplicate address is not added and gives a warning', async () => {
  const { addAddress } = await createCartToDeliver()
  await addAddress(LONDON)
  const { cart, warnings } = await addAddress(LONDON)
  expect(warnings).toMatchObject([{ code: 'DUPLICATE_DELIVERY_ADDRESS', target: cart?.delivery.addresses[0]?.id }])
  expect(cart?.delivery.addresses).toHaveLength(1)
})

test.each([
  ['no country', { ...LONDON, countryCode: null }, {}, 'ADDRESS_FIELD_IS_REQUIRED', 'countryCode'],
  [
    'no street, checked strictly',
    { ...LONDON, address1: '' },
    { validationStrategy: 'STRICT' },
    'ADDRESS_FIELD_IS_REQUIRED',
    'address1',
  ],
  ['markup', { ...LONDON, city: '<b>London</b>' }, {}, 'ADDRESS_FIELD_CONTAINS_HTML_TAGS', 'city'],
  ['a link', { ...LONDON, company: 'https://spam.example' }, {}, 'ADDRESS_FIELD_CONTAINS_URL', 'company'],
  ['an emoji', { ...LONDON, lastName: 'Bloggs 🎩' }, {}, 'ADDRESS_FIELD_CONTAINS_EMOJIS', 'lastName'],
  ['a too long text', { ...LONDON, address2: 'x'.repeat(256) }, {}, 'ADDRESS_FIELD_IS_TOO_LONG', 'address2'],
])('an address with %s is refused with its field', async (_what, address, more, code, field) => {
  const { addAddress } = await createCartToDeliver()
  const { userErrors } = await addAddress(address, more)
  expect(userErrors).toEqual([{ code, field: ['addresses', '0', 'address', 'deliveryAddress', field] }])
})

test('two selected addresses, an unknown one and a missing customer are refused', async () => {
  const { change } = await createCartToDeliver()
  const add = (...value: object[]) =>
    change('cartDeliveryAddressesAdd', 'addresses', '[CartSelectableAddressInput!]!', value)
  const london = { address: { deliveryAddress: LONDON }, selected: true }
  const leeds = { address: { deliveryAddress: { ...LONDON, city: 'Leeds' } }, selected: true }
  expect((await add(london, leeds)).userErrors).toMatchObject([{ code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED' }])
  const unknown = await change('cartDeliveryAddressesRemove', 'addressIds', '[ID!]!', ['gid://shopify/X/1'])
  expect(unknown.userErrors).toMatchObject([{ code: 'INVALID_DELIVERY_ADDRESS_ID' }])
  const copied = await add({ address: { copyFromCustomerAddressId: 'gid://shopify/MailingAddress/1' } })
  expect(copied.userErrors).toMatchObject([{ code: 'MISSING_CUSTOMER_ACCESS_TOKEN' }])
})

test('a selected delivery option is saved; an unknown one is refused', async () => {
  const { addAddress, change, store, id } = await createCartToDeliver()
  const group = (await addAddress(LONDON)).cart?.deliveryGroups.nodes[0]?.id
  const choose = (deliveryGroupId: string | undefined, deliveryOptionHandle: string) =>
    change('cartSelectedDeliveryOptionsUpdate', 'selectedDeliveryOptions', '[CartSelectedDeliveryOptionInput!]!', [
      { deliveryGroupId, deliveryOptionHandle },
    ])
  expect((await choose(group, 'standard')).userErrors).toEqual([])
  expect(store.world.carts.findFirst((query) => query.where({ id }))?.deliveryOption).toBe('standard')
  expect((await choose(group, 'by-drone')).userErrors).toMatchObject([{ code: 'INVALID_DELIVERY_OPTION' }])
  expect((await choose('gid://shopify/X/1', 'standard')).userErrors).toMatchObject([{ code: 'INVALID_DELIVERY_GROUP' }])
})

test('without the key a cart shows no addresses and groups', async () => {
  const { addAddress, id, store } = await createCartToDeliver()
  await addAddress(LONDON)
  const [idWithoutKey] = id.split('?')
  const { cart } = await store.query<{ cart: Cart }>(`query($id: ID!) { cart(id: $id) ${CART} }`, { id: idWithoutKey })
  expect(cart).toMatchObject({ delivery: { addresses: [] }, deliveryGroups: { nodes: [] } })
})

test('a signed-in customer can use a saved address', async () => {
  const store = createTestStore()
  await store.world.customers.create({
    id: 'gid://shopify/Customer/1',
    region: 'gb',
    firstName: 'Jo',
    lastName: 'Bloggs',
    email: 'jo@example.com',
    createdAt: store.world.clock.now().toISOString(),
    accessTokens: ['token'],
    addresses: [{ id: 'gid://shopify/MailingAddress/7', city: 'York', countryCode: 'GB', country: 'United Kingdom' }],
  })
  const address = { copyFromCustomerAddressId: 'gid://shopify/MailingAddress/7' }
  const input = { buyerIdentity: { customerAccessToken: 'token' }, delivery: { addresses: [{ address }] } }
  const { created } = await store.query<{ created: Payload }>(
    `mutation($input: CartInput) { created: cartCreate(input: $input) { cart ${CART} userErrors { code field } } }`,
    { input },
  )
  expect(created.cart?.delivery.addresses).toMatchObject([{ selected: true, address: { city: 'York' } }])
})
