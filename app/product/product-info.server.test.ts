import { expect, test } from 'vitest'
import { createPictureLoader } from '#app/content/pictures/load-pictures.server.ts'
import { createContentClient } from '#contracts/content/client.ts'
import { noRetry } from '#contracts/retry.ts'
import { createReviewsClient } from '#contracts/reviews/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { readProductInfo } from './product-info.server.ts'

const tokens = { deliveryToken: 'simulated-delivery', previewToken: 'simulated-preview' }
const tee = { group: 'TSEVER', productType: 'Tops', multiBuys: ['tees'], pageHandle: 'everyday-tee-sage' } as const
const fullPrice = { ...tee, price: { amount: '45.00', currencyCode: 'GBP' } }

async function readIn(scenario: string, product = fullPrice) {
  const { backend, fetch } = await givenScenario(scenario)
  const reviews = createReviewsClient({ baseUrl: `${backend.origin}/reviews`, appKey: 'key', fetch })
  const content = createContentClient({
    baseUrl: `${backend.origin}/content/graphql`,
    fetch,
    ...tokens,
    retry: noRetry,
  })
  const failures: string[] = []
  const reads = { asset: (id: string) => content.asset({ id }), openUrl: async (url: string) => url }
  const pictures = createPictureLoader(reads, () => {})
  const info = await readProductInfo({ reviews, content, pictures }, product, 'gb', (code) => failures.push(code))
  const { complete, ...parts } = info
  const missing = Object.entries(parts).flatMap(([name, part]) => (part ? [] : [name]))
  return { info, missing, complete, failures }
}

test('reads every part of the product information [PDP-11] [PDP-12]', async () => {
  const { info, missing, complete, failures } = await readIn('default-shop')
  expect([missing, complete, failures]).toEqual([[], true, []])
  expect(info.rating?.count).toBe(info.reviews?.total)
  expect(info.rating?.average).toBe(info.reviews?.average)
})

test('leaves out the discount of a product type for goods not in the offer [PDP-13]', async () => {
  const reduced = { ...tee, price: { amount: '29.00', currencyCode: 'GBP' } }
  const { missing, complete } = await readIn('default-shop', reduced)
  expect([missing, complete]).toEqual([['discount'], true])
})

test.each([
  ['reviews-down', ['rating', 'reviews'], ['reviews.read-failed']],
  ['promos-down', ['promo'], ['content.promo-failed']],
  ['care-copy-down', ['care'], ['content.care-failed']],
  ['content-down', ['care', 'promo', 'discount'], ['content.care-failed', 'content.promo-failed']],
])(
  '%s leaves out %j, reports each failure once and marks the page incomplete [ERR-03]',
  async (scenario, parts, codes) => {
    const { missing, complete, failures } = await readIn(scenario)
    expect([missing, complete, failures.toSorted()]).toEqual([parts, false, codes])
  },
)
