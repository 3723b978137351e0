import { expect, test } from 'vitest'
import { aVisitor } from '#app/visitor/visitor.fixtures.ts'
import { createAnalyticsClient } from '#contracts/analytics/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { forwardBatch } from './analytics.server.ts'

const ID = 'b460a080-d137-4014-b64a-079b2daf268a'
const common = {
  messageId: '1789d850-6984-43f7-b861-12ffa999e591',
  timestamp: '2026-11-21T10:00:00.000Z',
  loggedIn: false,
}
const click = {
  ...common,
  type: 'track',
  event: 'Click',
  properties: { place: 'footer', label: 'country', value: 'us' },
}
const page = { ...common, messageId: ID, type: 'page', name: 'Home', path: '/', campaign: { utm_source: 'mail' } }
const createBatch = (...messages: object[]) => ({ region: 'us', anonymousId: ID, messages })

async function createAnalytics(scenario: string, consent: string | null = 'necessary,analytics') {
  const { backend, fetch, journal } = await givenScenario(scenario)
  const reported: string[] = []
  const deps = {
    analytics: createAnalyticsClient({ baseUrl: `${backend.origin}/analytics`, apiKey: 'key', fetch }),
    visitor: aVisitor(consent === null ? {} : { th_pp_consent: consent }),
    report: (code: string) => void reported.push(code),
  }
  const events = () => journal().filter(({ kind }) => kind === 'event')
  return {
    send: (body: unknown) => forwardBatch(deps, typeof body === 'string' ? body : JSON.stringify(body)),
    events,
    reported,
  }
}

test('forwarded events carry store, brand and sign-in state [ANA-01]', async () => {
  const { send, events } = await createAnalytics('default-shop')
  expect(await send(createBatch(page, click))).toBe(204)
  const visit = { store_location: 'us', logged_in: false }
  expect(events()).toMatchObject([
    { type: 'page', name: 'Home', properties: { ...visit, path: '/', utm_source: 'mail' } },
    {
      type: 'track',
      name: 'Click',
      properties: { ...visit, place: 'footer', value: 'us', currency: 'USD', brand: 'SPOKE' },
    },
  ])
})

test('events say for each message whether its visitor was signed in [ANA-01]', async () => {
  const { send, events } = await createAnalytics('default-shop')
  const identify = { ...common, loggedIn: true, type: 'identify' }
  expect(await send({ ...createBatch(identify, { ...page, loggedIn: true }), userId: '7001' })).toBe(204)
  expect(await send(createBatch({ ...click, messageId: '6f0b4f0e-6f5c-4d0e-9d2a-0c9b7f3f5a10' }))).toBe(204)
  expect(events()).toMatchObject([
    { type: 'identify', properties: { store_location: 'us', logged_in: true } },
    { type: 'page', properties: { logged_in: true } },
    { type: 'track', properties: { logged_in: false } },
  ])
})

test.each([
  ['text that is not JSON', '{'],
  ['an empty object', {}],
  ['an empty batch', createBatch()],
  ['an unknown event', createBatch({ ...click, event: 'Purchase' })],
  ['an event with other properties', createBatch({ ...click, properties: { price: 1 } })],
  [
    'an event with extra properties',
    createBatch({ ...click, properties: { ...click.properties, email: 'ann@example.com' } }),
  ],
  [
    'eleven products in a list',
    createBatch({
      ...click,
      event: 'Product List Viewed',
      properties: {
        list: 'Trousers',
        products: Array(11).fill({ product_id: '1', sku: 's', name: 'n', price: '98.00' }),
      },
    }),
  ],
  ['a page with extra fields', createBatch({ ...page, search: 'q=1' })],
  ['an unknown store', { ...createBatch(click), region: 'fr' }],
  ['fifty-one messages', createBatch(...Array(51).fill(click))],
  ['an oversized body', `"${'x'.repeat(64_000)}"`],
])('%s is refused and not forwarded [ANA-01]', async (_what, body) => {
  const { send, events } = await createAnalytics('default-shop')
  expect(await send(body)).toBe(400)
  expect(events()).toEqual([])
})

test.each([null, 'necessary', 'necessary,support'])(
  'with the consent "%s" nothing is forwarded [NAV-14]',
  async (consent) => {
    const { send, events } = await createAnalytics('default-shop', consent)
    expect(await send(createBatch(click))).toBe(204)
    expect(events()).toEqual([])
  },
)

test('events that fail to arrive are reported and lost [ANA-01]', async () => {
  const { send, reported } = await createAnalytics('analytics-down')
  expect(await send(createBatch(click, page))).toBe(502)
  expect(reported).toEqual(['analytics.send-failed'])
})
