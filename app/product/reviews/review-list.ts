import {
  countListed,
  isSameQuery,
  REVIEWS_PER_PAGE,
  type Review,
  type ReviewPage,
  type ReviewQuery,
} from './reviews.ts'

/** The reviews loaded so far. */
export type ReviewList = Omit<ReviewPage, 'reviews'> & {
  query: ReviewQuery
  reviews: readonly Review[]
  /** Whether the service takes votes. */
  hasVotes: boolean
  /** loading: more reviews; changing: those of another query; failed: either did not load. */
  state: 'ready' | 'loading' | 'changing' | 'failed'
}

export type ReviewListEvent =
  | { type: 'more' }
  | { type: 'query'; query: ReviewQuery }
  | { type: 'loaded'; query: ReviewQuery; page: ReviewPage }
  | { type: 'failed'; query: ReviewQuery }

/** The list that starts with the page which the server read: the most helpful reviews, or the newest without votes. */
export function toReviewList(page: ReviewPage): ReviewList {
  const hasVotes = page.reviews.some(({ votes }) => votes !== undefined)
  return { ...page, hasVotes, query: { sort: hasVotes ? 'helpful' : 'newest', score: null }, state: 'ready' }
}

/** The number of the page to load next, from 1. */
export const getNextPage = ({ reviews }: Pick<ReviewList, 'reviews'>): number =>
  Math.floor(reviews.length / REVIEWS_PER_PAGE) + 1

/** Whether every review of the query is loaded. */
export const isComplete = (list: ReviewList): boolean => list.reviews.length >= countListed(list, list.query)

/** The list after an event. A page of a query that is no longer requested changes nothing. */
export function transition(list: ReviewList, event: ReviewListEvent): ReviewList {
  switch (event.type) {
    case 'more':
      return isComplete(list) ? list : { ...list, state: 'loading' }
    case 'query':
      return { ...list, query: event.query, state: 'changing' }
    case 'failed':
      return isSameQuery(event.query, list.query) ? { ...list, state: 'failed' } : list
    case 'loaded': {
      if (!isSameQuery(event.query, list.query)) return list
      const { reviews, ...summary } = event.page
      const before = list.state === 'loading' ? list.reviews : []
      // A new review moves the last one of a page to the next page, which would list it twice.
      const loadedIds = new Set(before.map(({ id }) => id))
      const added = reviews.filter(({ id }) => !loadedIds.has(id))
      return { ...list, ...summary, reviews: [...before, ...added], state: 'ready' }
    }
  }
}
