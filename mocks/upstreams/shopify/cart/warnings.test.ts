import { expect, test } from 'vitest'
import { WELCOME_CODE } from '#contracts/shop/discount-codes.ts'
import type { Catalogue } from '#mocks/world/catalogue/catalogue.ts'
import { getGiftCardExpiry } from '#mocks/world/gift-cards.ts'
import { buildGoodsCatalogue } from '#mocks/world/goods-file/build-goods-catalogue.ts'
import type { GoodsFile } from '#mocks/world/goods-file/schema/goods-file.ts'
import { WARNING_CAUSES } from '../behaviour.fixtures.ts'
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

function createStore(version: string, catalogue?: Catalogue) {
  const store = createTestStore({ version, ...(catalogue && { catalogue }) })
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

/** `selling-plans.test.ts` causes it. */
const SUBSCRIPTIONS_ONLY = 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE'
const GIFT_CARD = 'PAYMENTS_GIFT_CARDS_UNAVAILABLE'
const STOCK_AND_ADDRESS = ['DUPLICATE_DELIVERY_ADDRESS', 'MERCHANDISE_NOT_ENOUGH_STOCK', 'MERCHANDISE_OUT_OF_STOCK']

const CODES: [string, (typeof TEE)[], string[], string[]][] = [
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
]

test.each(CODES)('since 2025-07 %s gives its warning, in 2025-01 none [SIM-12]', async (_, lines, codes, expected) => {
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
    expect(warnings.map(({ code }) => code).toSorted()).toEqual(STOCK_AND_ADDRESS)
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

test.each(['2025-01', '2026-04'])(
  '%s warns of a gift card that pays nothing, for its currency [SIM-12]',
  async (version) => {
    const markets = [{ name: 'Canada', countries: ['CA'], currency: 'CAD' }] satisfies GoodsFile['markets']
    const file = { markets, products: [{ handle: 'mug', title: 'Mug', price: '10' }] }
    const { create, world } = createStore(version, buildGoodsCatalogue(file, { source: 'gifts', seed: 1 }))
    const expiresAt = getGiftCardExpiry(world.clock.now())
    const card = { region: 'gb' as const, initialValue: 500, balance: 500, expiresAt }
    await world.giftCards.create({ ...card, id: 'gid://shopify/GiftCard/1', code: 'CANADIAN', currency: 'CAD' })
    await world.giftCards.create({ ...card, id: 'gid://shopify/GiftCard/2', code: 'BRITISH', currency: 'GBP' })
    expect((await create({ giftCardCodes: ['CANADIAN'] })).warnings).toEqual([])
    const { cart, warnings } = await create({ giftCardCodes: ['BRITISH'] })
    expect(warnings).toMatchObject([{ code: GIFT_CARD, target: cart?.id }])
  },
)

test('the table of behaviour has the warnings that are caused here, and no others [SIM-12]', () => {
  const caused = new Set([
    ...CODES.flatMap(([, , , expected]) => expected),
    ...STOCK_AND_ADDRESS,
    GIFT_CARD,
    SUBSCRIPTIONS_ONLY,
  ])
  const named = Object.entries(WARNING_CAUSES).flatMap(([code, cause]) => (cause === null ? [] : [code]))
  expect([...caused].toSorted()).toEqual(named.toSorted())
})
