import { expect } from 'vitest'
import { cartIdOf, type Effects, fails, takes } from './effect.ts'

const belts = { store: 'gb', handle: 'belts' } as const
const somebody = { anonymousId: 'a', messageId: 'm', timestamp: '2026-11-21T10:00:00Z' }
const page = {
  ...somebody,
  type: 'page',
  name: 'Home',
  properties: { store_location: 'GB', logged_in: false },
} as const

export const upstreamEffects: Effects = {
  'house-stock': async ({ clients: { backend, content }, visitor, world }) => {
    expect(await backend.collection(belts)).not.toBeNull()
    expect(await content.mainMenu()).not.toBeNull()
    expect([visitor.cookies, world.faults.list()]).toEqual([[], []])
  },
  'another-day': async ({ world }) => expect(world.clock.now().toISOString()).toMatch(/^2026-12-24T17:00/),
  'upstream-trouble': {
    params: { upstream: 'backend', operation: 'collection', how: 'malformed', times: 1 },
    look: async ({ clients: { backend } }) => {
      await fails(backend.collection(belts), 'malformed')
      expect(await backend.collection(belts)).not.toBeNull()
    },
  },
  'shopify-down': async (scene) => fails(scene.clients.shopify.cart({ cartId: cartIdOf(scene) }), 503),
  'shopify-slow': {
    params: { delayMs: 200 },
    look: ({ clients: { shopify } }) => takes(200, () => shopify.cart({ cartId: 'gid://shopify/Cart/none?key=1' })),
  },
  'shopify-throttled': {
    params: { size: 1 },
    look: async ({ clients: { shopify } }) => {
      const ask = () => shopify.cart({ cartId: 'gid://shopify/Cart/none?key=1' })
      await ask()
      await fails(ask(), 'graphql')
    },
  },
  'backend-malformed': ({ clients: { backend } }) => fails(backend.collection(belts), 'malformed'),
  'backend-wrong-shape': ({ clients: { backend } }) => fails(backend.collection(belts), 'off-contract'),
  'reviews-down': ({ clients: { reviews } }) => fails(reviews.bottomline('TRHERO'), 503),
  'analytics-down': ({ clients: { analytics } }) => fails(analytics.page(page), 503),
  'flag-switched': async ({ clients: { flags } }) => expect(await flags.decide('a')).toEqual({ 'some-flag': true }),
  'flags-down': ({ clients: { flags } }) => fails(flags.decide('a'), 503),
  'reports-down': ({ clients: { reports } }) =>
    fails(reports.send({ code: 'cart.completed', message: 'x', level: 'error' }), 503),
}
