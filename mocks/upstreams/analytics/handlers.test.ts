import { expect, test } from 'vitest'
import { createAnalyticsClient } from '#contracts/analytics/client.ts'
import type { Identify, Page, Track } from '#contracts/analytics/generated/types.ts'
import { fetchIn } from '#tests/support/backend.ts'
import { createSimulatedBackend } from '../../backend.ts'

const backend = await createSimulatedBackend({ strict: true })
const analyticsIn = (world: string) =>
  createAnalyticsClient({ baseUrl: `${backend.origin}/analytics`, apiKey: 'any', fetch: fetchIn(backend, world) })
const eventsOf = (world: string) => backend.worlds.get(world).journal.entries({ kind: 'event' })

const common = { store_location: 'GB', logged_in: false }
const who = { anonymousId: 'a1', timestamp: '2026-11-21T10:00:00Z' }
const track: Track = {
  ...who,
  type: 'track',
  messageId: 'm1',
  event: 'Product Added',
  properties: { ...common, quantity: 2 },
}
const page: Page = { ...who, type: 'page', messageId: 'm2', name: 'Cart', properties: common }
const identify: Identify = {
  ...who,
  type: 'identify',
  messageId: 'm3',
  userId: '7001',
  traits: { ...common, email: 'ann@example.com' },
}

test('what is tracked is in the journal of its world [SIM-06]', async () => {
  await analyticsIn('here').track(track)
  await analyticsIn('here').page(page)
  expect(eventsOf('here')).toMatchObject([
    { type: 'track', name: 'Product Added', properties: { ...common, quantity: 2 } },
    { type: 'page', name: 'Cart', properties: common },
  ])
  expect(eventsOf('there')).toEqual([])
})

test('a batch is kept in its order', async () => {
  await analyticsIn('batch').batch([track, page, identify])
  expect(eventsOf('batch')).toMatchObject([{ type: 'track' }, { type: 'page' }, { type: 'identify' }])
})

test('what arrives twice counts once', async () => {
  await analyticsIn('twice').track(track)
  await analyticsIn('twice').batch([track, page])
  expect(eventsOf('twice')).toMatchObject([{ name: 'Product Added' }, { name: 'Cart' }])
})

test('who it was is not in the journal', async () => {
  await analyticsIn('private').identify(identify)
  expect(JSON.stringify(eventsOf('private'))).not.toMatch(/ann@|7001|a1"/)
})

test('an event that does not say where it happened is refused and not kept', async () => {
  const response = await backend.handle(
    new Request(`${backend.origin}/analytics/v1/track`, {
      method: 'POST',
      headers: { baggage: 'spoke.world=refused' },
      body: JSON.stringify({ ...track, properties: { logged_in: true } }),
    }),
  )
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: 'properties.store_location is missing' })
  expect(eventsOf('refused')).toEqual([])
})
