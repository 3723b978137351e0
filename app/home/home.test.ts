import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { createContentClient } from '#contracts/content/client.ts'
import type { ReviewPage } from '#contracts/reviews/client.ts'
import { createReviewsClient } from '#contracts/reviews/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { readHome } from './home.server.ts'
import { voiceOf } from './voices.ts'

const tokens = { deliveryToken: 'simulated-delivery', previewToken: 'simulated-preview' }

async function home(scenario: string, region: 'gb' | 'eu' = 'gb') {
  const { backend, fetch } = await givenScenario(scenario)
  const http = (upstream: string) => ({ baseUrl: `${backend.origin}/${upstream}`, fetch })
  const { collection } = createBackendClient(http('backend'))
  const { page } = createContentClient({ ...http('content'), ...tokens, retry: undefined })
  const { list: reviews } = createReviewsClient({ ...http('reviews'), appKey: 'simulated' })
  const failed: string[] = []
  return { home: await readHome({ collection, page, reviews }, region, (what) => failed.push(what)), failed }
}

test('the home page has its picture, best sellers in the region’s prices and what buyers say of three of them', async () => {
  const { home: shown, failed } = await home('house-stock', 'eu')
  expect(shown).toMatchObject({ complete: true, hero: { width: 1600 }, heroTall: { height: 1500 } })
  expect(shown.best).toHaveLength(8)
  expect(shown.best[0]?.price.currencyCode).toBe('EUR')
  expect(new Set(shown.voices.map(({ style }) => style)).size).toBe(3)
  expect(failed).toEqual([])
})

test('without reviews the rest stands, and each failure is told of', async () => {
  const { home: shown, failed } = await home('reviews-down')
  expect(shown).toMatchObject({ complete: false, voices: [] })
  expect(shown.best).toHaveLength(8)
  expect(failed).toEqual(['reviews.read-failed'])
})

test('without goods the picture stands, and nobody is asked what buyers say of nothing', async () => {
  const { home: shown, failed } = await home('collections-down')
  expect(shown).toMatchObject({ complete: false, best: [], voices: [], hero: { width: 1600 } })
  expect(failed).toEqual(['collection.read-failed'])
})

const review = (score: number, content: string): ReviewPage['reviews'][number] => ({
  id: `${score}`,
  score,
  title: 'A title',
  content,
  created_at: '2026-11-01T00:00:00Z',
  verified_buyer: true,
  user: { display_name: 'Tom' },
})
const readable = 'They fit at the waist and they fit at the thigh, which has not happened since school.'

test.each([
  ['the latest glad one is quoted', [review(3, readable), review(5, readable), review(5, readable.slice(0, 80))], '5'],
  ['a short one says too little', [review(5, 'Good.'), { ...review(5, readable), id: 'next' }], 'next'],
  ['a long one is read elsewhere', [review(5, readable.repeat(4)), { ...review(5, readable), id: 'next' }], 'next'],
  ['nobody glad, nobody quoted', [review(4, readable)], undefined],
])('%s', (_, reviews, id) => {
  const bottomline = { total_reviews: 3, average_score: 4.1, star_distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } }
  const page = { pagination: { page: 1, per_page: 20, total: 3 }, bottomline, reviews }
  expect(voiceOf(page, { style: 'Heroes', handle: 'heroes-navy' })?.id).toBe(id)
})
