import { expect, test } from 'vitest'
import { aVisitor } from '#app/visitor/visitor.fixtures.ts'
import { createAnalyticsClient } from '#contracts/analytics/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { passOn } from './analytics.server.ts'

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
const sent = (...messages: object[]) => ({ region: 'us', anonymousId: ID, messages })

async function analyticsOf(scenario: string, consent: string | null = 'necessary,analytics') {
  const { backend, fetch, journal } = await givenScenario(scenario)
  const reported: string[] = []
  const deps = {
    analytics: createAnalyticsClient({ baseUrl: `${backend.origin}/analytics`, apiKey: 'key', fetch }),
    visitor: aVisitor(consent === null ? {} : { th_pp_consent: consent }),
    report: (code: string) => void reported.push(code),
  }
  const events = () => journal().filter(({ kind }) => kind === 'event')
  return {
    say: (body: unknown) => passOn(deps, typeof body === 'string' ? body : JSON.stringify(body)),
    events,
    reported,
  }
}

test('what a page tells arrives with the store, the brand and whether somebody is signed in [ANA-01]', async () => {
  const { say, events } = await analyticsOf('house-stock')
  expect(await say(sent(page, click))).toBe(204)
  const visit = { store_location: 'US', logged_in: false }
  expect(events()).toMatchObject([
    { type: 'page', name: 'Home', properties: { ...visit, path: '/', utm_source: 'mail' } },
    {
      type: 'track',
      name: 'Click',
      properties: { ...visit, place: 'footer', value: 'us', currency: 'USD', brand: 'SPOKE' },
    },
  ])
})

test.each([
  ['no JSON', '{'],
  ['no batch', {}],
  ['nothing in it', sent()],
  ['an event that there is not', sent({ ...click, event: 'Purchase' })],
  ['an event that says something else', sent({ ...click, properties: { price: 1 } })],
  ['more than an event says', sent({ ...click, properties: { ...click.properties, email: 'ann@example.com' } })],
  [
    'eleven products in a list',
    sent({
      ...click,
      event: 'Product List Viewed',
      properties: {
        list: 'Trousers',
        products: Array(11).fill({ product_id: '1', sku: 's', name: 'n', price: '98.00' }),
      },
    }),
  ],
  ['more than a page says', sent({ ...page, search: 'q=1' })],
  ['a store that there is not', { ...sent(click), region: 'fr' }],
  ['fifty-one messages', sent(...Array(51).fill(click))],
  ['a book', `"${'x'.repeat(64_000)}"`],
])('%s is refused, and goes nowhere [ANA-01]', async (_what, body) => {
  const { say, events } = await analyticsOf('house-stock')
  expect(await say(body)).toBe(400)
  expect(events()).toEqual([])
})

test.each([null, 'necessary', 'necessary,support'])(
  'with the consent "%s" nothing is passed on [NAV-14]',
  async (consent) => {
    const { say, events } = await analyticsOf('house-stock', consent)
    expect(await say(sent(click))).toBe(204)
    expect(events()).toEqual([])
  },
)

test('events that do not arrive are reported and lost [ANA-01]', async () => {
  const { say, reported } = await analyticsOf('analytics-down')
  expect(await say(sent(click, page))).toBe(502)
  expect(reported).toEqual(['analytics.send-failed'])
})
