import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { fetchIn } from '#tests/support/backend.ts'
import { createSimulatedBackend } from '../../backend.ts'

const backend = await createSimulatedBackend({ strict: true })
const shopIn = (world: string) =>
  createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch: fetchIn(backend, world) })

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

test('a survey is kept as it was answered [FORM-04]', async () => {
  expect(await shopIn('survey').survey('eu', answers)).toEqual([])
  expect(backend.worlds.get('survey').surveys.all()).toMatchObject([{ store: 'eu', answers }])
})

test('an empty answer is a question missed, and nothing is kept', async () => {
  expect(await shopIn('blank').survey('gb', { ...answers, new_products: '  ' })).toEqual(['new_products'])
  expect(backend.worlds.get('blank').surveys.count()).toBe(0)
})

test('an answer off the scale is a question missed', async () => {
  expect(await shopIn('scale').survey('gb', { ...answers, fit_rating: 6 })).toEqual(['fit_rating'])
})

test('the catalogue stops for whoever says who and where they are [FORM-05]', async () => {
  const ann = { firstName: 'Ann', lastName: 'Ask', address: '1 Mill Lane', postcode: 'N1 1AA' }
  expect(await shopIn('catalogue').unsubscribe('gb', ann)).toEqual([])
  expect(await shopIn('catalogue').unsubscribe('gb', { ...ann, postcode: '' })).toEqual(['postcode'])
  expect(backend.worlds.get('catalogue').unsubscriptions.all()).toMatchObject([ann])
})

test('what a visitor says of their fit is kept [FIT-13]', async () => {
  const visit = { userId: null, fitResponse: 'good', loggedIn: false, storeLocation: 'gb' } as const
  expect(await shopIn('visit').visitFeedback('gb', visit)).toBe(true)
  expect(backend.worlds.get('visit').visits.all()).toMatchObject([{ fitResponse: 'good', loggedIn: false }])
})
