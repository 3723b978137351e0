import { expect } from 'vitest'
import type { MailingSubscription } from '#contracts/backend/generated/types.ts'
import { type Effects, fails, takes } from './effect.ts'

const subscription = {
  email: 'jo@example.com',
  store: 'gb',
  list_ids: [{ channel: 'email', list_id: '1' }],
  source: 'Footer',
} satisfies MailingSubscription
const survey = {
  recommend_likelihood: 9,
  fit_rating: 5,
  improve_fit: 'Nothing.',
  delivery_and_service_rating: 4,
  new_products: 'Hats.',
  price_versus_value: 4,
  site_navigation: 5,
  finding_products: 'Easy.',
  heard_about_us: 'A friend.',
}
const letter = { firstName: 'Jo', lastName: 'Marsh', address: '1 Mill Lane', postcode: 'LS1 4AP' }
const visit = { userId: null, fitResponse: 'good', loggedIn: false, storeLocation: 'gb' } as const

export const mailingEffects: Effects = {
  'newsletter-down': async ({ clients: { backend } }) => {
    await fails(backend.newsletter({ email: 'jo@example.com', location: 'Footer' }), 503)
    await fails(backend.mailingList(subscription), 503)
  },
  'mailing-list-down': ({ clients: { backend } }) => fails(backend.mailingList(subscription), 503),
  'refer-a-friend-down': ({ clients: { backend } }) =>
    fails(backend.referAFriend('gb', { name: 'Jo', email: 'jo@example.com', friend_email: 'bo@example.com' }), 503),
  'mail-limit-reached': async ({ clients: { backend }, world }) => {
    const toJo = { email: 'jo@example.com', location: 'Footer' }
    await fails(backend.newsletter(toJo), 429)
    expect(world.subscriptions.count()).toBe(0)
    expect(await backend.newsletter({ ...toJo, email: 'bo@example.com' })).toBeNull()
    world.clock.advance(60 * 60_000)
    expect(await backend.newsletter(toJo)).toBeNull()
  },
  'phone-rejected': async ({ clients: { backend } }) =>
    expect((await backend.validatePhone('GB', '07700 900123')).error).toMatch(/./),
}

export const feedbackEffects: Effects = {
  'feedback-down': async ({ clients: { backend } }) => {
    await fails(backend.survey('gb', survey), 503)
    await fails(backend.unsubscribe('gb', letter), 503)
  },
  'visit-feedback-down': ({ clients: { backend } }) => fails(backend.visitFeedback('gb', visit), 503),
}

export const contentEffects: Effects = {
  'header-missing': async ({ clients: { content } }) => {
    expect(await content.mainMenu()).toBeNull()
    expect(await content.flashBanner()).not.toBeNull()
  },
  'menu-down': async ({ clients: { content } }) => {
    await fails(content.mainMenu(), 503)
    expect(await content.flashBanner()).not.toBeNull()
  },
  'promos-down': async ({ clients: { content } }) => {
    await fails(content.productsPromo({ productType: 'Trousers' }), 503)
    expect(await content.mainMenu()).not.toBeNull()
  },
  'care-copy-down': async ({ clients: { content } }) => {
    await fails(content.careCopy({ productType: 'Denim' }), 503)
    expect(await content.productDiscount({ productType: 'Tops' })).not.toBeNull()
  },
  'page-down': async ({ clients: { content } }) => {
    await fails(content.page({ handle: 'about-us' }), 503)
    expect(await content.mainMenu()).not.toBeNull()
  },
  'content-down': ({ clients: { content } }) => fails(content.mainMenu(), 503),
  'content-slow': {
    params: { delayMs: 200 },
    look: ({ clients: { content } }) => takes(200, () => content.flashBanner()),
  },
  'content-throttled': {
    params: { times: 2 },
    look: async ({ clients: { content } }) => {
      await fails(content.mainMenu(), 429)
      await fails(content.flashBanner(), 429)
      expect(await content.mainMenu()).not.toBeNull()
    },
  },
  'content-empty': async ({ clients: { content } }) => {
    expect(await content.page({ handle: 'about-us' })).toBeNull()
    expect(await content.careCopy({ productType: 'Denim' })).toBeNull()
    expect(await content.productsPromo({ productType: 'Trousers' })).toEqual([])
    expect(await content.mainMenu()).not.toBeNull()
  },
  'content-asset-missing': async ({ clients: { content } }) =>
    expect(await content.asset({ id: 'scene-hero' })).toBeNull(),
}
