import { expect, test } from 'vitest'
import { createReviewsClient } from '#contracts/reviews/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { readRating } from './rating.server.ts'

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
