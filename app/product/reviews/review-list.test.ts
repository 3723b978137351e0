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
})
const page = (...ids: string[]): ReviewPage => ({ total: 7, average: 4.5, stars: [], reviews: ids.map(review) })
const loaded = (sort: Sort, ...ids: string[]): ReviewListEvent => ({ type: 'loaded', sort, page: page(...ids) })
const after = (...events: ReviewListEvent[]): ReviewList =>
  events.reduce(transition, toReviewList(page('a', 'b', 'c', 'd', 'e')))
const shown = ({ reviews, sort, state }: ReviewList) => `${reviews.map(({ id }) => id).join('')} ${sort} ${state}`

test.each<[string, ReviewListEvent[], string]>([
  ['starts with the newest reviews', [], 'abcde newest ready'],
  ['keeps the reviews while more load', [{ type: 'more' }], 'abcde newest loading'],
  ['appends the loaded reviews', [{ type: 'more' }, loaded('newest', 'f', 'g')], 'abcdefg newest ready'],
  [
    'does not repeat a review that moved to the next page',
    [{ type: 'more' }, loaded('newest', 'e', 'f')],
    'abcdef newest ready',
  ],
  ['keeps the old order until the new one loads', [{ type: 'sort', sort: 'lowest' }], 'abcde lowest sorting'],
  [
    'replaces the reviews with the new order',
    [{ type: 'sort', sort: 'lowest' }, loaded('lowest', 'g', 'f')],
    'gf lowest ready',
  ],
  [
    'ignores a page in an order no longer requested',
    [{ type: 'more' }, { type: 'sort', sort: 'highest' }, loaded('newest', 'f')],
    'abcde highest sorting',
  ],
  [
    'keeps the reviews when loading fails',
    [{ type: 'more' }, { type: 'failed', sort: 'newest' }],
    'abcde newest failed',
  ],
  ['loads again after a failure', [{ type: 'failed', sort: 'newest' }, { type: 'more' }], 'abcde newest loading'],
  [
    'does not load more when complete',
    [{ type: 'more' }, loaded('newest', 'f', 'g'), { type: 'more' }],
    'abcdefg newest ready',
  ],
])('%s [PDP-11]', (_what, events, expected) => {
  expect(shown(after(...events))).toBe(expected)
})

test('the next page follows from the number of loaded reviews', () => {
  expect(getNextPage(after())).toBe(2)
  expect(isComplete(after())).toBe(false)
  expect(isComplete(after({ type: 'more' }, loaded('newest', 'f', 'g')))).toBe(true)
})
