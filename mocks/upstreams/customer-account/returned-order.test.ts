import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { givenAccount } from './account.fixtures.ts'

const DAY_MS = 24 * 60 * 60_000

/** The known customer's order of one garment, which is then returned, and what both APIs of Shopify say of it. */
async function givenReturn(outcome: 'refund' | 'exchange') {
  const account = await givenAccount()
  const { world } = account
  await world.orders.update((orders) => orders.where({}), {
    data: (draft) => void Object.assign(draft, { total: 103_00, subtotal: 103_00 }),
  })
  const shop = createBackendClient({ baseUrl: `${account.backend.origin}/backend`, fetch: account.fetch })
  const lookup = await shop.lookUpOrder('gb', { order_number: 'SP1001', email: 'jo@example.com' })
  const line = 'order' in lookup ? lookup.order.lines[0] : undefined
  const exchange = line?.exchanges.find(({ available }) => available > 0)
  const create = () =>
    shop.createReturn('gb', {
      request_id: 'return-of-one-garment',
      order_token: 'order' in lookup ? lookup.order.token : '',
      carrier_id: 'evri',
      lines: [
        {
          line_id: line?.id ?? '',
          quantity: 1,
          reason: 'too tight',
          outcome,
          ...(outcome === 'exchange' && { exchange_variant_id: exchange?.variant_id }),
        },
      ],
    })
  const read = async () => {
    const { data } = await account.query(`{ customer { orders(first: 1) { nodes {
      financialStatus totalRefunded { amount } soldInformation { refundedQuantity }
      refunds { returnName totalRefunded { amount } }
      returns(first: 5) { nodes { name status closedAt returnLineItems(first: 5) { nodes { quantity returnReason lineItem { id } } }
        reverseDeliveries(first: 1) { nodes { deliverable { ... on ReverseDeliveryShippingDeliverable { tracking { carrierName } label { publicFileUrl } } } } } } }
      lineItems(first: 1) { nodes { quantity refundableQuantity currentTotalPrice { amount } } }
    } } } }`)
    const storefront = await account.queryStorefront(
      `{ customer(customerAccessToken: "known-customer-token") { orders(first: 1) { nodes {
        totalRefunded { amount } currentTotalPrice { amount } lineItems(first: 1) { nodes { currentQuantity } } } } } }`,
    )
    return { ...data.customer.orders.nodes[0], storefront: storefront.data.customer.orders.nodes[0] }
  }
  const idNumber = (gid = '') => gid.split('/').at(-1) ?? ''
  const readStock = () => [line, exchange].map((piece) => world.stock.available(idNumber(piece?.variant_id)))
  return { world, create, read, readStock }
}

const NOT_RETURNED = {
  financialStatus: 'PAID',
  totalRefunded: { amount: '0.0' },
  soldInformation: { refundedQuantity: 0 },
  refunds: [],
  lineItems: { nodes: [{ quantity: 1, refundableQuantity: 1, currentTotalPrice: { amount: '98.0' } }] },
  storefront: {
    totalRefunded: { amount: '0.0' },
    currentTotalPrice: { amount: '103.0' },
    lineItems: { nodes: [{ currentQuantity: 1 }] },
  },
}

test('a refund and the goods come with the parcel, and go with the clock [RET-02]', async () => {
  const { world, create, read, readStock } = await givenReturn('refund')
  const [before = 0] = readStock()
  expect(await read()).toMatchObject({ ...NOT_RETURNED, returns: { nodes: [] } })

  await create()
  const open = {
    ...NOT_RETURNED,
    returns: {
      nodes: [
        {
          name: 'RET-1001-1',
          status: 'OPEN',
          closedAt: null,
          returnLineItems: {
            nodes: [{ quantity: 1, returnReason: 'SIZE_TOO_SMALL', lineItem: { id: 'gid://shopify/LineItem/1001' } }],
          },
          reverseDeliveries: {
            nodes: [
              {
                deliverable: {
                  tracking: { carrierName: 'Evri' },
                  label: { publicFileUrl: expect.stringContaining('RET-1001-1?key=') },
                },
              },
            ],
          },
        },
      ],
    },
  }
  expect(await read()).toMatchObject(open)
  world.clock.advance(4 * DAY_MS)
  expect(await read()).toMatchObject(open)
  expect(readStock()[0]).toBe(before)

  world.clock.advance(DAY_MS)
  expect(await read()).toMatchObject({
    financialStatus: 'PARTIALLY_REFUNDED',
    totalRefunded: { amount: '98.0' },
    soldInformation: { refundedQuantity: 1 },
    refunds: [{ returnName: 'RET-1001-1', totalRefunded: { amount: '98.0' } }],
    returns: { nodes: [{ status: 'CLOSED', closedAt: expect.any(String) }] },
    lineItems: { nodes: [{ quantity: 1, refundableQuantity: 0, currentTotalPrice: { amount: '0.0' } }] },
    storefront: {
      totalRefunded: { amount: '98.0' },
      currentTotalPrice: { amount: '5.0' },
      lineItems: { nodes: [{ currentQuantity: 0 }] },
    },
  })
  expect(readStock()[0]).toBe(before + 1)

  world.clock.advance(-2 * DAY_MS)
  expect(await read()).toMatchObject(open)
  expect(readStock()[0]).toBe(before)
})

test('an exchange leaves the stock at once and refunds nothing [RET-02]', async () => {
  const { world, create, read, readStock } = await givenReturn('exchange')
  const [before = 0, otherBefore = 0] = readStock()
  await create()
  expect(readStock()).toEqual([before, otherBefore - 1])
  world.clock.advance(5 * DAY_MS)
  expect(readStock()).toEqual([before + 1, otherBefore - 1])
  expect(await read()).toMatchObject({ ...NOT_RETURNED, returns: { nodes: [{ status: 'CLOSED' }] } })
})
