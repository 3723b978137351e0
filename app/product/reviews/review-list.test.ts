import { expect, test } from 'vitest'
import {
  getNextPage,
  isComplete,
  type ReviewList,
  type ReviewListEvent,
  toReviewList,
  transition,
} from './review-list.ts'
import type { Review, ReviewPage, Sort } from './reviews.ts'

const review = (id: string): Review => ({
  id,
  score: 5,
  title: '',
  text: '',
  author: '',
  at: '2026-11-01T00:00:00Z',
  verified: true,
  votes: 1,
})
const page = (...ids: string[]): ReviewPage => ({
  total: 7,
  average: 4.5,
  stars: [4, 2, 1, 0, 0],
  reviews: ids.map(review),
})
const query = (sort: Sort, score: number | null = null) => ({ type: 'query' as const, query: { sort, score } })
const loaded = (sort: Sort, ...ids: string[]): ReviewListEvent => ({
  ...query(sort),
  type: 'loaded',
  page: page(...ids),
})
const loadedWith = (score: number, ...ids: string[]): ReviewListEvent => ({
  ...query('helpful', score),
  type: 'loaded',
  page: page(...ids),
})
const after = (...events: ReviewListEvent[]): ReviewList =>
  events.reduce(transition, toReviewList(page('a', 'b', 'c', 'd', 'e')))
const shown = ({ reviews, query, state }: ReviewList) =>
  [reviews.map(({ id }) => id).join(''), query.sort, query.score ?? 'all', state].join(' ')

test.each<[string, ReviewListEvent[], string]>([
  ['starts with the most helpful reviews', [], 'abcde helpful all ready'],
  ['keeps the reviews while more load', [{ type: 'more' }], 'abcde helpful all loading'],
  ['appends the loaded reviews', [{ type: 'more' }, loaded('helpful', 'f', 'g')], 'abcdefg helpful all ready'],
  [
    'does not repeat a review that moved to the next page',
    [{ type: 'more' }, loaded('helpful', 'e', 'f')],
    'abcdef helpful all ready',
  ],
  ['keeps the old order until the new one loads', [query('lowest')], 'abcde lowest all changing'],
  ['replaces the reviews with the new order', [query('lowest'), loaded('lowest', 'g', 'f')], 'gf lowest all ready'],
  [
    'ignores a page in an order no longer requested',
    [{ type: 'more' }, query('highest'), loaded('helpful', 'f')],
    'abcde highest all changing',
  ],
  ['keeps the old stars until the new ones load', [query('helpful', 4)], 'abcde helpful 4 changing'],
  [
    'replaces the reviews with those of the stars',
    [query('helpful', 4), loadedWith(4, 'b', 'd')],
    'bd helpful 4 ready',
  ],
  [
    'ignores a page of stars no longer requested',
    [query('helpful', 4), query('helpful', 3), loadedWith(4, 'b', 'd')],
    'abcde helpful 3 changing',
  ],
  [
    'keeps the reviews when loading fails',
    [{ type: 'more' }, { ...query('helpful'), type: 'failed' }],
    'abcde helpful all failed',
  ],
  [
    'loads again after a failure',
    [{ ...query('helpful'), type: 'failed' }, { type: 'more' }],
    'abcde helpful all loading',
  ],
  [
    'does not load more when complete',
    [{ type: 'more' }, loaded('helpful', 'f', 'g'), { type: 'more' }],
    'abcdefg helpful all ready',
  ],
])('%s [PDP-11]', (_what, events, expected) => {
  expect(shown(after(...events))).toBe(expected)
})

test('the next page follows from the number of loaded reviews', () => {
  expect(getNextPage(after())).toBe(2)
  expect(isComplete(after())).toBe(false)
  expect(isComplete(after({ type: 'more' }, loaded('helpful', 'f', 'g')))).toBe(true)
})

test('reviews with some stars are complete when all of these are loaded [PDP-11]', () => {
  expect(isComplete(after(query('helpful', 4), loadedWith(4, 'b')))).toBe(false)
  expect(isComplete(after(query('helpful', 4), loadedWith(4, 'b', 'd')))).toBe(true)
})

test('a service without votes lists the newest first and offers no order by votes [PDP-11] [CTR-06]', () => {
  const reviews = [review('a')].map(({ votes: _, ...rest }) => rest)
  expect(toReviewList({ ...page(), reviews })).toMatchObject({
    hasVotes: false,
    query: { sort: 'newest', score: null },
  })
})
