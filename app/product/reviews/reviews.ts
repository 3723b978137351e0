/** A man's height in cm and weight in kg. */
export type Body = { height: number; weight: number }

/** How a size runs: smaller than its label, true to size, or larger. */
export const RUNS = ['small', 'true', 'large'] as const
export type Runs = (typeof RUNS)[number]
/** Numbers in the order of RUNS. */
export type RunsCounts = readonly [small: number, right: number, large: number]

/** One buyer's review of a style. */
export type Review = {
  id: string
  /** 1 to 5. */
  score: number
  title: string
  text: string
  author: string
  /** When it was written, as an ISO 8601 instant to the minute, or a date. */
  at: string
  /** The size that the buyer wears, like '34 / B / 32', where the buyer says so. */
  size?: string
  /** The buyer's height in cm and weight in kg, where the buyer gives them. */
  height?: number
  weight?: number
  /** How the size runs, where the buyer says so. */
  runs?: Runs
  verified: boolean
  /** How many found it helpful; absent if the service takes no votes. */
  votes?: number
  /** The buyer's own photos. `alt` says what is to be seen, where the service knows. */
  photos?: readonly { src: string; alt?: string }[]
}

/** A page of a style's reviews, with the summary of all of them. */
export type ReviewPage = {
  /** How many reviews the style has. */
  total: number
  /** 1 to 5. */
  average: number
  /** How many gave five, four, three, two stars and one. */
  stars: readonly number[]
  /** How many say that the size runs small, true and large; absent if the service does not collect it. */
  runs?: RunsCounts
  reviews: readonly Review[]
}

export const SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const
export type Sort = (typeof SORTS)[number]

/** Which reviews are listed: their order, and the number of stars that all of them have, if it matters. */
export type ReviewQuery = { sort: Sort; score: number | null }

/** Whether two queries list the same reviews. */
export const isSameQuery = (one: ReviewQuery, other: ReviewQuery): boolean =>
  one.sort === other.sort && one.score === other.score

/** How many reviews a query lists. */
export const countListed = ({ total, stars }: Pick<ReviewPage, 'total' | 'stars'>, { score }: ReviewQuery): number =>
  score === null ? total : (stars[5 - score] ?? 0)

export const REVIEWS_PER_PAGE = 4
/** How many reviews of a sort order are searched for similar men. */
export const REVIEWS_SEARCHED = 100
