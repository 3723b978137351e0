import { expect } from 'vitest'
import type { MailingSubscription } from '#contracts/backend/generated/types.ts'
import { type Effects, expectFailure } from './effect.ts'

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
const address = { firstName: 'Jo', lastName: 'Marsh', address: '1 Mill Lane', postcode: 'LS1 4AP' }
const visit = { userId: null, fitResponse: 'good', loggedIn: false, storeLocation: 'gb' } as const

export const mailingEffects: Effects = {
  'newsletter-down': async ({ clients: { backend } }) => {
    await expectFailure(backend.newsletter({ email: 'jo@example.com', location: 'Footer' }), 503)
    await expectFailure(backend.mailingList(subscription), 503)
  },
  'mailing-list-down': ({ clients: { backend } }) => expectFailure(backend.mailingList(subscription), 503),
  'refer-a-friend-down': ({ clients: { backend } }) =>
    expectFailure(
      backend.referAFriend('gb', { name: 'Jo', email: 'jo@example.com', friend_email: 'bo@example.com' }),
      503,
    ),
  'mail-limit-reached': async ({ clients: { backend }, world }) => {
    const toJo = { email: 'jo@example.com', location: 'Footer' }
    await expectFailure(backend.newsletter(toJo), 429)
    expect(world.subscriptions.count()).toBe(0)
    expect(await backend.newsletter({ ...toJo, email: 'bo@example.com' })).toBeNull()
    world.clock.advance(60 * 60_000)
    expect(await backend.newsletter(toJo)).toBeNull()
  },
  'phone-rejected': async ({ clients: { backend } }) =>
    expect((await backend.validatePhone('GB', '07700 900123')).error).toMatch(/./),
  'phone-check-down': ({ clients: { backend } }) => expectFailure(backend.validatePhone('GB', '07700 900123'), 503),
}

export const feedbackEffects: Effects = {
  'feedback-down': async ({ clients: { backend } }) => {
    await expectFailure(backend.survey('gb', survey), 503)
    await expectFailure(backend.unsubscribe('gb', address), 503)
  },
  'survey-refused': async ({ clients: { backend } }) =>
    expect(await backend.survey('gb', survey)).toEqual(['heard_about_us']),
  'unsubscribe-refused': async ({ clients: { backend } }) =>
    expect(await backend.unsubscribe('gb', address)).toEqual(['postcode']),
  'visit-feedback-down': ({ clients: { backend } }) => expectFailure(backend.visitFeedback('gb', visit), 503),
}
