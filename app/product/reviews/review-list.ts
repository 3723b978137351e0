import { REVIEWS_PER_PAGE, type Review, type ReviewPage, type Sort } from './reviews.ts'

/** The reviews loaded so far. */
export type ReviewList = Omit<ReviewPage, 'reviews'> & {
  sort: Sort
  reviews: readonly Review[]
  /** loading: more reviews; sorting: reviews in another order; failed: either did not load. */
  state: 'ready' | 'loading' | 'sorting' | 'failed'
}

export type ReviewListEvent =
  | { type: 'more' }
  | { type: 'sort'; sort: Sort }
  | { type: 'loaded'; sort: Sort; page: ReviewPage }
  | { type: 'failed'; sort: Sort }

/** The list that starts with the page which the server read. */
export const toReviewList = (page: ReviewPage): ReviewList => ({ ...page, sort: 'newest', state: 'ready' })

/** The number of the page to load next, from 1. */
export const getNextPage = ({ reviews }: Pick<ReviewList, 'reviews'>): number =>
  Math.floor(reviews.length / REVIEWS_PER_PAGE) + 1

/** Whether every review is loaded. */
export const isComplete = ({ reviews, total }: ReviewList): boolean => reviews.length >= total

/** The list after an event. A page in an order that is no longer requested changes nothing. */
export function transition(list: ReviewList, event: ReviewListEvent): ReviewList {
  switch (event.type) {
    case 'more':
      return isComplete(list) ? list : { ...list, state: 'loading' }
    case 'sort':
      return { ...list, sort: event.sort, state: 'sorting' }
    case 'failed':
      return event.sort === list.sort ? { ...list, state: 'failed' } : list
    case 'loaded': {
      if (event.sort !== list.sort) return list
      const { reviews, ...summary } = event.page
      const before = list.state === 'loading' ? list.reviews : []
      // A new review moves the last one of a page to the next page, which would list it twice.
      const loadedIds = new Set(before.map(({ id }) => id))
      const added = reviews.filter(({ id }) => !loadedIds.has(id))
      return { ...list, ...summary, reviews: [...before, ...added], state: 'ready' }
    }
  }
}
