import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { createPact } from '../pact.fixtures.ts'
import { isoDateTime } from '../pact-matchers.fixtures.ts'
import { type AnalyticsClient, createAnalyticsClient } from './client.ts'

const { regex, string } = Matchers
const addInteraction = createPact('analytics')

/** The shop's key as the user name, without a password. */
const key = { authorization: regex('^Basic .+$', `Basic ${btoa('simulated:')}`) }

const timestamp = '2026-11-21T10:00:00.000Z'
const common = { store_location: 'gb', logged_in: false }
const envelope = { messageId: 'message-1', anonymousId: 'visitor-1', timestamp }
const track = { type: 'track', event: 'Product Added', properties: { ...common, quantity: 1 }, ...envelope } as const
const page = { type: 'page', name: 'Cart', properties: common, ...envelope } as const
const identify = { type: 'identify', userId: '7001', traits: { ...common, logged_in: true }, ...envelope } as const

/** Matches a message with any id, visitor and time. */
const matchMessage = <Message extends object>(message: Message) => ({
  ...message,
  messageId: string(envelope.messageId),
  anonymousId: string(envelope.anonymousId),
  timestamp: isoDateTime(timestamp),
})

const accepted = { status: 200 }
const send = (description: string, path: string, json: unknown, call: (client: AnalyticsClient) => Promise<void>) =>
  addInteraction(
    { description, request: { method: 'POST', path, headers: key, json }, response: accepted },
    (baseUrl) => call(createAnalyticsClient({ baseUrl, apiKey: 'simulated' })),
  )

test('an event is accepted [CTR-04]', () =>
  send('an event', '/v1/track', matchMessage(track), (sink) => sink.track(track)))

test('a page view is accepted', () => send('a page view', '/v1/page', matchMessage(page), (sink) => sink.page(page)))

test('an identify call is accepted', () =>
  send('an identify call', '/v1/identify', matchMessage(identify), (sink) => sink.identify(identify)))

test('a batch is accepted', () =>
  send('a batch', '/v1/batch', { batch: [matchMessage(page), matchMessage(track), matchMessage(identify)] }, (sink) =>
    sink.batch([page, track, identify]),
  ))

test('an invalid event is refused', async () => {
  const invalidTrack = { ...track, timestamp: 'yesterday' }
  await addInteraction(
    {
      description: 'an event with an invalid timestamp',
      request: { method: 'POST', path: '/v1/track', headers: key, json: invalidTrack },
      response: { status: 400 },
    },
    (baseUrl) =>
      expect(createAnalyticsClient({ baseUrl, apiKey: 'simulated' }).track(invalidTrack)).rejects.toMatchObject({
        kind: 'status',
        status: 400,
      }),
  )
})
