import { expect, test } from 'vitest'
import { givenAccount } from './account.fixtures.ts'

const DAY_MS = 86_400_000

type Order = {
  id: string
  name: string
  number: number
  confirmationNumber: string
  lineItems: { nodes: { id: string }[] }
}

async function givenOrder() {
  const account = await givenAccount()
  const read = async () => {
    const { data } = await account.query(
      '{ customer { id orders(first: 9) { nodes { id name number confirmationNumber lineItems(first: 1) { nodes { id } } } } } }',
    )
    const orders: Order[] = data.customer.orders.nodes
    return { customerId: String(data.customer.id), orders, order: orders[0] }
  }
  return { ...account, ...(await read()) }
}

test('orders are found by what Shopify documents, as Hydrogen asks for them [SIM-12]', async () => {
  const { query, order, orders } = await givenOrder()
  const find = async (search: string) => {
    const { data, extensions } = await query(
      `{ customer { orders(first: 9, query: ${JSON.stringify(search)}) { nodes { id } } } }`,
    )
    return { ids: data.customer.orders.nodes.map(({ id }: { id: string }) => id), extensions }
  }
  const plain = order?.name.replace('#', '')
  const own = { ids: [order?.id], extensions: undefined }
  for (const search of [
    `name:${plain}`,
    `name:"${order?.name}"`,
    `name:${plain} AND confirmation_number:${order?.confirmationNumber}`,
    `order_number:${order?.number}`,
    `id:${order?.id.split('/').at(-1)?.split('?')[0]}`,
    `${plain}`,
  ])
    expect([search, await find(search)]).toEqual([search, own])
  expect((await find(`name:${plain} AND confirmation_number:OTHER`)).ids).toEqual([])
  expect((await find('created_at:>1999-01-01 processed_at:>1999-01-01 updated_at:>1999-01-01')).ids).toHaveLength(
    orders.length,
  )
  expect((await find('colour:red')).extensions).toMatchObject({
    search: [{ path: ['orders'], warnings: [{ field: 'colour' }] }],
  })
})

test('metafields of a customer and an order are set, read by both APIs, and guarded by their digest [SIM-12]', async () => {
  const { query, queryStorefront, customerId, order } = await givenOrder()
  const set = async (...metafields: object[]) =>
    (
      await query(
        'mutation ($metafields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $metafields) { metafields { key value type compareDigest jsonValue } userErrors { code field elementIndex } } }',
        { metafields },
      )
    ).data.metafieldsSet
  const height = { ownerId: customerId, namespace: 'custom', key: 'height', type: 'number_integer', value: '182' }
  const gift = { ownerId: order?.id, namespace: 'custom', key: 'gift', type: 'boolean', value: 'true' }
  const first = await set(height, gift)
  expect(first).toMatchObject({
    metafields: [
      { key: 'height', value: '182', jsonValue: 182 },
      { key: 'gift', jsonValue: true },
    ],
    userErrors: [],
  })
  const metafield = (key: string) => `metafield(namespace: "custom", key: "${key}") { value }`
  expect(
    (
      await query(
        `{ customer { ${metafield('height')} none: ${metafield('none')} orders(first: 1) { nodes { ${metafield('gift')} } } } }`,
      )
    ).data.customer,
  ).toEqual({
    metafield: { value: '182' },
    none: null,
    orders: { nodes: [{ metafield: { value: 'true' } }] },
  })
  const inStorefront = await queryStorefront(
    `{ customer(customerAccessToken: "known-customer-token") { metafield(namespace: "custom", key: "height") { value parentResource { __typename } } } }`,
  )
  expect(inStorefront.data.customer.metafield).toEqual({ value: '182', parentResource: { __typename: 'Customer' } })

  const [{ compareDigest }] = first.metafields
  expect((await set({ ...height, value: '183', compareDigest })).userErrors).toEqual([])
  expect(await set({ ...height, value: '184', compareDigest })).toEqual({
    metafields: null,
    userErrors: [{ code: 'STALE_OBJECT', field: ['metafields', '0', 'compareDigest'], elementIndex: 0 }],
  })
  const wrong = [
    { ...height, ownerId: 'gid://shopify/Customer/1' },
    { ...height, ownerId: 'gid://shopify/Product/1' },
    { ...height, value: 'tall' },
    { ...gift, key: 'other', type: undefined },
  ]
  expect((await set(...wrong)).userErrors.map(({ code }: { code: string }) => code)).toEqual([
    'APP_NOT_AUTHORIZED',
    'DISALLOWED_OWNER_TYPE',
    'INVALID_VALUE',
    'BLANK',
  ])
})

test('a return is requested, accepted and paid back by the clock [SIM-12]', async () => {
  const { query, world, order } = await givenOrder()
  await world.orders.update((orders) => orders.where({}), {
    data: (draft) => void Object.assign(draft, { fulfilment: 'delivered' }),
  })
  const request = async (orderId: string | undefined, ...requestedLineItems: object[]) =>
    (
      await query(
        'mutation ($orderId: ID!, $requestedLineItems: [RequestedLineItemInput!]!) { orderRequestReturn(orderId: $orderId, requestedLineItems: $requestedLineItems) { return { id name status returnLineItems(first: 9) { nodes { quantity returnReason } } reverseDeliveries(first: 1) { nodes { id } } } userErrors { code field } } }',
        { orderId, requestedLineItems },
      )
    ).data.orderRequestReturn
  const line = { lineItemId: order?.lineItems.nodes[0]?.id, quantity: 1, returnReason: 'COLOR' }
  const refusals = [
    await request('gid://shopify/Order/1', line),
    await request(order?.id, { ...line, lineItemId: 'gid://shopify/LineItem/1' }),
    await request(order?.id, { ...line, quantity: 9 }),
    await request(order?.id, { ...line, quantity: 0 }),
    await request(order?.id, { ...line, customerNote: 'x'.repeat(301) }),
    await request(order?.id),
  ]
  expect(refusals.map(({ userErrors: [error] }) => [error.code, error.field.at(-1)])).toEqual([
    ['NOT_FOUND', 'orderId'],
    ['NOT_FOUND', 'lineItemId'],
    ['LESS_THAN_OR_EQUAL_TO', 'quantity'],
    ['GREATER_THAN', 'quantity'],
    ['INVALID', 'customerNote'],
    ['BLANK', 'requestedLineItems'],
  ])
  const created = await request(order?.id, line)
  expect(created).toMatchObject({
    return: {
      status: 'REQUESTED',
      returnLineItems: { nodes: [{ quantity: 1, returnReason: 'COLOR' }] },
      reverseDeliveries: { nodes: [] },
    },
    userErrors: [],
  })
  expect((await request(order?.id, line)).userErrors).toMatchObject([{ code: 'LESS_THAN_OR_EQUAL_TO' }])
  const read = async () => {
    const { data } = await query(
      '{ customer { orders(first: 1) { nodes { returns(first: 1) { nodes { status } } refunds { returnName } } } } }',
    )
    const [{ returns, refunds }] = data.customer.orders.nodes
    return [returns.nodes[0].status, refunds.length]
  }
  world.clock.advance(DAY_MS)
  expect(await read()).toEqual(['OPEN', 0])
  world.clock.advance(5 * DAY_MS)
  expect(await read()).toEqual(['CLOSED', 1])
})

test('an order that was not sent cannot be returned [SIM-12]', async () => {
  const { query, world, order } = await givenOrder()
  await world.orders.update((orders) => orders.where({}), {
    data: (draft) => void Object.assign(draft, { fulfilment: 'unfulfilled' }),
  })
  const { data } = await query(
    'mutation ($orderId: ID!, $lineItemId: ID!) { orderRequestReturn(orderId: $orderId, requestedLineItems: [{ lineItemId: $lineItemId, quantity: 1, returnReason: UNWANTED }]) { userErrors { code } } }',
    { orderId: order?.id, lineItemId: order?.lineItems.nodes[0]?.id },
  )
  expect(data.orderRequestReturn.userErrors).toEqual([{ code: 'INVALID_STATE' }])
})
