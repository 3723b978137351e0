import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { pactWith } from '../pact.fixtures.ts'
import { instant, yesOrNo } from '../pact-matchers.fixtures.ts'
import { createReviewsClient } from './client.ts'

const { atLeastLike, integer, number, string } = Matchers
const relyOn = pactWith('reviews')

/** The style that the house begins with, and as many reviews as a page shows at first. */
const style = 'TRHERO'
const path = `/v1/widget/pact-key/products/${style}/reviews.json`
const status = { code: 200 }
const bottomline = { total_reviews: integer(312), average_score: number(4.6) }
const star_distribution = { 1: integer(2), 2: integer(3), 3: integer(20), 4: integer(70), 5: integer(217) }
const review = {
  id: string('review-1'),
  score: integer(5),
  title: string('They fit'),
  content: string('First pair ever that does.'),
  created_at: instant(),
  verified_buyer: yesOrNo(true),
  user: { display_name: string('Jo M.') },
}
const reviewsAt = (baseUrl: string) => createReviewsClient({ baseUrl, appKey: 'pact-key' })

test('a style has a number of reviews and an average [CTR-04]', async () => {
  const read = await relyOn(
    {
      asking: 'what the reviews of a style average to',
      request: { method: 'GET', path: `/products/pact-key/${style}/bottomline` },
      response: { status: 200, json: { status, response: { bottomline } } },
    },
    (baseUrl) => reviewsAt(baseUrl).bottomline(style),
  )
  expect(read).toEqual({ total_reviews: 312, average_score: 4.6 })
})

test('a style that nobody reviewed has none, and that is no error', async () => {
  const read = await relyOn(
    {
      asking: 'what the reviews of a style that nobody reviewed average to',
      request: { method: 'GET', path: '/products/pact-key/NOBODY/bottomline' },
      response: { status: 200, json: { status, response: { bottomline: { total_reviews: 0, average_score: 0 } } } },
    },
    (baseUrl) => reviewsAt(baseUrl).bottomline('NOBODY'),
  )
  expect(read?.total_reviews).toBe(0)
})

test('reviews are read a page at a time', async () => {
  const response = {
    pagination: { page: 2, per_page: 5, total: integer(312) },
    bottomline: { ...bottomline, star_distribution },
    reviews: atLeastLike(review, 5),
  }
  const read = await relyOn(
    {
      asking: 'a page of reviews',
      request: { method: 'GET', path, query: { page: '2', per_page: '5' } },
      response: { status: 200, json: { status, response } },
    },
    (baseUrl) => reviewsAt(baseUrl).list(style, 2, 5),
  )
  expect(read?.reviews).toHaveLength(5)
})

test('reviews come by their stars, the fewest first', async () => {
  const response = {
    pagination: { page: 1, per_page: 2, total: integer(312) },
    bottomline: { ...bottomline, star_distribution },
    reviews: atLeastLike(review, 2),
  }
  const read = await relyOn(
    {
      asking: 'the reviews with the fewest stars',
      request: { method: 'GET', path, query: { page: '1', per_page: '2', sort: 'rating', direction: 'asc' } },
      response: { status: 200, json: { status, response } },
    },
    (baseUrl) => reviewsAt(baseUrl).list(style, 1, 2, { sort: 'rating', direction: 'asc' }),
  )
  expect(read?.bottomline.star_distribution[5]).toBe(217)
})

test('a page that there cannot be is refused within the answer, which itself says 200', async () => {
  await relyOn(
    {
      asking: 'a page of reviews before the first',
      request: { method: 'GET', path, query: { page: '0', per_page: '5' } },
      response: { status: 200, json: { status: { code: 400, message: string('page starts from 1') } } },
    },
    (baseUrl) => expect(reviewsAt(baseUrl).list(style, 0, 5)).rejects.toMatchObject({ kind: 'status', status: 400 }),
  )
})
