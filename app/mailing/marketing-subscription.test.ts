import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import {
  changeSubscription,
  type MarketingSubscription,
  type SubscriptionDeps,
  toFormOutcome,
  toMailingPayload,
} from './marketing-subscription.server.ts'

const context = { store: 'eu', mailingLists: { email: 'EU-42', sms: 'EU-43' }, customerId: undefined } as const
const EMAIL_LIST = { channel: 'email', list_id: 'EU-42' }
const SMS_LIST = { channel: 'sms', list_id: 'EU-43' }

test.each<[name: string, subscription: Omit<MarketingSubscription, 'method'>, payload: object]>([
  [
    'email and sms, unless it says otherwise',
    { email: 'jo@example.com', phoneNumber: '+447700900123', phoneCountryCode: 'GB', source: 'Account' },
    {
      email: 'jo@example.com',
      phone_number: '+447700900123',
      phone_country_code: 'GB',
      store: 'eu',
      list_ids: [EMAIL_LIST, SMS_LIST],
      source: 'Account',
      location: 'Account',
    },
  ],
  [
    'email only',
    { email: 'jo@example.com', source: 'Footer', includedChannels: ['email'] },
    { email: 'jo@example.com', store: 'eu', list_ids: [EMAIL_LIST], source: 'Footer', location: 'Footer' },
  ],
  [
    'sms only',
    { phoneNumber: '07700 900123', phoneCountryCode: 'GB', source: 'Modal', includedChannels: ['sms'] },
    {
      phone_number: '07700 900123',
      phone_country_code: 'GB',
      store: 'eu',
      list_ids: [SMS_LIST],
      source: 'Modal',
      location: 'Modal',
    },
  ],
  [
    'lists of its own, whatever the channels',
    {
      email: 'jo@example.com',
      source: 'Footer',
      includedChannels: ['sms'],
      lists: [{ channel: 'email', list_id: 'X' }],
    },
    {
      email: 'jo@example.com',
      store: 'eu',
      list_ids: [{ channel: 'email', list_id: 'X' }],
      source: 'Footer',
      location: 'Footer',
    },
  ],
])('a marketing subscription has the lists of %s [ANA-05]', (_, subscription, payload) => {
  expect(toMailingPayload({ method: 'subscribe', ...subscription }, context)).toEqual(payload)
  expect(toMailingPayload({ method: 'unsubscribe', ...subscription }, { ...context, customerId: '7' })).toEqual({
    ...payload,
    user_id: '7',
  })
})

const jo = { method: 'subscribe', email: 'jo@example.com', source: 'Footer' } as const

/** A shop in a scenario. `sent` holds the path and body of each call that the backend received. */
async function createShop(scenario: string) {
  const given = await givenScenario(scenario)
  const sent: unknown[] = []
  const reported: unknown[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    sent.push([new URL(request.url).pathname, await request.json()])
    return given.fetch(input, init)
  }
  const deps: SubscriptionDeps = {
    ...context,
    backend: createBackendClient({ baseUrl: `${given.backend.origin}/backend`, fetch }),
    hasNewsletter: false,
    report: (code) => void reported.push(code),
    checkLimit: async () => null,
  }
  return { deps, sent, reported, world: given.world }
}

test('subscribing and leaving are calls of the mailing list [ANA-05] [FORM-02]', async () => {
  const { deps, sent, world } = await createShop('default-shop')
  expect(await changeSubscription(deps, jo)).toEqual({ ok: true })
  expect(world.subscriptions.all()).toMatchObject([{ email: 'jo@example.com', method: 'subscribe', source: 'Footer' }])
  expect(await changeSubscription(deps, { ...jo, method: 'unsubscribe' })).toEqual({ ok: true })
  expect(world.subscriptions.all()).toMatchObject([{ email: 'jo@example.com', method: 'unsubscribe' }])
  const body = { email: 'jo@example.com', list_ids: [EMAIL_LIST, SMS_LIST] }
  expect(sent).toMatchObject([
    ['/backend/v2/mailing-list/subscribe', body],
    ['/backend/v2/mailing-list/unsubscribe', body],
  ])
})

test('if the backend has a newsletter call, only the footer uses it [ANA-05] [FORM-02]', async () => {
  const { deps, sent } = await createShop('default-shop')
  const shop = { ...deps, hasNewsletter: true }
  expect(await changeSubscription(shop, jo)).toEqual({ ok: true })
  expect(await changeSubscription(shop, { ...jo, source: 'Newsletter Modal' })).toEqual({ ok: true })
  expect(sent).toMatchObject([
    ['/backend/newsletter', { email: 'jo@example.com', location: 'Footer' }],
    ['/backend/v2/mailing-list/subscribe', { email: 'jo@example.com', source: 'Newsletter Modal' }],
  ])
})

test('a failed call is reported once, re-thrown, and shown by the form [ANA-05] [ANA-06]', async () => {
  const { deps, reported } = await createShop('mailing-list-down')
  const subscription = changeSubscription(deps, jo)
  await expect(subscription).rejects.toThrow()
  expect(await toFormOutcome(subscription)).toEqual({ ok: false, failure: 'mailing.subscribe-failed' })
  expect(reported).toEqual(['mailing.request-failed'])
})

test.each([null, false, '', 0])('the result %j of a subscription means success [FORM-02]', async (result) => {
  const { deps } = await createShop('default-shop')
  const fetch = async () => Response.json(result)
  const backend = createBackendClient({ baseUrl: 'http://backend.example', fetch })
  expect(await changeSubscription({ ...deps, backend }, jo)).toEqual({ ok: true })
})

test('a truthy result of a subscription is a failure without a report [FORM-02]', async () => {
  const { deps, reported } = await createShop('default-shop')
  const fetch = async () => Response.json({ error: 'No such list' })
  const backend = createBackendClient({ baseUrl: 'http://backend.example', fetch })
  expect(await changeSubscription({ ...deps, backend }, jo)).toEqual({
    ok: false,
    failure: 'mailing.subscribe-failed',
  })
  expect(reported).toEqual([])
})

test('a subscription beyond the limit is not sent [OPS-08]', async () => {
  const { deps, sent } = await createShop('default-shop')
  const refusal = { ok: false, failure: 'limit.reached', retryAfterS: 60 } as const
  const targets: string[] = []
  const checkLimit = async (target: string) => {
    targets.push(target)
    return refusal
  }
  expect(await changeSubscription({ ...deps, checkLimit }, jo)).toEqual(refusal)
  const byPhone = { method: 'subscribe', phoneNumber: '07700 900123', source: 'Footer' } as const
  expect(await changeSubscription({ ...deps, checkLimit }, byPhone)).toEqual(refusal)
  expect([targets, sent]).toEqual([['jo@example.com', '07700 900123'], []])
})
