import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { createPact } from '../pact.fixtures.ts'
import { isoDateTime } from '../pact-matchers.fixtures.ts'
import { createAnalyticsClient } from './client.ts'

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

test('a batch is accepted [CTR-04]', () =>
  addInteraction(
    {
      description: 'a batch',
      request: {
        method: 'POST',
        path: '/v1/batch',
        headers: key,
        json: { batch: [matchMessage(page), matchMessage(track), matchMessage(identify)] },
      },
      response: { status: 200 },
    },
    (baseUrl) => createAnalyticsClient({ baseUrl, apiKey: 'simulated' }).batch([page, track, identify]),
  ))

test('an invalid event is refused', async () => {
  const batch = [{ ...track, timestamp: 'yesterday' }]
  await addInteraction(
    {
      description: 'an event with an invalid timestamp',
      request: { method: 'POST', path: '/v1/batch', headers: key, json: { batch } },
      response: { status: 400 },
    },
    (baseUrl) =>
      expect(createAnalyticsClient({ baseUrl, apiKey: 'simulated' }).batch(batch)).rejects.toMatchObject({
        kind: 'status',
        status: 400,
      }),
  )
})
