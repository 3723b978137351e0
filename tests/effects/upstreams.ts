import { expect } from 'vitest'
import { asSent } from '#contracts/backend/as-sent.fixtures.ts'
import { type Effects, expectDelay, expectFailure, getCartId } from './effect.ts'

const belts = { store: 'gb', handle: 'belts' } as const
const message = { anonymousId: 'a', messageId: 'm', timestamp: '2026-11-21T10:00:00Z' }
const page = {
  ...message,
  type: 'page',
  name: 'Home',
  properties: { store_location: 'gb', logged_in: false },
} as const

export const upstreamEffects: Effects = {
  'default-shop': async ({ clients: { backend, content }, visitor, world }) => {
    expect(await backend.collection(belts, asSent)).not.toBeNull()
    expect(await content.mainMenu()).not.toBeNull()
    expect([visitor.cookies, world.faults.list()]).toEqual([[], []])
  },
  'another-day': async ({ world }) => expect(world.clock.now().toISOString()).toMatch(/^2026-12-24T17:00/),
  'upstream-trouble': {
    params: { upstream: 'backend', operation: 'collection', how: 'malformed', times: 1 },
    check: async ({ clients: { backend } }) => {
      await expectFailure(backend.collection(belts, asSent), 'malformed')
      expect(await backend.collection(belts, asSent)).not.toBeNull()
    },
  },
  'upstreams-bare': async ({ clients: { backend, fit, content, reviews } }) => {
    const products = (await backend.collection(belts, asSent))?.products
    expect(products?.[0]).not.toHaveProperty('handle')
    expect(await backend.product({ store: 'gb', handle: 'heroes-navy' })).toBeNull()
    expect(await fit.savedFit('nobody@example.com')).toBeNull()
    expect(await content.page({ handle: 'terms' })).toMatchObject({ description: null, image: null })
    expect(await reviews.bottomline('TRHERO')).not.toHaveProperty('total_reviews')
  },
  'shopify-down': async (scene) => expectFailure(scene.clients.shopify.cart({ cartId: getCartId(scene) }), 503),
  'shopify-slow': {
    params: { delayMs: 200 },
    check: ({ clients: { shopify } }) =>
      expectDelay(200, () => shopify.cart({ cartId: 'gid://shopify/Cart/none?key=1' })),
  },
  'shopify-throttled': {
    params: { size: 1 },
    check: async ({ clients: { shopify } }) => {
      const readCart = () => shopify.cart({ cartId: 'gid://shopify/Cart/none?key=1' })
      await readCart()
      await expectFailure(readCart(), 'graphql')
    },
  },
  'shopify-settings': {
    params: { token: 'another-token' },
    check: async ({ clients: { shopify } }) =>
      expectFailure(shopify.cart({ cartId: 'gid://shopify/Cart/none?key=1' }), 403),
  },
  'version-sunset': async ({ world, clients: { shopify } }) => {
    expect(world.clock.now().toISOString()).toMatch(/^2026-01-01T00:0/)
    expect(await shopify.cart({ cartId: 'gid://shopify/Cart/none?key=1' })).toBeNull()
  },
  'backend-malformed': ({ clients: { backend } }) => expectFailure(backend.collection(belts, asSent), 'malformed'),
  'backend-wrong-shape': ({ clients: { backend } }) => expectFailure(backend.collection(belts, asSent), 'off-contract'),
  'reviews-down': ({ clients: { reviews } }) => expectFailure(reviews.bottomline('TRHERO'), 503),
  'review-votes-down': async ({ clients: { reviews } }) => {
    await expectFailure(reviews.voteUp('1001', 'a-key-of-one-vote'), 503)
    await expectFailure(reviews.undoVote('1001', 'a-key-of-one-vote'), 503)
  },
  'analytics-down': ({ clients: { analytics } }) => expectFailure(analytics.batch([page]), 503),
  'flag-switched': async ({ clients: { flags } }) => expect(await flags.decide('a')).toEqual({ 'some-flag': true }),
  'flags-down': ({ clients: { flags } }) => expectFailure(flags.decide('a'), 503),
  'reports-down': ({ clients: { reports } }) =>
    expectFailure(reports.send({ code: 'cart.completed', message: 'x', level: 'error' }), 503),
}
