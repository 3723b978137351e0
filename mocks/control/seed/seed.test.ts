import { expect, test } from 'vitest'
import { createCustomerAccountClient } from '#contracts/customer-account/client.ts'
import { createSimulatedBackend } from '../../backend.ts'
import { createControlClient } from '../client.ts'

async function createControl() {
  const backend = await createSimulatedBackend()
  const fetch: typeof globalThis.fetch = (input, init) => backend.handle(new Request(input, init))
  return { backend, fetch, control: createControlClient({ origin: backend.origin, fetch }) }
}

test('a seeded customer is signed in with a valid token', async () => {
  const { backend, fetch, control } = await createControl()
  const { email, visitor } = await control.seedCustomer('mine', { region: 'us' })
  const { accessToken } = JSON.parse(visitor.localStorage.access_tokens_us ?? '{}')
  const account = createCustomerAccountClient({
    baseUrl: `${backend.origin}/customer-account/us`,
    accessToken,
    fetch,
    headers: { baggage: 'spoke.world=mine' },
  })
  expect(await account.customer()).toMatchObject({ emailAddress: { emailAddress: email } })
  expect(visitor.cookies.map(({ name }) => name)).toEqual(['customerId'])
})

test('the same seed invents the same people in order [SIM-02]', async () => {
  const { control } = await createControl()
  const people = async (world: string) => [
    (await control.seedCustomer(world)).email,
    (await control.seedCustomer(world)).email,
  ]
  const [one, two] = [await people('one'), await people('two')]
  expect(one).toEqual(two)
  expect(one[0]).not.toBe(one[1])
})

test('an email address has one account per store', async () => {
  const { control } = await createControl()
  await control.seedCustomer('mine', { email: 'ann@example.com' })
  await expect(control.seedCustomer('mine', { email: 'Ann@example.com' })).rejects.toMatchObject({ status: 409 })
  await control.seedCustomer('mine', { email: 'ann@example.com', region: 'us' })
})

test('a seeded fit has an owner and average default sizes', async () => {
  const { backend, control } = await createControl()
  await control.seedFit('mine', { customerId: '7001', fit: { bottom: { waist: '36' } }, savedDaysAgo: 2 })
  expect(backend.worlds.get('mine').fits.findFirst()).toMatchObject({
    customerId: '7001',
    fit: { bottom: { waist: '36', build: 'B', leg: '32' }, top: { size: 'M', cut: 'Slim', length: 'Regular' } },
  })
  await expect(control.seedFit('mine', {})).rejects.toMatchObject({ status: 400 })
})

test('a seeded order has its date, customer, number and postcode', async () => {
  const { backend, control } = await createControl()
  const { customerId } = await control.seedCustomer('mine')
  const order = await control.seedOrder('mine', {
    customerId,
    lines: [{ product: 'heroes-navy', quantity: 2 }],
    placedDaysAgo: 30,
  })
  const world = backend.worlds.get('mine')
  const record = world.orders.findFirst((q) => q.where({ id: order.orderId }))
  expect(record).toMatchObject({ name: order.name, fulfilment: 'delivered', lines: [{ quantity: 2 }] })
  expect(record?.customerId).toBe(`gid://shopify/Customer/${customerId}`)
  expect(record?.shippingAddress?.zip).toBe(order.postcode)
  const age = world.clock.now().getTime() - Date.parse(record?.createdAt ?? '')
  expect(Math.round(age / 86_400_000)).toBe(30)
})

test.each([
  [{}, 7, 4],
  [{ placedDaysAgo: 30 }, 30, 27],
  [{ deliveredDaysAgo: 201 }, 204, 201],
  [{ placedDaysAgo: 30, deliveredDaysAgo: 10 }, 30, 10],
  [{ placedDaysAgo: 30, fulfilment: 'fulfilled' as const }, 30, null],
])('an order of %o was placed %i days ago and delivered %j days ago', async (request, placed, delivered) => {
  const { backend, control } = await createControl()
  const { orderId } = await control.seedOrder('mine', request)
  const world = backend.worlds.get('mine')
  const order = world.orders.findFirst((q) => q.where({ id: orderId }))
  const [placedDays, deliveredDays] = [order?.createdAt, order?.deliveredAt].map((date) =>
    date ? Math.round((world.clock.now().getTime() - Date.parse(date)) / 86_400_000) : null,
  )
  expect([placedDays, deliveredDays]).toEqual([placed, delivered])
})

test.each([
  [{ placedDaysAgo: 3, deliveredDaysAgo: 4 }, 'an order of 3 days ago cannot be delivered 4 days ago'],
  [{ deliveredDaysAgo: 4, fulfilment: 'unfulfilled' as const }, 'an order that is unfulfilled was not delivered'],
])('an impossible delivery is rejected: %o', async (request, reason) => {
  const { control } = await createControl()
  await expect(control.seedOrder('mine', request)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining(reason),
  })
})

test('rejects an impossible order and leaves no record', async () => {
  const { backend, control } = await createControl()
  await expect(
    control.seedOrder('mine', { lines: [{ product: 'heroes-navy', quantity: 10_000 }] }),
  ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('lines.0') })
  await expect(control.seedOrder('mine', { customerId: '9' })).rejects.toMatchObject({ status: 404 })
  expect(backend.worlds.get('mine').carts.count()).toBe(0)
})
