import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { createPact } from '../pact.fixtures.ts'
import { anyBoolean, httpUrl, isoDateTime } from '../pact-matchers.fixtures.ts'
import { createReviewsClient } from './client.ts'

const { arrayContaining, atLeastLike, eachLike, integer, like, number, regex, string } = Matchers
const addInteraction = createPact('reviews')

/** The first style of the default catalogue. */
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
  created_at: isoDateTime(),
  verified_buyer: anyBoolean(true),
  user: { display_name: string('Jo M.') },
}
const measuredReview = {
  ...review,
  size: string('34 / B / 32'),
  height_cm: number(185),
  weight_kg: number(83),
  fit: regex('small|true_to_size|large', 'true_to_size'),
}
const createClient = (baseUrl: string) => createReviewsClient({ baseUrl, appKey: 'pact-key' })

test('a style has a bottom line [CTR-04] [CTR-06]', async () => {
  const result = await addInteraction(
    {
      description: 'the bottom line of a style',
      request: { method: 'GET', path: `/products/pact-key/${style}/bottomline` },
      response: { status: 200, json: { status, response: { bottomline: like({}) } } },
    },
    (baseUrl) => createClient(baseUrl).bottomline(style),
  )
  expect(result).toEqual({})
})

test('a style has a number of reviews and an average [CTR-04]', async () => {
  const result = await addInteraction(
    {
      description: 'the rating of a style',
      request: { method: 'GET', path: `/products/pact-key/${style}/bottomline` },
      response: { status: 200, json: { status, response: { bottomline } } },
    },
    (baseUrl) => createClient(baseUrl).bottomline(style),
  )
  expect(result).toEqual({ total_reviews: 312, average_score: 4.6 })
})

test('a style without reviews is not an error', async () => {
  const result = await addInteraction(
    {
      description: 'the rating of a style without reviews',
      request: { method: 'GET', path: '/products/pact-key/NOBODY/bottomline' },
      response: { status: 200, json: { status, response: { bottomline: { total_reviews: 0, average_score: 0 } } } },
    },
    (baseUrl) => createClient(baseUrl).bottomline('NOBODY'),
  )
  expect(result?.total_reviews).toBe(0)
})

test('reviews are paginated', async () => {
  const response = {
    pagination: { page: 2, per_page: 5, total: integer(312) },
    bottomline: { ...bottomline, star_distribution },
    reviews: atLeastLike(review, 5),
  }
  const result = await addInteraction(
    {
      description: 'a page of reviews',
      request: { method: 'GET', path, query: { page: '2', per_page: '5' } },
      response: { status: 200, json: { status, response } },
    },
    (baseUrl) => createClient(baseUrl).list(style, 2, 5),
  )
  expect(result?.reviews).toHaveLength(5)
})

test('the most helpful reviews with four stars have votes and photos [PDP-11]', async () => {
  const photo = { original_url: httpUrl('https://images.test/heroes-navy/floor.jpg'), alt: string('On floorboards') }
  const response = {
    pagination: { page: 1, per_page: 4, total: integer(70) },
    bottomline: { ...bottomline, star_distribution },
    reviews: atLeastLike({ ...review, score: 4, votes_up: integer(12) }, 1),
  }
  const result = await addInteraction(
    {
      description: 'the most helpful reviews with four stars',
      request: { method: 'GET', path, query: { page: '1', per_page: '4', sort: 'votes_up', star: '4' } },
      response: { status: 200, json: { status, response } },
    },
    (baseUrl) => createClient(baseUrl).list(style, 1, 4, { sort: 'votes_up', star: 4 }),
  )
  expect(result?.reviews[0]).toMatchObject({ score: 4, votes_up: 12 })
  const withPhotos = await addInteraction(
    {
      description: 'all reviews, some with photos',
      request: { method: 'GET', path, query: { page: '1', per_page: '150' } },
      response: {
        status: 200,
        json: {
          status,
          response: {
            ...response,
            pagination: { page: 1, per_page: 150, total: integer(312) },
            reviews: arrayContaining({ ...review, images_data: eachLike(photo) }),
          },
        },
      },
    },
    (baseUrl) => createClient(baseUrl).list(style, 1, 150),
  )
  expect(withPhotos?.reviews[0]?.images_data).toMatchObject([{ alt: 'On floorboards' }])
})

test.each([
  ['counted', 'PUT', 'voteUp'],
  ['taken back', 'DELETE', 'undoVote'],
] as const)('a vote is %s [PDP-11]', async (what, method, call) => {
  const votes = await addInteraction(
    {
      description: `a vote that is ${what}`,
      request: { method, path: '/v1/reviews/1001/votes/a-key-of-one-vote' },
      response: { status: 200, json: { status, response: { votes_up: integer(13) } } },
    },
    (baseUrl) => createClient(baseUrl)[call]('1001', 'a-key-of-one-vote'),
  )
  expect(votes).toBe(13)
})

test('reviews can be sorted by fewest stars', async () => {
  const response = {
    pagination: { page: 1, per_page: 2, total: integer(312) },
    bottomline: { ...bottomline, star_distribution },
    reviews: atLeastLike(review, 2),
  }
  const result = await addInteraction(
    {
      description: 'the reviews with the fewest stars',
      request: { method: 'GET', path, query: { page: '1', per_page: '2', sort: 'rating', direction: 'asc' } },
      response: { status: 200, json: { status, response } },
    },
    (baseUrl) => createClient(baseUrl).list(style, 1, 2, { sort: 'rating', direction: 'asc' }),
  )
  expect(result?.bottomline.star_distribution[5]).toBe(217)
})

test('the latest review says how its writer is built and how the size runs [CTR-04]', async () => {
  const fit_distribution = { small: integer(20), true_to_size: integer(260), large: integer(9) }
  const response = {
    pagination: { page: 1, per_page: 1, total: integer(312) },
    bottomline: { ...bottomline, star_distribution, fit_distribution },
    reviews: atLeastLike(measuredReview, 1),
  }
  const result = await addInteraction(
    {
      description: 'the latest review with its writer’s measures',
      request: { method: 'GET', path, query: { page: '1', per_page: '1' } },
      response: { status: 200, json: { status, response } },
    },
    (baseUrl) => createClient(baseUrl).list(style, 1, 1),
  )
  expect(result?.reviews[0]).toMatchObject({ height_cm: 185, weight_kg: 83, fit: 'true_to_size' })
  expect(result?.bottomline.fit_distribution).toEqual({ small: 20, true_to_size: 260, large: 9 })
})

test('an invalid page is refused in the body of a 200 response', async () => {
  await addInteraction(
    {
      description: 'page 0 of the reviews',
      request: { method: 'GET', path, query: { page: '0', per_page: '5' } },
      response: { status: 200, json: { status: { code: 400, message: string('page starts from 1') } } },
    },
    (baseUrl) => expect(createClient(baseUrl).list(style, 0, 5)).rejects.toMatchObject({ kind: 'status', status: 400 }),
  )
})
