import { expect, test } from 'vitest'
import { createAnalyticsClient } from '#contracts/analytics/client.ts'
import type { Identify, Page, Track } from '#contracts/analytics/generated/types.ts'
import { createFetch } from '#mocks/package/world-fetch.ts'
import { createSimulatedBackend } from '../../backend.ts'

const backend = await createSimulatedBackend({ strict: true })
const createAnalyticsIn = (world: string) =>
  createAnalyticsClient({ baseUrl: `${backend.origin}/analytics`, apiKey: 'any', fetch: createFetch(backend, world) })
const getEvents = (world: string) => backend.worlds.get(world).journal.entries({ kind: 'event' })

const common = { store_location: 'gb', logged_in: false }
const envelope = { anonymousId: 'a1', timestamp: '2026-11-21T10:00:00Z' }
const track: Track = {
  ...envelope,
  type: 'track',
  messageId: 'm1',
  event: 'Product Added',
  properties: { ...common, quantity: 2 },
}
const page: Page = { ...envelope, type: 'page', messageId: 'm2', name: 'Cart', properties: common }
const identify: Identify = {
  ...envelope,
  type: 'identify',
  messageId: 'm3',
  userId: '7001',
  traits: { ...common, email: 'ann@example.com' },
}

test('events are recorded in the journal of their world [SIM-06]', async () => {
  await createAnalyticsIn('here').batch([track])
  await createAnalyticsIn('here').batch([page])
  expect(getEvents('here')).toMatchObject([
    { type: 'track', name: 'Product Added', properties: { ...common, quantity: 2 } },
    { type: 'page', name: 'Cart', properties: common },
  ])
  expect(getEvents('there')).toEqual([])
})

test('a batch is recorded in order', async () => {
  await createAnalyticsIn('batch').batch([track, page, identify])
  expect(getEvents('batch')).toMatchObject([{ type: 'track' }, { type: 'page' }, { type: 'identify' }])
})

test('a message id is recorded once', async () => {
  await createAnalyticsIn('twice').batch([track])
  await createAnalyticsIn('twice').batch([track, page])
  expect(getEvents('twice')).toMatchObject([{ name: 'Product Added' }, { name: 'Cart' }])
})

test('the journal contains no personal data', async () => {
  await createAnalyticsIn('private').batch([identify])
  expect(JSON.stringify(getEvents('private'))).not.toMatch(/ann@|7001|a1"/)
})

test('an event without a store location is rejected', async () => {
  const response = await backend.handle(
    new Request(`${backend.origin}/analytics/v1/batch`, {
      method: 'POST',
      headers: { baggage: 'spoke.world=refused', authorization: `Basic ${btoa('key:')}` },
      body: JSON.stringify({ batch: [{ ...track, properties: { logged_in: true } }] }),
    }),
  )
  expect(response.status).toBe(400)
  expect((await response.json()).error).toMatch(/^batch.0.properties.store_location is missing/)
  expect(getEvents('refused')).toEqual([])
})

test.each([undefined, 'Bearer key', 'Basic', `Basic ${btoa('user:password')}`, `Basic ${btoa(':')}`])(
  'the authorization %s has no write key, so nothing is recorded [CTR-05]',
  async (authorization) => {
    const headers = new Headers({ baggage: 'spoke.world=keyless', ...(authorization && { authorization }) })
    const response = await backend.handle(
      new Request(`${backend.origin}/analytics/v1/batch`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ batch: [track] }),
      }),
    )
    expect([response.status, await response.json()]).toEqual([
      401,
      { error: 'The write key is missing: send it as the user name of Basic authentication' },
    ])
    expect(getEvents('keyless')).toEqual([])
  },
)
