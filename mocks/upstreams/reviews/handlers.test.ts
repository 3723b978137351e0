import { expect, test } from 'vitest'
import { createReviewsClient } from '#contracts/reviews/client.ts'
import { fetchIn } from '#tests/support/backend.ts'
import { createSimulatedBackend } from '../../backend.ts'

const backend = await createSimulatedBackend({ strict: true })
const reviews = createReviewsClient({
  baseUrl: `${backend.origin}/reviews`,
  appKey: 'any',
  fetch: fetchIn(backend, 'reader'),
})
const [groupSku, written] = [...backend.catalogue.reviews].find(([, each]) => each.length > 3) ?? []
if (!groupSku || !written) throw new Error('the house has no style with more than three reviews')

test('every style has a bottomline that its reviews average to [PDP-11]', async () => {
  for (const [style, each] of backend.catalogue.reviews) {
    const { total_reviews, average_score } = await reviews.bottomline(style)
    const sum = each.reduce((total, { rating }) => total + rating, 0)
    expect(total_reviews).toBe(each.length)
    expect(average_score).toBeCloseTo(each.length === 0 ? 0 : sum / each.length, 2)
  }
})

test('a style that nobody reviewed has none, which is no failure', async () => {
  expect(await reviews.bottomline('NOBODY')).toEqual({ total_reviews: 0, average_score: 0 })
})

test('pages go on where the one before ended, the newest first', async () => {
  const pages = await Promise.all([1, 2].map((page) => reviews.list(groupSku, page, 2)))
  const dates = pages.flatMap((page) => page.reviews.map(({ created_at }) => created_at))
  expect(dates).toEqual(dates.toSorted().reverse())
  expect(new Set(pages.flatMap((page) => page.reviews.map(({ id }) => id))).size).toBe(4)
  expect(pages[1]?.pagination).toEqual({ page: 2, per_page: 2, total: written.length })
  expect((await reviews.list(groupSku, 1_000, 2)).reviews).toEqual([])
})

test('reviews come by date or by stars, either way round, and the stars add up [PDP-11]', async () => {
  const by = async (order: Parameters<typeof reviews.list>[3]) => {
    const page = await reviews.list(groupSku, 1, 150, order)
    return { ...page, scores: page.reviews.map(({ score }) => score) }
  }
  const best = await by({ sort: 'rating' })
  expect(best.scores).toEqual(best.scores.toSorted((a, b) => b - a))
  expect((await by({ sort: 'rating', direction: 'asc' })).scores).toEqual(best.scores.toReversed())
  const oldest = (await by({ sort: 'date', direction: 'asc' })).reviews.map(({ created_at }) => created_at)
  expect(oldest).toEqual(oldest.toSorted())
  const counted = Object.values(best.bottomline.star_distribution).reduce((sum, each) => sum + each, 0)
  expect(counted).toBe(written.length)
})

test('a page that cannot be is refused in the widget’s own way', async () => {
  await expect(reviews.list('NOBODY', 0, 10)).rejects.toMatchObject({ kind: 'status', status: 400 })
})
