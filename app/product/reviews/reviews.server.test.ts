import { expect, test } from 'vitest'
import { createFakeUpstream } from '#contracts/fake-upstream.fixtures.ts'
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
  const read = async (sort: Sort, page = 1) => {
    const reviewPage = await readReviews(reviews, { group: 'TRHERO', sort, page })
    if (!reviewPage) throw new Error('no reviews')
    return reviewPage
  }
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

test('the writers’ measures and how the size runs are read [PDP-11]', async () => {
  const reviews = await createReviewsIn('default-shop')
  const page = await readReviews(reviews, { group: 'TRHERO', sort: 'newest', page: 1 })
  expect(page?.reviews[0]).toMatchObject({
    size: expect.stringMatching(/^\d\d \/ [ABC] \/ \d\d$/),
    height: expect.any(Number),
    weight: expect.any(Number),
    runs: expect.stringMatching(/^(small|true|large)$/),
  })
  const [small, right, large] = page?.runs ?? [0, 0, 0]
  expect(right).toBeGreaterThan(small + large)
})

test('a style without reviews has an empty page', async () => {
  const reviews = await createReviewsIn('default-shop')
  expect(await readReviews(reviews, { group: 'NOBODY', sort: 'newest', page: 1 })).toMatchObject({
    total: 0,
    reviews: [],
  })
})

const readFrom = (body: unknown, init?: ResponseInit) =>
  readReviews(createReviewsClient({ ...createFakeUpstream(body, init), appKey: 'key' }), {
    group: 'ab12cd',
    sort: 'newest',
    page: 1,
  })
const createPage = (bottomline: object) => ({
  status: { code: 200 },
  response: { pagination: { page: 1, per_page: 5, total: 4 }, bottomline, reviews: [] },
})
const stars = { star_distribution: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 3 } }

test.each([
  ['lacks them', {}],
  ['sends others', { height_cm: '6 foot', weight_kg: null, fit: 'dunno', size: '34 / B / 32' }],
])('a review is read where the service %s [CTR-06]', async (_, measures) => {
  const review = { id: '1', score: 5, title: 'Good', content: 'Yes', created_at: '2026-11-01T08:15:00Z' }
  const bottomline = { ...stars, fit_distribution: 'none' }
  const body = createPage(bottomline)
  const list = [{ ...review, verified_buyer: true, user: { display_name: 'Jo' }, ...measures }]
  const page = await readFrom({ ...body, response: { ...body.response, reviews: list } })
  expect(page).not.toHaveProperty('runs')
  expect(page?.reviews).toHaveLength(1)
  expect(page?.reviews[0]).not.toHaveProperty('height')
  expect(page?.reviews[0]).not.toHaveProperty('weight')
  expect(page?.reviews[0]).not.toHaveProperty('runs')
})

test('stars count from five to one, and only a verified buyer is called one [PDP-11]', async () => {
  const review = { id: '1', score: 5, title: 'Good', content: 'Yes', created_at: '2026-11-01T08:15:00Z' }
  const body = createPage({ star_distribution: { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 } })
  const reviews = [true, false].map((isBuyer, at) => ({
    ...review,
    id: `${at}`,
    verified_buyer: isBuyer,
    user: { display_name: 'Jo' },
  }))
  const page = await readFrom({ ...body, response: { ...body.response, reviews } })
  expect(page?.stars).toEqual([5, 4, 3, 2, 1])
  expect(page?.reviews.map(({ verified }) => verified)).toEqual([true, false])
})

test.each([404, 405, 501])('a service that answers %i has no list of reviews [CTR-06]', async (status) => {
  expect(await readFrom('', { status })).toBeNull()
})

test('a list is read only where status.code is 200 [PDP-11]', async () => {
  expect(await readFrom(createPage(stars))).toMatchObject({ total: 4 })
  for (const code of [201, 401, 500])
    await expect(readFrom({ ...createPage(stars), status: { code } })).rejects.toMatchObject({
      upstream: 'reviews',
      status: code,
    })
})

test('a service that is down rejects instead of having no list [ERR-03]', async () => {
  await expect(readFrom('', { status: 503 })).rejects.toMatchObject({ upstream: 'reviews', status: 503 })
})

test.each([
  ['told', { ...stars, average_score: 4.1, total_reviews: 4 }, 4.1],
  ['not told', stars, 4],
  ['a text', { ...stars, average_score: 'good' }, 4],
  ['not to be known', { star_distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } }, 0],
])('the average of a list is found if it is %s [CTR-06]', async (_, bottomline, average) => {
  expect(await readFrom(createPage(bottomline))).toMatchObject({ total: 4, average })
})
