import { expect, test } from 'vitest'
import { completeCheckout } from '../cart/complete-checkout.ts'
import { createShopper } from '../cart/shopper.fixtures.ts'
import { createTestStore, getVariantGid, goods } from '../shopify.fixtures.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Creates a customer with orders on three days: a tee (45), three tees with a code (115 minus 10%), trousers (98). */
async function createAccountWithOrders() {
  const store = createTestStore()
  const { world } = store
  await world.customers.create({
    id: 'gid://shopify/Customer/7',
    region: 'gb',
    firstName: 'Jo',
    lastName: 'Bloggs',
    email: 'jo@example.com',
    createdAt: world.clock.now().toISOString(),
    accessTokens: ['token'],
  })
  const shopper = createShopper('gb', store)
  const buy = async (product: typeof goods.tee, quantity: number, discountCodes: string[] = []) => {
    const lines = [{ merchandiseId: getVariantGid(product), quantity }]
    const { cart } = await shopper.createCart({ lines, discountCodes, buyerIdentity: { customerAccessToken: 'token' } })
    world.clock.advance(DAY_MS)
    return completeCheckout(world, cart?.id ?? '')
  }
  const orders = [await buy(goods.tee, 1), await buy(goods.tee, 3, ['SORTED']), await buy(goods.heroes, 1)]
  const queryOrders = async <
    Data = { nodes: { name: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } },
  >(
    args: string,
    selection = 'nodes { name } pageInfo { hasNextPage endCursor }',
  ) => {
    const { customer } = await store.query<{ customer: { orders: Data } }>(
      `{ customer(customerAccessToken: "token") { orders(${args}) { ${selection} } } }`,
    )
    return customer.orders
  }
  const listNames = async (args: string) => (await queryOrders(args)).nodes.map(({ name }) => name)
  return { ...store, orders, queryOrders, listNames }
}

test('orders are sorted by date or total and returned in pages [SIM-01]', async () => {
  const { listNames, queryOrders } = await createAccountWithOrders()
  expect(await listNames('first: 9, sortKey: PROCESSED_AT, reverse: true')).toEqual(['#SP1003', '#SP1002', '#SP1001'])
  expect(await listNames('first: 9, sortKey: TOTAL_PRICE')).toEqual(['#SP1001', '#SP1003', '#SP1002'])
  const { pageInfo } = await queryOrders('first: 2')
  expect(pageInfo.hasNextPage).toBe(true)
  expect(await listNames(`first: 2, after: "${pageInfo.endCursor}"`)).toEqual(['#SP1003'])
})

test('orders are found by their date', async () => {
  const { listNames, orders } = await createAccountWithOrders()
  expect(await listNames(`first: 9, query: "processed_at:>'${orders[0]?.createdAt}'"`)).toEqual(['#SP1002', '#SP1003'])
  expect(await listNames('first: 9, query: "processed_at:>now"')).toEqual([])
})

test('an order lists its discounts with the amount on each line', async () => {
  const { queryOrders } = await createAccountWithOrders()
  const APPLICATION = `__typename value { ... on MoneyV2 { amount } ... on PricingPercentageValue { percentage } }
    ... on AutomaticDiscountApplication { title } ... on DiscountCodeApplication { code applicable }`
  const { nodes } = await queryOrders<{ nodes: object[] }>(
    'first: 1, after: null, sortKey: TOTAL_PRICE, reverse: true',
    `nodes {
      discountApplications(first: 5) { nodes { ${APPLICATION} } }
      lineItems(first: 5) { nodes { discountedTotalPrice { amount } discountAllocations { allocatedAmount { amount } discountApplication { ${APPLICATION} } } } }
    }`,
  )
  const offer = { __typename: 'AutomaticDiscountApplication', title: 'T-shirts 3 for £115', value: { amount: '20.0' } }
  const code = { __typename: 'DiscountCodeApplication', code: 'SORTED', applicable: true, value: { percentage: 10 } }
  expect(nodes).toEqual([
    {
      discountApplications: { nodes: [offer, code] },
      lineItems: {
        nodes: [
          {
            discountedTotalPrice: { amount: '103.5' },
            discountAllocations: [
              { allocatedAmount: { amount: '20.0' }, discountApplication: offer },
              { allocatedAmount: { amount: '11.5' }, discountApplication: code },
            ],
          },
        ],
      },
    },
  ])
})

test('a delivered order has a fulfilment, an open one has none', async () => {
  const { queryOrders, world, orders } = await createAccountWithOrders()
  await world.orders.updateMany((query) => query.where({}), {
    data(draft) {
      draft.fulfilment = draft.id === orders[0]?.id ? 'delivered' : 'unfulfilled'
    },
  })
  const { nodes } = await queryOrders<{ nodes: object[] }>(
    'first: 2',
    'nodes { fulfillmentStatus totalRefunded { amount } successfulFulfillments { fulfillmentLineItems(first: 5) { nodes { quantity lineItem { title } } } } }',
  )
  expect(nodes).toMatchObject([
    {
      fulfillmentStatus: 'FULFILLED',
      totalRefunded: { amount: '0.0' },
      successfulFulfillments: [
        { fulfillmentLineItems: { nodes: [{ quantity: 1, lineItem: { title: 'Sharp tee, Navy' } }] } },
      ],
    },
    { fulfillmentStatus: 'UNFULFILLED', successfulFulfillments: [] },
  ])
})
