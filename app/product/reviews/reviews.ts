/** What one buyer says of a style. */
export type Review = {
  id: string
  /** 1 to 5. */
  score: number
  title: string
  text: string
  author: string
  /** When it was written, as an instant. */
  at: string
  /** What the buyer wears, like '34 / B / 32'. */
  size: string | null
  verified: boolean
}

/** A page of a style's reviews, with what all of them come to. */
export type ReviewPage = {
  total: number
  /** 1 to 5. */
  average: number
  /** How many gave five stars, four, three, two, one. */
  stars: readonly number[]
  reviews: readonly Review[]
}

export const SORTS = ['newest', 'highest', 'lowest'] as const
export type Sort = (typeof SORTS)[number]

/** So many at a time. */
export const PER_PAGE = 5
