import { PER_PAGE, type Review, type ReviewPage, type Sort } from './reviews.ts'

/** Reviews as far as they are shown. */
export type ReviewList = Omit<ReviewPage, 'reviews'> & {
  sort: Sort
  reviews: readonly Review[]
  /** loading: more of them; sorting: others in their place; failed: neither came. */
  state: 'ready' | 'loading' | 'sorting' | 'failed'
}

export type ReviewListEvent =
  | { type: 'more' }
  | { type: 'sort'; sort: Sort }
  | { type: 'came'; sort: Sort; page: ReviewPage }
  | { type: 'failed'; sort: Sort }

/** The page that a list of reviews begins with. */
export const firstPage = (page: ReviewPage): ReviewList => ({ ...page, sort: 'newest', state: 'ready' })

/** What is asked for next, counted from 1. */
export const nextPage = ({ reviews }: Pick<ReviewList, 'reviews'>): number => Math.floor(reviews.length / PER_PAGE) + 1

export const isWhole = ({ reviews, total }: ReviewList): boolean => reviews.length >= total

/** An answer to a question that has been changed since is of no use. */
export function transition(list: ReviewList, event: ReviewListEvent): ReviewList {
  switch (event.type) {
    case 'more':
      return isWhole(list) ? list : { ...list, state: 'loading' }
    case 'sort':
      return { ...list, sort: event.sort, state: 'sorting' }
    case 'failed':
      return event.sort === list.sort ? { ...list, state: 'failed' } : list
    case 'came': {
      if (event.sort !== list.sort) return list
      const { reviews, ...whole } = event.page
      const before = list.state === 'loading' ? list.reviews : []
      // one that was written meanwhile pushes the last of a page onto the next
      const known = new Set(before.map(({ id }) => id))
      return { ...list, ...whole, reviews: [...before, ...reviews.filter(({ id }) => !known.has(id))], state: 'ready' }
    }
  }
}
