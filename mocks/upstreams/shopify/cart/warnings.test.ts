import { expect, test } from 'vitest'
import { WELCOME_CODE } from '#contracts/shop/discount-codes.ts'
import { createTestStore, getVariantGid, goods } from '../shopify.fixtures.ts'

const TEE = { merchandiseId: getVariantGid(goods.tee), quantity: 1 }
const SOLD_OUT = { merchandiseId: getVariantGid(goods.trunks), quantity: 1 }

type Payload = {
  cart: {
    id: string
    lines: { nodes: { id: string }[] }
    discountCodes: { code: string; applicable: boolean }[]
  } | null
  userErrors: { code: string; field: string[] }[]
  warnings: { code: string; message: string; target: string }[]
}

function createStore(version: string) {
  const store = createTestStore({ version })
  const FIELDS =
    '{ cart { id lines(first: 9) { nodes { id } } discountCodes { code applicable } } userErrors { code field } warnings { code message target } }'
  return {
    ...store,
    create: async (input: object) =>
      (
        await store.query<{ payload: Payload }>(
          `mutation ($input: CartInput) { payload: cartCreate(input: $input) ${FIELDS} }`,
          { input },
        )
      ).payload,
    setCodes: async (cartId: string | undefined, discountCodes: string[]) =>
      (
        await store.query<{ payload: Payload }>(
          `mutation ($cartId: ID!, $discountCodes: [String!]!) { payload: cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) ${FIELDS} }`,
          { cartId, discountCodes },
        )
      ).payload,
  }
}

test.each([
  ['an unknown code', [TEE], ['NO-SUCH-CODE'], ['DISCOUNT_NOT_FOUND']],
  ['a minimum that is not reached', [TEE], ['FRIEND20'], ['DISCOUNT_PURCHASE_NOT_IN_RANGE']],
  ['a code of customers', [TEE], ['WELCOMEBACK'], ['DISCOUNT_ELIGIBLE_CUSTOMER_MISSING']],
  [
    'a code that is not combined',
    [{ ...TEE, quantity: 4 }],
    ['FRIEND20', WELCOME_CODE],
    ['DISCOUNT_CODE_NOT_HONOURED'],
  ],
  ['an empty cart', [], [WELCOME_CODE], ['DISCOUNT_NO_ENTITLED_LINE_ITEMS']],
  ['two codes', [TEE], ['NO-SUCH-CODE', 'FRIEND20'], ['DISCOUNT_NOT_FOUND', 'DISCOUNT_PURCHASE_NOT_IN_RANGE']],
  ['a code that applies', [TEE], [WELCOME_CODE], []],
])('since 2025-07 %s gives its warning, in 2025-01 none [SIM-12]', async (_, lines, codes, expected) => {
  const newest = createStore('2026-04')
  const created = await newest.create({ lines, discountCodes: codes })
  expect(created.warnings.map(({ code }) => code)).toEqual(expected)
  expect(created.userErrors).toEqual([])
  for (const { target, message } of created.warnings) {
    expect(target).toBe(created.cart?.id)
    expect(message).not.toBe('')
  }
  const cart = (await newest.create({ lines })).cart
  const updated = await newest.setCodes(cart?.id, codes)
  expect(updated.warnings.map(({ code }) => code)).toEqual(expected)
  expect(updated.cart?.discountCodes.map(({ code }) => code)).toEqual(codes)

  const old = createStore('2025-01')
  const silent = await old.create({ lines, discountCodes: codes })
  expect([silent.warnings, silent.cart?.discountCodes]).toEqual([[], created.cart?.discountCodes])
})

test.each(['2025-01', '2026-04'])(
  '%s warns of stock and of an address that is there twice [SIM-12]',
  async (version) => {
    const { world, create } = createStore(version)
    for (const { id } of goods.trunks.variants) world.stock.set(id, 0)
    const address = { address: { deliveryAddress: { city: 'Leeds', countryCode: 'GB' } } }
    const { warnings } = await create({
      lines: [SOLD_OUT, { ...TEE, quantity: 900 }],
      delivery: { addresses: [address, address] },
    })
    expect(warnings.map(({ code }) => code).toSorted()).toEqual([
      'DUPLICATE_DELIVERY_ADDRESS',
      'MERCHANDISE_NOT_ENOUGH_STOCK',
      'MERCHANDISE_OUT_OF_STOCK',
    ])
  },
)

test.each([
  ['2025-01', 'INVALID'],
  ['2026-04', 'SELLING_PLAN_NOT_APPLICABLE'],
])('in %s an unknown selling plan is %s, and changes nothing [SIM-12]', async (version, code) => {
  const { query, create } = createStore(version)
  const sellingPlanId = 'gid://shopify/SellingPlan/1'
  const refused = await create({ lines: [{ ...TEE, sellingPlanId }] })
  expect(refused).toMatchObject({ cart: null, userErrors: [{ code, field: ['input', 'lines', '0', 'sellingPlanId'] }] })
  const { cart } = await create({ lines: [TEE] })
  const update = await query<{ payload: Payload }>(
    `mutation ($cartId: ID!, $lines: [CartLineUpdateInput!]!) { payload: cartLinesUpdate(cartId: $cartId, lines: $lines) { userErrors { code field } } }`,
    { cartId: cart?.id, lines: [{ id: cart?.lines.nodes[0]?.id, sellingPlanId }] },
  )
  expect(update.payload.userErrors).toEqual([{ code, field: ['lines', '0', 'sellingPlanId'] }])
})
