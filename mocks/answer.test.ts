import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSimulatedBackend, type SimulatedBackend } from './backend.ts'

let backend: SimulatedBackend
beforeAll(async () => {
  backend = await createSimulatedBackend({ draftPictures: true })
})
afterAll(() => backend.close())

test.each([
  ['/images/heroes-navy/front.jpg?width=80', 200],
  ['/images/', 200],
  ['/checkout/gb/none', 404],
  ['/checkout/gb/orders/1', 404],
  ['/favicon.ico', 204],
  ['/shopify/gb/graphiql', 200],
  ['/', 200],
  ['/nothing', 501],
])('HEAD %s gets %i, the head of what GET gets [SIM-10]', async (path, status) => {
  const send = (method: string) => backend.handle(new Request(backend.origin + path, { method }))
  const [head, read] = [await send('HEAD'), await send('GET')]
  expect([head.status, read.status]).toEqual([status, status])
  expect(head.headers.get('content-type')).toBe(read.headers.get('content-type'))
  if (path !== '/nothing') expect(await head.text()).toBe('')
})
