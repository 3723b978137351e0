import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { createFetch } from '#mocks/package/world-fetch.ts'
import { createSimulatedBackend } from '../../backend.ts'

const backend = await createSimulatedBackend({ strict: true })
const createShopIn = (world: string) =>
  createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch: createFetch(backend, world) })

const answers = {
  recommend_likelihood: 9,
  fit_rating: 5,
  improve_fit: 'Longer shirts',
  delivery_and_service_rating: 4,
  new_products: 'Linen',
  price_versus_value: 4,
  site_navigation: 5,
  finding_products: 'Nothing',
  heard_about_us: 'A friend',
}

test('a survey is saved with its answers [FORM-04]', async () => {
  expect(await createShopIn('survey').survey('eu', answers)).toBeNull()
  expect(backend.worlds.get('survey').surveys.all()).toMatchObject([{ store: 'eu', answers }])
})

test('a survey is complete without its texts [FORM-04]', async () => {
  const { improve_fit, new_products, finding_products, heard_about_us, ...ratings } = answers
  expect(await createShopIn('ratings').survey('us', ratings)).toBeNull()
  expect(backend.worlds.get('ratings').surveys.all()).toMatchObject([{ store: 'us', answers: ratings }])
})

test('an answer off the scale is reported as missing and nothing is saved', async () => {
  expect(await createShopIn('scale').survey('gb', { ...answers, fit_rating: 6 })).toEqual(['fit_rating'])
  expect(backend.worlds.get('scale').surveys.count()).toBe(0)
})

test('unsubscribing from a store’s catalogue needs a name and an address [FORM-05]', async () => {
  const ann = { firstName: 'Ann', lastName: 'Ask', address: '1 Mill Lane', postcode: 'N1 1AA' }
  expect(await createShopIn('catalogue').unsubscribe('us', ann)).toBeNull()
  expect(await createShopIn('catalogue').unsubscribe('us', { ...ann, postcode: ' ' })).toEqual(['postcode'])
  expect(backend.worlds.get('catalogue').unsubscriptions.all()).toMatchObject([{ ...ann, store: 'us' }])
})

test('fit feedback is saved [FIT-13]', async () => {
  const visit = { userId: null, fitResponse: 'good', loggedIn: false, storeLocation: 'gb' } as const
  expect(await createShopIn('visit').visitFeedback('gb', visit)).toBe(true)
  expect(backend.worlds.get('visit').visits.all()).toMatchObject([{ fitResponse: 'good', loggedIn: false }])
})
