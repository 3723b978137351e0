import { expect, test } from 'vitest'
import { readMenu } from '#app/content/menu.wire.ts'
import { createPictureLoader } from '#app/content/pictures/load-pictures.server.ts'
import { readProducts } from '#app/product/read-products.server.ts'
import { createBackendClient } from '#contracts/backend/client.ts'
import { createContentClient } from '#contracts/content/client.ts'
import type { ReviewPage } from '#contracts/reviews/client.ts'
import { createReviewsClient } from '#contracts/reviews/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { toCustomerQuote } from './customer-quotes.ts'
import { readHome } from './home.server.ts'

const tokens = { deliveryToken: 'simulated-delivery', previewToken: 'simulated-preview' }

async function readHomeIn(scenario: string, region: 'gb' | 'eu' = 'gb') {
  const { backend, fetch } = await givenScenario(scenario)
  const http = (upstream: string) => ({ baseUrl: `${backend.origin}/${upstream}`, fetch })
  const client = createBackendClient(http('backend'))
  const { page, asset, mainMenu } = createContentClient({ ...http('content/graphql'), ...tokens, retry: undefined })
  const { list: reviews } = createReviewsClient({ ...http('reviews'), appKey: 'simulated' })
  const failures: string[] = []
  const pictures = createPictureLoader({ asset: (id) => asset({ id }), openUrl: async (url) => url }, () =>
    failures.push('content.image-failed'),
  )
  const promo = async (handle: string) => ({ title: handle, byline: null, link: null })
  return {
    home: await readHome(
      {
        products: (request) => readProducts(client, request),
        page,
        reviews,
        pictures,
        promo,
        menu: () => readMenu({ mainMenu }),
      },
      region,
      (code) => failures.push(code),
    ),
    failures,
  }
}

test('reads the picture, best sellers in regional prices and three quotes', async () => {
  const { home, failures } = await readHomeIn('default-shop', 'eu')
  expect(home).toMatchObject({ complete: true, hero: { width: 1600 }, heroTall: { height: 1500 } })
  expect(home.promo?.title).toBe('home')
  expect(home.bestSellers).toHaveLength(8)
  expect(home.ranges.map(({ href }) => href)).toHaveLength(5)
  expect(home.bestSellers[0]?.price.currencyCode).toBe('EUR')
  expect(new Set(home.quotes.map(({ style }) => style)).size).toBe(3)
  expect(new Set(home.quotes.map(({ author }) => author)).size).toBe(3)
  expect(failures).toEqual([])
})

test('leaves out quotes if reviews fail, and reports it once', async () => {
  const { home, failures } = await readHomeIn('reviews-down')
  expect(home).toMatchObject({ complete: false, quotes: [] })
  expect(home.bestSellers).toHaveLength(8)
  expect(home.ranges.map(({ href }) => href)).toHaveLength(5)
  expect(failures).toEqual(['reviews.read-failed'])
})

test('reads no reviews if the best sellers fail', async () => {
  const { home, failures } = await readHomeIn('collections-down')
  expect(home).toMatchObject({ complete: false, bestSellers: [], quotes: [], hero: { width: 1600 } })
  expect(failures).toEqual(['collection.read-failed'])
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
  [
    'quotes the latest five-star review',
    [review(3, readable), review(5, readable), review(5, readable.slice(0, 80))],
    '5',
  ],
  ['skips a short review', [review(5, 'Good.'), { ...review(5, readable), id: 'next' }], 'next'],
  ['skips a long review', [review(5, readable.repeat(4)), { ...review(5, readable), id: 'next' }], 'next'],
  ['quotes nothing without a five-star review', [review(4, readable)], undefined],
])('%s', (_, reviews, id) => {
  const bottomline = { total_reviews: 3, average_score: 4.1, star_distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } }
  const page = { pagination: { page: 1, per_page: 20, total: 3 }, bottomline, reviews }
  expect(toCustomerQuote(page, { style: 'Heroes', handle: 'heroes-navy' })?.id).toBe(id)
})

test('an author who is quoted already is quoted again only if there is no other', () => {
  const toQuote = (...authors: string[]) => {
    const bottomline = { star_distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 2 } }
    const reviews = authors.map((name) => ({ ...review(5, readable), id: name, user: { display_name: name } }))
    const page = { pagination: { page: 1, per_page: 20, total: 2 }, bottomline, reviews }
    return (quoted: Parameters<typeof toCustomerQuote>[2]) =>
      toCustomerQuote(page, { style: 'Heroes', handle: 'heroes-navy' }, quoted)
  }
  const tom = toQuote('Tom')([])
  if (!tom) throw new Error('Tom’s review was not quoted; expected it to be, since it has five stars')
  expect([toQuote('Tom', 'Ben')([tom])?.author, toQuote('Tom')([tom])?.author]).toEqual(['Ben', 'Tom'])
})

test('a quote without a given average has the average of the scores [CTR-06]', () => {
  const bottomline = { star_distribution: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 3 } }
  const page = { pagination: { page: 1, per_page: 20, total: 4 }, bottomline, reviews: [review(5, readable)] }
  expect(toCustomerQuote(page, { style: 'Heroes', handle: 'heroes-navy' })).toMatchObject({ average: 4, count: 4 })
})
