import { expect, test } from 'vitest'
import { firstPage, isWhole, nextPage, type ReviewList, type ReviewListEvent, transition } from './review-list.ts'
import type { Review, ReviewPage, Sort } from './reviews.ts'

const review = (id: string): Review => ({
  id,
  score: 5,
  title: '',
  text: '',
  author: '',
  at: '2026-11-01T00:00:00Z',
  size: null,
  verified: true,
})
const page = (...ids: string[]): ReviewPage => ({ total: 7, average: 4.5, stars: [], reviews: ids.map(review) })
const came = (sort: Sort, ...ids: string[]): ReviewListEvent => ({ type: 'came', sort, page: page(...ids) })
const after = (...events: ReviewListEvent[]): ReviewList =>
  events.reduce(transition, firstPage(page('a', 'b', 'c', 'd', 'e')))
const shown = ({ reviews, sort, state }: ReviewList) => `${reviews.map(({ id }) => id).join('')} ${sort} ${state}`

test.each<[string, ReviewListEvent[], string]>([
  ['at first the newest', [], 'abcde newest ready'],
  ['more are on their way behind what is there', [{ type: 'more' }], 'abcde newest loading'],
  ['and come behind it', [{ type: 'more' }, came('newest', 'f', 'g')], 'abcdefg newest ready'],
  ['one that is there already comes once', [{ type: 'more' }, came('newest', 'e', 'f')], 'abcdef newest ready'],
  ['another order leaves the old until it comes', [{ type: 'sort', sort: 'lowest' }], 'abcde lowest sorting'],
  ['and then takes its place', [{ type: 'sort', sort: 'lowest' }, came('lowest', 'g', 'f')], 'gf lowest ready'],
  [
    'an answer that comes late is let go',
    [{ type: 'more' }, { type: 'sort', sort: 'highest' }, came('newest', 'f')],
    'abcde highest sorting',
  ],
  ['what fails leaves what is there', [{ type: 'more' }, { type: 'failed', sort: 'newest' }], 'abcde newest failed'],
  ['and may be tried again', [{ type: 'failed', sort: 'newest' }, { type: 'more' }], 'abcde newest loading'],
  [
    'nobody asks for more than there is',
    [{ type: 'more' }, came('newest', 'f', 'g'), { type: 'more' }],
    'abcdefg newest ready',
  ],
])('%s [PDP-11]', (_what, events, expected) => {
  expect(shown(after(...events))).toBe(expected)
})

test('the next page follows from what is there', () => {
  expect(nextPage(after())).toBe(2)
  expect(isWhole(after())).toBe(false)
  expect(isWhole(after({ type: 'more' }, came('newest', 'f', 'g')))).toBe(true)
})
