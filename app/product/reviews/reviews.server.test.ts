import { expect, test } from 'vitest'
import { createReviewsClient } from '#contracts/reviews/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { readReviews } from './reviews.server.ts'
import { REVIEWS_PER_PAGE, type Sort } from './reviews.ts'

async function createReviewsIn(scenario: string) {
  const { backend, fetch } = await givenScenario(scenario)
  return createReviewsClient({ baseUrl: `${backend.origin}/reviews`, appKey: 'key', fetch })
}

test('reads a page of reviews in each order, with the summary [PDP-11]', async () => {
  const reviews = await createReviewsIn('default-shop')
  const read = (sort: Sort, page = 1) => readReviews(reviews, { group: 'TRHERO', sort, page })
  const [newest, second, highest, lowest] = await Promise.all([
    read('newest'),
    read('newest', 2),
    read('highest'),
    read('lowest'),
  ])
  expect(newest.reviews).toHaveLength(REVIEWS_PER_PAGE)
  expect(newest.stars.reduce((sum, count) => sum + count, 0)).toBe(newest.total)
  const days = [...newest.reviews, ...second.reviews].map(({ at }) => at)
  expect(days).toEqual(days.toSorted().reverse())
  expect(highest.reviews[0]?.score).toBe(5)
  expect(lowest.reviews[0]?.score).toBeLessThan(4)
  expect(newest.reviews.some(({ size }) => size !== null)).toBe(true)
})

test('a style without reviews has an empty page', async () => {
  const reviews = await createReviewsIn('default-shop')
  expect(await readReviews(reviews, { group: 'NOBODY', sort: 'newest', page: 1 })).toMatchObject({
    total: 0,
    reviews: [],
  })
})
