import { expect, test } from 'vitest'
import { givenScenario } from '#tests/support/backend.ts'

const DAY_MS = 24 * 60 * 60_000

async function readOrder(params: Record<string, unknown>) {
  const { world, visitor } = await givenScenario('order-to-return', params)
  const [order] = world.orders.all()
  const days = (date = '') => Math.round((world.clock.now().getTime() - Date.parse(date)) / DAY_MS)
  return {
    fulfilment: order?.fulfilment,
    placed: days(order?.createdAt),
    delivered: order?.deliveredAt ? days(order.deliveredAt) : null,
    isSignedIn: visitor.cookies.some(({ name }) => name === 'customerId'),
    returned: world.returns.all().map(({ lines, refund }) => [lines[0]?.quantity, refund]),
  }
}

test.each([
  [{}, { placed: 12, delivered: 9, fulfilment: 'delivered', isSignedIn: false, returned: [] }],
  [
    { daysAgo: 20, deliveredDaysAgo: 4 },
    { placed: 20, delivered: 4, fulfilment: 'delivered' },
  ],
  [{ deliveredDaysAgo: null }, { placed: 12, delivered: null, fulfilment: 'fulfilled' }],
  [{ signedIn: true }, { isSignedIn: true }],
  [{ returned: 2 }, { returned: [[2, 196_00]] }],
])('the order follows the parameters %j', async (params, expected) => {
  expect(await readOrder(params)).toMatchObject(expected)
})

test.each([
  [{ daysAgo: 3, deliveredDaysAgo: 4 }, 'an order of 3 days ago cannot be delivered 4 days ago'],
  [{ daysAgo: 0, returned: 1 }, 'an order of today cannot have been returned a day ago'],
])('parameters that contradict each other are rejected: %j', async (params, reason) => {
  await expect(givenScenario('order-to-return', params)).rejects.toThrow(reason)
})
