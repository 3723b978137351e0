import { expect, test } from 'vitest'
import { WELCOME_CODE } from '#contracts/shop/discount-codes.ts'
import { buildGoodsCatalogue } from '#mocks/world/goods-file/build-goods-catalogue.ts'
import { GoodsFileError } from '#mocks/world/goods-file/problems.ts'
import type { GoodsFile } from '#mocks/world/goods-file/schema/goods-file.ts'
import { createTestStore } from '../shopify.fixtures.ts'
import { completeCheckout } from './complete-checkout.ts'

type Group = NonNullable<GoodsFile['sellingPlanGroups']>[number]

const weekly = { recurring: { interval: 'WEEK' } } as const
const SUBSCRIPTION: Group = {
  name: 'Subscribe',
  appName: 'Roaster',
  options: ['Delivery every'],
  products: ['coffee'],
  sellingPlans: [
    {
      name: 'Every week',
      id: 7,
      description: 'Stop at any time.',
      options: ['Week'],
      billingPolicy: weekly,
      deliveryPolicy: weekly,
      pricingPolicies: [
        { fixed: { adjustmentType: 'PERCENTAGE', adjustmentValue: { percentage: 20 } } },
        { recurring: { adjustmentType: 'PERCENTAGE', adjustmentValue: { percentage: 5 }, afterCycle: 3 } },
      ],
      metafields: [{ key: 'badge', value: 'Popular' }],
    },
    {
      name: 'Six weeks, paid ahead',
      options: ['Week, paid ahead'],
      billingPolicy: { recurring: { interval: 'WEEK', intervalCount: 6 } },
      deliveryPolicy: weekly,
      pricingPolicies: [{ fixed: { adjustmentType: 'PERCENTAGE', adjustmentValue: { percentage: 20 } } }],
    },
  ],
}
const DEPOSIT: Group = {
  name: 'Order ahead',
  variants: ['G-1'],
  sellingPlans: [
    {
      name: 'Deposit',
      billingPolicy: { fixed: { checkoutCharge: { type: 'PERCENTAGE', value: { percentage: 30 } } } },
      deliveryPolicy: { fixed: {} },
      pricingPolicies: [{ fixed: { adjustmentType: 'FIXED_AMOUNT', adjustmentValue: { fixedValue: '20' } } }],
    },
  ],
}
const FILE: GoodsFile = {
  sellingPlanGroups: [SUBSCRIPTION, DEPOSIT],
  products: [
    {
      handle: 'coffee',
      title: 'Coffee',
      requiresSellingPlan: true,
      variants: [
        {
          sku: 'C-1',
          price: '10',
          unitPriceMeasurement: { quantityUnit: 'G', quantityValue: 250, referenceUnit: 'KG' },
        },
      ],
    },
    {
      handle: 'grinder',
      title: 'Grinder',
      productOptions: [{ name: 'Colour', values: ['Black', 'White'] }],
      variants: [
        { sku: 'G-1', price: '120', optionValues: [{ optionName: 'Colour', name: 'Black' }] },
        { sku: 'G-2', price: '120', optionValues: [{ optionName: 'Colour', name: 'White' }] },
      ],
    },
  ],
}
const catalogue = buildGoodsCatalogue(FILE, { source: 'plans', seed: 1 })
const gid = (type: string, id: string | undefined) => `gid://shopify/${type}/${id}`
const findVariantGid = (sku: string) => gid('ProductVariant', catalogue.variantBySku.get(sku)?.variant.id)
const findPlanGid = (name: string) =>
  gid(
    'SellingPlan',
    catalogue.products
      .flatMap(({ details }) => details?.sellingPlanGroups ?? [])
      .flatMap(({ plans }) => plans)
      .find((plan) => plan.name === name)?.id,
  )

const CART = `cart {
  id cost { subtotalAmount { amount } totalAmount { amount } checkoutChargeAmount { amount } }
  lines(first: 9) { nodes {
    id quantity cost { amountPerQuantity { amount } totalAmount { amount } }
    sellingPlanAllocation { sellingPlan { name } checkoutChargeAmount { amount } remainingBalanceChargeAmount { amount } }
  } }
} userErrors { code field message } warnings { code }`
type Cart = { id: string; cost: object; lines: { nodes: { id: string; quantity: number }[] } }
type Payload = { cart: Cart | null; userErrors: { code: string; field: string[] }[]; warnings: { code: string }[] }

function createStore(version = '2026-04') {
  const store = createTestStore({ version, catalogue })
  return {
    ...store,
    create: async (input: object) =>
      (
        await store.query<{ payload: Payload }>(
          `mutation ($input: CartInput) { payload: cartCreate(input: $input) { ${CART} } }`,
          { input },
        )
      ).payload,
    update: async (cartId: string | undefined, line: object) =>
      (
        await store.query<{ payload: Payload }>(
          `mutation ($cartId: ID!, $lines: [CartLineUpdateInput!]!) { payload: cartLinesUpdate(cartId: $cartId, lines: $lines) { ${CART} } }`,
          { cartId, lines: [line] },
        )
      ).payload,
  }
}

test.each(['2025-01', '2026-04'])('%s shows the plans of a product and their prices [SIM-10]', async (version) => {
  const { query } = createStore(version)
  const { product } = await query<{ product: object }>(`{ product(handle: "coffee") {
    requiresSellingPlan
    sellingPlanGroups(first: 9) { nodes {
      name appName options { name values }
      sellingPlans(first: 9) { nodes {
        id name description recurringDeliveries options { name value }
        billingPolicy { ... on SellingPlanRecurringBillingPolicy { interval intervalCount } }
        deliveryPolicy { ... on SellingPlanRecurringDeliveryPolicy { interval intervalCount } }
        checkoutCharge { type value { ... on SellingPlanCheckoutChargePercentageValue { percentage } } }
        priceAdjustments { orderCount adjustmentValue { ... on SellingPlanPercentagePriceAdjustment { adjustmentPercentage } } }
        metafield(namespace: "custom", key: "badge") { value }
      } }
    } }
    variants(first: 1) { nodes { sellingPlanAllocations(first: 9) { nodes {
      sellingPlan { name } checkoutChargeAmount { amount } remainingBalanceChargeAmount { amount }
      priceAdjustments { price { amount } compareAtPrice { amount } perDeliveryPrice { amount } unitPrice { amount } }
    } } } }
  } }`)
  const everyWeek = { interval: 'WEEK', intervalCount: 1 }
  const wholePrice = { type: 'PERCENTAGE', value: { percentage: 100 } }
  expect(product).toEqual({
    requiresSellingPlan: true,
    sellingPlanGroups: {
      nodes: [
        {
          name: 'Subscribe',
          appName: 'Roaster',
          options: [{ name: 'Delivery every', values: ['Week', 'Week, paid ahead'] }],
          sellingPlans: {
            nodes: [
              {
                id: 'gid://shopify/SellingPlan/7',
                name: 'Every week',
                description: 'Stop at any time.',
                recurringDeliveries: true,
                options: [{ name: 'Delivery every', value: 'Week' }],
                billingPolicy: everyWeek,
                deliveryPolicy: everyWeek,
                checkoutCharge: wholePrice,
                priceAdjustments: [
                  { orderCount: 3, adjustmentValue: { adjustmentPercentage: 20 } },
                  { orderCount: null, adjustmentValue: { adjustmentPercentage: 5 } },
                ],
                metafield: { value: 'Popular' },
              },
              {
                id: findPlanGid('Six weeks, paid ahead'),
                name: 'Six weeks, paid ahead',
                description: null,
                recurringDeliveries: true,
                options: [{ name: 'Delivery every', value: 'Week, paid ahead' }],
                billingPolicy: { interval: 'WEEK', intervalCount: 6 },
                deliveryPolicy: everyWeek,
                checkoutCharge: wholePrice,
                priceAdjustments: [{ orderCount: null, adjustmentValue: { adjustmentPercentage: 20 } }],
                metafield: null,
              },
            ],
          },
        },
      ],
    },
    variants: {
      nodes: [
        {
          sellingPlanAllocations: {
            nodes: [
              {
                sellingPlan: { name: 'Every week' },
                checkoutChargeAmount: { amount: '8.0' },
                remainingBalanceChargeAmount: { amount: '0.0' },
                priceAdjustments: [toPrices('8.0', '10.0', '8.0', '32.0'), toPrices('9.5', '10.0', '9.5', '38.0')],
              },
              // the figures of Shopify's own example
              {
                sellingPlan: { name: 'Six weeks, paid ahead' },
                checkoutChargeAmount: { amount: '48.0' },
                remainingBalanceChargeAmount: { amount: '0.0' },
                priceAdjustments: [toPrices('48.0', '60.0', '8.0', '32.0')],
              },
            ],
          },
        },
      ],
    },
  })
})

const toPrices = (price: string, compareAt: string, perDelivery: string, unit: string) => ({
  price: { amount: price },
  compareAtPrice: { amount: compareAt },
  perDeliveryPrice: { amount: perDelivery },
  unitPrice: { amount: unit },
})

test('a line costs what its plan says, and a deposit leaves the rest for later [SIM-10]', async () => {
  const { create, world } = createStore()
  const { cart, userErrors } = await create({
    lines: [
      { merchandiseId: findVariantGid('G-1'), sellingPlanId: findPlanGid('Deposit'), quantity: 2 },
      { merchandiseId: findVariantGid('G-2') },
    ],
  })
  expect(userErrors).toEqual([])
  expect(cart).toMatchObject({
    cost: {
      subtotalAmount: { amount: '320.0' },
      totalAmount: { amount: '320.0' },
      checkoutChargeAmount: { amount: '180.0' },
    },
    lines: {
      nodes: [
        { cost: { amountPerQuantity: { amount: '120.0' } }, sellingPlanAllocation: null },
        {
          cost: { amountPerQuantity: { amount: '100.0' }, totalAmount: { amount: '200.0' } },
          sellingPlanAllocation: {
            sellingPlan: { name: 'Deposit' },
            checkoutChargeAmount: { amount: '30.0' },
            remainingBalanceChargeAmount: { amount: '70.0' },
          },
        },
      ],
    },
  })
  const { lines } = await completeCheckout(world, cart?.id ?? '')
  expect(lines.map(({ unitPrice, sellingPlan }) => [unitPrice, sellingPlan?.name])).toEqual([
    [100_00, 'Deposit'],
    [120_00, undefined],
  ])
})

test('lines of one variant with and without a plan stay apart, until the plan is taken off [SIM-10]', async () => {
  const { create, update } = createStore()
  const sellingPlanId = findPlanGid('Deposit')
  const merchandiseId = findVariantGid('G-1')
  const { cart } = await create({
    lines: [{ merchandiseId }, { merchandiseId, sellingPlanId }, { merchandiseId, sellingPlanId }],
  })
  expect(cart?.lines.nodes.map(({ quantity }) => quantity)).toEqual([2, 1])
  const [planned] = cart?.lines.nodes ?? []
  const updated = await update(cart?.id, { id: planned?.id, quantity: 3 })
  expect(updated.cart?.lines.nodes).toMatchObject([
    { quantity: 3, sellingPlanAllocation: { sellingPlan: { name: 'Deposit' } } },
    {},
  ])
  const taken = await update(cart?.id, { id: planned?.id, sellingPlanId: null })
  expect(taken.cart?.lines.nodes).toMatchObject([{ quantity: 4, sellingPlanAllocation: null }])
})

test.each([
  ['2026-04', 'VARIANT_REQUIRES_SELLING_PLAN', 'SELLING_PLAN_NOT_APPLICABLE'],
  ['2025-01', 'INVALID', 'INVALID'],
])(
  '%s refuses a plan that is missing by %s, and one that is of others by %s [SIM-12]',
  async (version, missing, wrong) => {
    const { create, update } = createStore(version)
    const coffee = { merchandiseId: findVariantGid('C-1') }
    const refused = await create({ lines: [coffee] })
    expect(refused).toMatchObject({
      cart: null,
      userErrors: [{ code: missing, field: ['input', 'lines', '0', 'sellingPlanId'] }],
    })
    const { cart } = await create({ lines: [{ ...coffee, sellingPlanId: findPlanGid('Every week') }] })
    const id = cart?.lines.nodes[0]?.id
    expect((await update(cart?.id, { id, sellingPlanId: findPlanGid('Deposit') })).userErrors).toMatchObject([
      { code: wrong },
    ])
    expect((await update(cart?.id, { id, sellingPlanId: null })).userErrors).toMatchObject([{ code: missing }])
    expect((await update(cart?.id, { id, quantity: 2 })).cart?.lines.nodes).toMatchObject([
      { quantity: 2, sellingPlanAllocation: { sellingPlan: { name: 'Every week' } } },
    ])
    const other = { merchandiseId: findVariantGid('G-2'), sellingPlanId: findPlanGid('Deposit') }
    expect((await create({ lines: [other] })).userErrors).toMatchObject([{ code: wrong }])
  },
)

test('a code takes nothing off a subscription, and says so [SIM-12]', async () => {
  const { create } = createStore()
  const coffee = { merchandiseId: findVariantGid('C-1'), sellingPlanId: findPlanGid('Every week') }
  const alone = await create({ lines: [coffee], discountCodes: [WELCOME_CODE] })
  expect(alone.warnings).toEqual([{ code: 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE' }])
  const beside = await create({
    lines: [coffee, { merchandiseId: findVariantGid('G-2') }],
    discountCodes: [WELCOME_CODE],
  })
  expect(beside).toMatchObject({ warnings: [], cart: { cost: { totalAmount: { amount: '116.0' } } } })
})

const read = (sellingPlanGroups: unknown) => () =>
  buildGoodsCatalogue({ products: FILE.products, sellingPlanGroups }, { source: 'plans', seed: 1 })
const withPlan = (changes: object) => [
  { ...DEPOSIT, sellingPlans: [{ ...DEPOSIT.sellingPlans[0], ...changes }] },
  SUBSCRIPTION,
]

test.each([
  [
    'an unknown product',
    [{ ...SUBSCRIPTION, products: ['cofee'] }],
    'sellingPlanGroups[0].products[0]: no product is called "cofee"; did you mean "coffee"?',
  ],
  [
    'an unknown sku',
    [{ ...DEPOSIT, variants: ['G-9'] }, SUBSCRIPTION],
    'sellingPlanGroups[0].variants[0]: no variant is called "G-9"; did you mean "G-1"?',
  ],
  [
    'no plan for goods that need one',
    [DEPOSIT],
    'products[0].requiresSellingPlan: no selling plan is offered for the product',
  ],
  [
    'an option without a value',
    withPlan({ options: ['a', 'b'] }),
    'sellingPlanGroups[0].sellingPlans[0].options: expected a value of each of "Purchase option"',
  ],
  [
    'payments between deliveries',
    withPlan({ billingPolicy: weekly, deliveryPolicy: { recurring: { interval: 'MONTH' } } }),
    'sellingPlanGroups[0].sellingPlans[0].billingPolicy: expected an interval that is a multiple of that of the delivery, and both recurring or both fixed',
  ],
  [
    'an adjustment without its value',
    withPlan({ pricingPolicies: [{ fixed: { adjustmentType: 'PRICE', adjustmentValue: { percentage: 5 } } }] }),
    'sellingPlanGroups[0].sellingPlans[0].pricingPolicies[0].fixed: expected a percentage for the type PERCENTAGE, else a fixedValue',
  ],
])('%s is refused with its path [SIM-10]', (_name, groups, line) => {
  expect(read(groups)).toThrow(GoodsFileError)
  expect(read(groups)).toThrow(line)
})
