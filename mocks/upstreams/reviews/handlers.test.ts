import { expect, test } from 'vitest'
import { createReviewsClient } from '#contracts/reviews/client.ts'
import { createFetch } from '#mocks/package/world-fetch.ts'
import { createSimulatedBackend } from '../../backend.ts'

const backend = await createSimulatedBackend({ strict: true })
const reviews = createReviewsClient({
  baseUrl: `${backend.origin}/reviews`,
  appKey: 'any',
  fetch: createFetch(backend, 'reader'),
})
const [groupSku, styleReviews] = [...backend.catalogue.reviews].find(([, list]) => list.length > 3) ?? []
if (!groupSku || !styleReviews) throw new Error('The default catalogue needs a style with more than three reviews')

test('the bottomline of a style matches its reviews [PDP-11]', async () => {
  for (const [style, list] of backend.catalogue.reviews) {
    const { total_reviews, average_score } = await reviews.bottomline(style)
    const sum = list.reduce((total, { rating }) => total + rating, 0)
    expect(total_reviews).toBe(list.length)
    expect(average_score).toBeCloseTo(list.length === 0 ? 0 : sum / list.length, 2)
  }
})

test('a style without reviews has an empty bottomline', async () => {
  expect(await reviews.bottomline('NOBODY')).toEqual({ total_reviews: 0, average_score: 0 })
})

test('reviews are paged newest first without overlap', async () => {
  const pages = await Promise.all([1, 2].map((page) => reviews.list(groupSku, page, 2)))
  const dates = pages.flatMap((page) => page.reviews.map(({ created_at }) => created_at))
  expect(dates).toEqual(dates.toSorted().reverse())
  expect(new Set(pages.flatMap((page) => page.reviews.map(({ id }) => id))).size).toBe(4)
  expect(pages[1]?.pagination).toEqual({ page: 2, per_page: 2, total: styleReviews.length })
  expect((await reviews.list(groupSku, 1_000, 2)).reviews).toEqual([])
})

test('reviews sort by date or rating in both directions [PDP-11]', async () => {
  const listBy = async (order: Parameters<typeof reviews.list>[3]) => {
    const page = await reviews.list(groupSku, 1, 150, order)
    return { ...page, scores: page.reviews.map(({ score }) => score) }
  }
  const best = await listBy({ sort: 'rating' })
  expect(best.scores).toEqual(best.scores.toSorted((a, b) => b - a))
  expect((await listBy({ sort: 'rating', direction: 'asc' })).scores).toEqual(best.scores.toReversed())
  const oldest = (await listBy({ sort: 'date', direction: 'asc' })).reviews.map(({ created_at }) => created_at)
  expect(oldest).toEqual(oldest.toSorted())
  const total = Object.values(best.bottomline.star_distribution).reduce((sum, count) => sum + count, 0)
  expect(total).toBe(styleReviews.length)
})

test('votes are those of their world, and change the order by votes [PDP-11]', async () => {
  const list = (world: string) =>
    createReviewsClient({ baseUrl: `${backend.origin}/reviews`, appKey: 'any', fetch: createFetch(backend, world) })
  const voted = list('voted')
  const before = await voted.list(groupSku, 1, 150, { sort: 'votes_up' })
  const last = before.reviews.at(-1)
  const most = before.reviews[0]?.votes_up ?? 0
  for (let at = 0; at <= most; at += 1) await voted.voteUp(last?.id ?? '', `the-key-of-vote-${at}`)
  expect((await voted.list(groupSku, 1, 1, { sort: 'votes_up' })).reviews[0]?.id).toBe(last?.id)
  expect((await reviews.list(groupSku, 1, 1, { sort: 'votes_up' })).reviews[0]?.id).toBe(before.reviews[0]?.id)
  await expect(voted.voteUp('0', 'a-key-of-one-vote')).rejects.toMatchObject({ status: 404 })
})

test('an invalid page is rejected in the format of the widget', async () => {
  await expect(reviews.list('NOBODY', 0, 10)).rejects.toMatchObject({ kind: 'status', status: 400 })
})
