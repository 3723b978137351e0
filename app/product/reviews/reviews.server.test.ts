import { expect, test } from 'vitest'
import { createFakeUpstream } from '#contracts/fake-upstream.fixtures.ts'
import { createReviewsClient } from '#contracts/reviews/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { readReviews, vote } from './reviews.server.ts'
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

test('the most helpful come first, and a number of stars alone is read with the summary of all [PDP-11]', async () => {
  const reviews = await createReviewsIn('default-shop')
  const read = (which: object) => readReviews(reviews, { group: 'TRHERO', sort: 'helpful', page: 1, ...which })
  const [helpful, four, all] = await Promise.all([read({}), read({ score: 4 }), read({ count: 100 })])
  const votes = all?.reviews.map((review) => review.votes ?? 0) ?? []
  expect(votes).toEqual(votes.toSorted((one, other) => other - one))
  expect(helpful?.reviews[0]?.votes).toBeGreaterThan(0)
  expect(four?.reviews.every(({ score }) => score === 4)).toBe(true)
  expect([four?.total, four?.stars, four?.average]).toEqual([helpful?.total, helpful?.stars, helpful?.average])
})

test('photos say whose goods are to be seen where [PDP-11]', async () => {
  const reviews = await createReviewsIn('default-shop')
  const page = await readReviews(reviews, { group: 'TRHERO', sort: 'helpful', page: 1, count: 100 })
  const photos = page?.reviews.flatMap((review) => review.photos ?? []) ?? []
  expect(photos.length).toBeGreaterThan(2)
  for (const { src, alt } of photos) {
    expect(src).toMatch(/heroes-[a-z-]+\/(floor|bed)\.jpg$/)
    expect(alt).toMatch(/^Heroes in [A-Z][A-Za-z ]+, on (floorboards|a striped bedspread)$/)
  }
})

test('a vote counts once for its key and is taken back by it alone [PDP-11]', async () => {
  const { backend, fetch } = await givenScenario('default-shop')
  const reviews = createReviewsClient({ baseUrl: `${backend.origin}/reviews`, appKey: 'key', fetch })
  const [review] = (await readReviews(reviews, { group: 'TRHERO', sort: 'helpful', page: 1 }))?.reviews ?? []
  const before = review?.votes ?? 0
  const send = (voteKey: string, isHelpful: boolean) =>
    vote({ reviews, report: () => {} }, { reviewId: review?.id ?? '', voteKey, isHelpful })
  expect(await send('key-of-the-first-vote', true)).toBe(before + 1)
  expect(await send('key-of-the-first-vote', true)).toBe(before + 1)
  expect(await send('key-of-another-vote', true)).toBe(before + 2)
  expect(await send('key-that-nobody-has', false)).toBe(before + 2)
  expect(await send('key-of-the-first-vote', false)).toBe(before + 1)
})

test.each([
  ['review-votes-down', ['reviews.vote-failed']],
  ['upstreams-bare', []],
])('a vote that cannot be counted in %s is reported as %j [PDP-11] [SIM-09]', async (scenario, reported) => {
  const reports: string[] = []
  const reviews = await createReviewsIn(scenario)
  const sent = { reviewId: '1001', voteKey: 'key-of-the-first-vote', isHelpful: true }
  expect(await vote({ reviews, report: (code) => reports.push(code) }, sent)).toBeNull()
  expect(reports).toEqual(reported)
})

test('reviews with other stars are left out where the service does not know them [CTR-06]', async () => {
  const review = { id: '1', title: 'Good', content: 'Yes', created_at: '2026-11-01T08:15:00Z', verified_buyer: true }
  const list = [3, 4].map((score) => ({ ...review, id: `${score}`, score, user: { display_name: 'Jo' } }))
  const body = createPage({ star_distribution: { 1: 0, 2: 0, 3: 1, 4: 1, 5: 0 } })
  const client = createReviewsClient({
    ...createFakeUpstream({ ...body, response: { ...body.response, reviews: list } }),
    appKey: 'key',
  })
  const page = await readReviews(client, { group: 'ab12cd', sort: 'newest', score: 4, page: 1 })
  expect([page?.total, page?.reviews.map(({ id }) => id)]).toEqual([2, ['4']])
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
