import { expect, test } from 'vitest'
import { createFakeUpstream } from '#contracts/fake-upstream.fixtures.ts'
import { createReviewsClient } from '#contracts/reviews/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { readRating } from './product-info.server.ts'

async function createReviewsIn(scenario: string) {
  const { backend, fetch } = await givenScenario(scenario)
  const style = backend.catalogue.byHandle.get('heroes-navy')
  return {
    reviews: createReviewsClient({ baseUrl: `${backend.origin}/reviews`, appKey: 'key', fetch }),
    group: style?.groupSku ?? '',
  }
}

test('a reviewed style has a rating, another has none [REG-08]', async () => {
  const { reviews, group } = await createReviewsIn('default-shop')
  const rating = await readRating(reviews, group)
  expect(rating?.count).toBeGreaterThan(0)
  expect(rating?.average).toBeGreaterThan(3)
  expect(rating?.average).toBeLessThanOrEqual(5)
  expect(await readRating(reviews, 'NOBODY')).toBeNull()
})

test('rejects if the reviews service fails', async () => {
  const { reviews, group } = await createReviewsIn('reviews-down')
  await expect(readRating(reviews, group)).rejects.toMatchObject({ upstream: 'reviews' })
})

const readBottomline = (body: unknown, init?: ResponseInit) =>
  readRating(createReviewsClient({ ...createFakeUpstream(body, init), appKey: 'key' }), 'ab12cd')
const envelope = (bottomline: object) => ({ status: { code: 200 }, response: { bottomline } })

test.each([
  ['nothing is told', {}],
  ['the number is not told', { average_score: 4.5 }],
  ['the average is not told', { total_reviews: 12 }],
  ['the number is null', { average_score: 4.5, total_reviews: null }],
  ['the average is a text', { average_score: 'good', total_reviews: 12 }],
  ['there are none', { average_score: 0, total_reviews: 0 }],
])('there are no stars if %s [CTR-06] [PDP-11]', async (_, bottomline) => {
  expect(await readBottomline(envelope(bottomline))).toBeNull()
})

test('an average and a number of reviews are a rating [CTR-06]', async () => {
  expect(await readBottomline(envelope({ average_score: 4.5, total_reviews: 12 }))).toEqual({ average: 4.5, count: 12 })
})

test('a style that the reviews service does not know has no rating [CTR-06]', async () => {
  expect(await readBottomline('<h1>Not found</h1>', { status: 404 })).toBeNull()
  expect(await readBottomline({ status: { code: 404 } })).toBeNull()
})

test('a bottomline of another shape is an error [CTR-03]', async () => {
  await expect(readBottomline({ status: { code: 200 }, response: { bottomline: 7 } })).rejects.toMatchObject({
    kind: 'off-contract',
  })
})
