import { expect, test } from 'vitest'
import { createContentClient } from '#contracts/content/client.ts'
import { noRetry } from '#contracts/retry.ts'
import { createReviewsClient } from '#contracts/reviews/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { readAround } from './around.server.ts'

const tokens = { deliveryToken: 'simulated-delivery', previewToken: 'simulated-preview' }
const tee = { group: 'TSEVER', productType: 'Tops', handle: 'everyday-tee-white' }
const fullPrice = { ...tee, price: { amount: '45.00', currencyCode: 'GBP' } }

async function aroundIn(scenario: string, product = fullPrice) {
  const { backend, fetch } = await givenScenario(scenario)
  const reviews = createReviewsClient({ baseUrl: `${backend.origin}/reviews`, appKey: 'key', fetch })
  const content = createContentClient({ baseUrl: `${backend.origin}/content`, fetch, ...tokens, retry: noRetry })
  const failed: string[] = []
  const around = await readAround({ reviews, content }, product, 'gb', (what) => failed.push(what))
  const { rating, care, promo, discount, complete } = around
  const said = { rating, reviews: around.reviews, care, promo, discount }
  const missing = Object.entries(said).flatMap(([name, part]) => (part ? [] : [name]))
  return { around, missing, complete, failed }
}

test('buyers and editors are heard at once, and nothing is missing [PDP-11] [PDP-12]', async () => {
  const { around, missing, complete, failed } = await aroundIn('house-stock')
  expect([missing, complete, failed]).toEqual([[], true, []])
  expect(around.rating?.count).toBe(around.reviews?.total)
  expect(around.rating?.average).toBe(around.reviews?.average)
})

test('the offer on a type of product is not told of one that is not in it [PDP-13]', async () => {
  const reduced = { ...tee, price: { amount: '29.00', currencyCode: 'GBP' } }
  const { missing, complete } = await aroundIn('house-stock', reduced)
  expect([missing, complete]).toEqual([['discount'], true])
})

test.each([
  ['reviews-down', ['rating', 'reviews'], ['reviews.read-failed']],
  ['promos-down', ['promo'], ['content.promo-failed']],
  ['care-copy-down', ['care'], ['content.care-failed']],
  ['content-down', ['care', 'promo', 'discount'], ['content.care-failed', 'content.promo-failed']],
])(
  '%s: %j are missing, each kind is told of once, and the page is not whole [ERR-03]',
  async (scenario, parts, told) => {
    const { missing, complete, failed } = await aroundIn(scenario)
    expect([missing, complete, failed.toSorted()]).toEqual([parts, false, told])
  },
)
