import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { pactWith } from '../pact.fixtures.ts'
import { instant, problem } from '../pact-matchers.fixtures.ts'
import { type AnalyticsClient, createAnalyticsClient } from './client.ts'

const { regex, string } = Matchers
const relyOn = pactWith('analytics')

/** The shop's key as a user name without a password. */
const key = { authorization: regex('^Basic .+$', `Basic ${btoa('simulated:')}`) }

const timestamp = '2026-11-21T10:00:00.000Z'
const about = { store_location: 'GB', logged_in: false }
const who = { messageId: 'message-1', anonymousId: 'visitor-1', timestamp }
const track = { type: 'track', event: 'Product Added', properties: { ...about, quantity: 1 }, ...who } as const
const page = { type: 'page', name: 'Cart', properties: about, ...who } as const
const identify = { type: 'identify', userId: '7001', traits: { ...about, logged_in: true }, ...who } as const

/** What is sent, with whatever the sink may not depend on left open. */
const sent = <Message extends object>(message: Message) => ({
  ...message,
  messageId: string(who.messageId),
  anonymousId: string(who.anonymousId),
  timestamp: instant(timestamp),
})

const taken = { status: 200, json: { success: true } }
const send = (asking: string, path: string, json: unknown, call: (client: AnalyticsClient) => Promise<void>) =>
  relyOn({ asking, request: { method: 'POST', path, headers: key, json }, response: taken }, (baseUrl) =>
    call(createAnalyticsClient({ baseUrl, apiKey: 'simulated' })),
  )

test('an event is taken [CTR-04]', () => send('an event', '/v1/track', sent(track), (sink) => sink.track(track)))

test('a page view is taken', () => send('a page view', '/v1/page', sent(page), (sink) => sink.page(page)))

test('who somebody is, is taken', () =>
  send('who somebody is', '/v1/identify', sent(identify), (sink) => sink.identify(identify)))

test('several are taken at once', () =>
  send('several at once', '/v1/batch', { batch: [sent(page), sent(track), sent(identify)] }, (sink) =>
    sink.batch([page, track, identify]),
  ))

test('what is no event is refused, and the shop hears of it', async () => {
  const wrong = { ...track, timestamp: 'yesterday' }
  await relyOn(
    {
      asking: 'an event at no time',
      request: { method: 'POST', path: '/v1/track', headers: key, json: wrong },
      response: { status: 400, json: problem('timestamp is no date') },
    },
    (baseUrl) =>
      expect(createAnalyticsClient({ baseUrl, apiKey: 'simulated' }).track(wrong)).rejects.toMatchObject({
        kind: 'status',
        status: 400,
      }),
  )
})
