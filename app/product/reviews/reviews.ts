/** One buyer's review of a style. */
export type Review = {
  id: string
  /** 1 to 5. */
  score: number
  title: string
  text: string
  author: string
  /** When it was written, as an ISO 8601 instant to the minute. */
  at: string
  /** What the buyer wears, like '34 / B / 32', where the buyer says so. */
  size?: string
  verified: boolean
}

/** A page of a style's reviews, with the summary of all of them. */
export type ReviewPage = {
  total: number
  /** 1 to 5. */
  average: number
  /** How many gave five, four, three, two stars and one. */
  stars: readonly number[]
  reviews: readonly Review[]
}

export const SORTS = ['newest', 'highest', 'lowest'] as const
export type Sort = (typeof SORTS)[number]

/** How many reviews a page holds. */
export const REVIEWS_PER_PAGE = 5
