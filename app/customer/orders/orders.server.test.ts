import { expect, test } from 'vitest'
import type { CustomerAccountClient } from '#contracts/customer-account/client.ts'
import type { OrderRecord } from '#mocks/world/orders.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { createClients } from '#tests/support/clients.ts'
import { type OrderDeps, readOrder, readOrders, readStock } from './orders.server.ts'

const CUSTOMER = 'gid://shopify/Customer/7001'
const TRUNKS = '1001001'

const createRecord = (number: number, overrides: Partial<OrderRecord> = {}): OrderRecord => ({
  id: `gid://shopify/Order/${number}`,
  name: `#SP${number}`,
  region: 'gb',
  currency: 'GBP',
  cartId: null,
  customerId: CUSTOMER,
  email: null,
  createdAt: new Date(Date.UTC(2026, 9, 1) + number * 60_000).toISOString(),
  lines: [],
  subtotal: 19_600,
  discount: 1_960,
  total: 18_035,
  giftCards: [],
  shippingAddress: null,
  billingAddress: null,
  fulfilment: 'fulfilled',
  deliveredAt: null,
  attributes: [],
  note: null,
  ...overrides,
})

const createLine = (id: number, overrides: Partial<OrderRecord['lines'][number]> = {}) => ({
  id: `gid://shopify/LineItem/${id}`,
  variantId: TRUNKS,
  quantity: 1,
  unitPrice: 9_800,
  attributes: [],
  discounts: [],
  ...overrides,
})

async function givenOrders(scenario: string, orders: readonly OrderRecord[]) {
  const given = await givenScenario(scenario)
  await given.world.customers.create({
    id: CUSTOMER,
    region: 'gb',
    firstName: 'Ann',
    lastName: 'Archer',
    email: 'ann@example.com',
    createdAt: '2026-01-01T00:00:00Z',
    accountTokens: ['ann'],
  })
  for (const order of orders) await given.world.orders.create(order)
  const reported: string[] = []
  const { shopify, customerAccount } = createClients(given)
  const deps: OrderDeps = {
    openAccount: async (accessToken) => customerAccount(accessToken),
    shopify,
    report: (code) => void reported.push(code),
  }
  return { deps, reported, ...given }
}

test('orders are read twenty at a time, latest first [ACC-04]', async () => {
  const { deps } = await givenOrders(
    'default-shop',
    Array.from({ length: 50 }, (_, index) => createRecord(1001 + index)),
  )
  const names: string[] = []
  const sizes: number[] = []
  let after: string | null = null
  do {
    const page = await readOrders(deps, 'ann', after)
    if (page.status !== 'read') throw new Error(page.status)
    sizes.push(page.orders.length)
    names.push(...page.orders.map(({ name }) => name))
    after = page.next
  } while (after !== null)
  expect(sizes).toEqual([20, 20, 10])
  expect([names[0], names.at(-1), new Set(names).size]).toEqual(['#SP1050', '#SP1001', 50])
})

test('an order is read with lines, price paid, totals and payments [ACC-04] [ACC-08]', async () => {
  const order = createRecord(1001, {
    lines: [
      createLine(1, {
        quantity: 2,
        attributes: [{ key: 'Personalisation', value: 'J.M.' }],
        discounts: [{ kind: 'code', name: 'SORTED', amount: 1_960 }],
      }),
    ],
    giftCards: [{ id: 'g', lastCharacters: 'K7QD', amount: 5_000 }],
  })
  const { deps, reported } = await givenOrders('default-shop', [order])
  const outcome = await readOrder(deps, 'ann', 'SP1001')
  expect(outcome).toMatchObject({
    status: 'read',
    order: {
      name: '#SP1001',
      status: 'sent',
      parcels: [{ tracking: [] }],
      lines: [
        {
          title: 'Heroes, Navy',
          handle: 'heroes-navy',
          quantity: 2,
          details: expect.arrayContaining([expect.stringMatching(/^Waist: \d+$/), 'Personalisation: J.M.']),
          fullPrice: { amount: '196.00' },
          paid: { amount: '176.4' },
          discounts: [{ name: 'SORTED', amount: { amount: '19.6' } }],
          stock: 'available',
        },
      ],
      totals: {
        subtotal: { amount: '196.0' },
        discount: { amount: '19.60' },
        delivery: { amount: '3.95' },
        extra: null,
        total: { amount: '180.35' },
        giftCards: [{ lastCharacters: 'K7QD', amount: { amount: '50.0' } }],
        refunded: null,
      },
    },
  })
  expect(reported).toEqual([])
})

test('all lines of a long order are read [ACC-04]', async () => {
  const lines = Array.from({ length: 120 }, (_, index) => createLine(index + 1))
  const { deps } = await givenOrders('default-shop', [createRecord(1001, { lines })])
  const outcome = await readOrder(deps, 'ann', 'SP1001')
  if (outcome.status !== 'read') throw new Error(outcome.status)
  expect(new Set(outcome.order.lines.map(({ id }) => id)).size).toBe(120)
})

test('a plain number finds the order, a part of it does not [ACC-04]', async () => {
  const { deps } = await givenOrders('default-shop', [createRecord(1001), createRecord(1002, { name: '#1002' })])
  expect(await readOrder(deps, 'ann', '1002')).toMatchObject({ status: 'read', order: { name: '#1002' } })
  expect(await readOrder(deps, 'ann', 'SP100')).toEqual({ status: 'unknown' })
  // Shopify may match a number in part
  const openAccount: OrderDeps['openAccount'] = async (token) => ({
    ...(await deps.openAccount(token)),
    orderIds: async () => [{ id: 'gid://shopify/Order/1001', name: '#SP1001' }],
  })
  expect(await readOrder({ ...deps, openAccount }, 'ann', 'SP100')).toEqual({ status: 'unknown' })
})

test('an order of another customer is unknown [ACC-08]', async () => {
  const { deps } = await givenOrders('default-shop', [createRecord(1001, { customerId: 'gid://shopify/Customer/1' })])
  expect(await readOrder(deps, 'ann', 'SP1001')).toEqual({ status: 'unknown' })
})

test('an unknown token is not reported as a failure [ACC-05]', async () => {
  const { deps, reported } = await givenOrders('default-shop', [])
  expect([await readOrder(deps, 'bo', 'SP1001'), await readOrders(deps, 'bo', null)]).toEqual([
    { status: 'token-expired' },
    { status: 'token-expired' },
  ])
  expect(reported).toEqual([])
})

test('a failed read of orders is returned and reported [ACC-05]', async () => {
  const { deps, reported } = await givenOrders('customer-unreadable', [])
  expect([await readOrder(deps, 'ann', 'SP1001'), await readOrders(deps, 'ann', null)]).toEqual([
    { status: 'unreadable' },
    { status: 'unreadable' },
  ])
  expect(reported).toEqual(['customer.read-failed', 'customer.read-failed'])
})

test('an order is shown without links where goods cannot be read [ACC-05]', async () => {
  const { deps, reported, world } = await givenOrders('default-shop', [createRecord(1001, { lines: [createLine(1)] })])
  world.faults.add({ upstream: 'shopify', respond: { status: 503 } })
  expect(await readOrder(deps, 'ann', 'SP1001')).toMatchObject({
    status: 'read',
    order: { lines: [{ title: 'Heroes, Navy', handle: null, stock: 'unknown' }] },
  })
  expect(await readStock(deps, ['gid://shopify/ProductVariant/1001001'])).toBeNull()
  expect(reported).toEqual(['customer.read-failed', 'customer.read-failed'])
})

test('an order with few fields from the provider is shown [CTR-06]', async () => {
  const { deps } = await givenOrders('upstreams-bare', [createRecord(1001, { lines: [createLine(1)] })])
  expect(await readOrder(deps, 'ann', 'SP1001')).toMatchObject({
    status: 'read',
    order: {
      lines: [{ title: 'Heroes, Navy', details: [], price: null, paid: null, stock: 'withdrawn' }],
      totals: { subtotal: null, discount: null, extra: null, total: { amount: '180.35' } },
    },
  })
})

type WireOrder = NonNullable<Awaited<ReturnType<CustomerAccountClient['order']>>>

/** Deps whose order has these fields of Shopify's. */
async function givenWireOrder(change: (wire: WireOrder) => Partial<WireOrder>) {
  const { deps } = await givenOrders('default-shop', [createRecord(1001, { lines: [createLine(1, { quantity: 3 })] })])
  const openAccount: OrderDeps['openAccount'] = async (token) => {
    const account = await deps.openAccount(token)
    return {
      ...account,
      order: async (variables) => {
        const wire = await account.order(variables)
        return wire && { ...wire, ...change(wire) }
      },
    }
  }
  const outcome = await readOrder({ ...deps, openAccount }, 'ann', 'SP1001')
  if (outcome.status !== 'read') throw new Error(outcome.status)
  return outcome.order
}

test('returns and refunds are shown, declined returns are not counted [ACC-04]', async () => {
  const amount = { amount: '98.0', currencyCode: 'GBP' } as const
  const order = await givenWireOrder(({ lineItems }) => {
    const [line] = lineItems.nodes
    const createReturn = (id: string, status: 'OPEN' | 'DECLINED', quantity: number) => ({
      id,
      name: `#SP1001-${id}`,
      status,
      createdAt: '2026-10-20T10:00:00Z',
      returnLineItems: { nodes: [{ id: `${id}-1`, quantity, lineItem: { id: line?.id ?? '' } }] },
    })
    return {
      returns: { nodes: [createReturn('R1', 'OPEN', 2), createReturn('R2', 'DECLINED', 1)] },
      refunds: [{ id: 'refund', createdAt: '2026-10-25T10:00:00Z', totalRefunded: amount }],
      totalRefunded: amount,
    }
  })
  expect(order.lines[0]).toMatchObject({ quantity: 3, returned: 2 })
  expect(order.returns).toMatchObject([
    { name: '#SP1001-R1', status: 'open', lines: [{ title: 'Heroes, Navy', quantity: 2 }] },
    { name: '#SP1001-R2', status: 'declined' },
  ])
  expect(order.refunds).toEqual([{ id: 'refund', paidAt: '2026-10-25T10:00:00Z', amount }])
  expect(order.totals.refunded).toEqual(amount)
})

test('tracking links must be web addresses [OPS-04]', async () => {
  const track = (url: string) => ({ company: 'Royal Mail', number: 'AB1', url })
  const order = await givenWireOrder(() => ({
    fulfillments: {
      nodes: [
        {
          id: 'f',
          createdAt: '2026-10-02T10:00:00Z',
          trackingInformation: [track('https://track.test/AB1'), track('javascript:alert(1)')],
        },
      ],
    },
  }))
  expect(order.parcels[0]?.tracking.map(({ url }) => url)).toEqual(['https://track.test/AB1', null])
})

test('a delivery’s day is shown once the order is delivered [ACC-04]', async () => {
  const latestFulfillmentDeliveryDate = '2026-10-04T10:00:00Z'
  const sent = await givenWireOrder(() => ({ latestFulfillmentDeliveryDate }))
  const delivered = await givenWireOrder(() => ({ latestFulfillmentDeliveryDate, fulfillmentStatus: 'DELIVERED' }))
  expect([sent.deliveredAt, delivered.deliveredAt]).toEqual([null, '2026-10-04T10:00:00Z'])
})
