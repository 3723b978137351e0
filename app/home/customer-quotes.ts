import { getAverage } from '#app/product/reviews/reviews.server.ts'
import type { ReviewPage } from '#contracts/reviews/client.ts'

/** A quote from a review, with the summary of its style's reviews. */
export type CustomerQuote = {
  id: string
  style: string
  /** The product of the style that the quote links to. */
  handle: string
  score: number
  title: string
  text: string
  author: string
  /** What the buyer wears, like '34 / B / 32'. */
  size: string | null
  verified: boolean
  average: number
  count: number
}

/** How many of a style's latest reviews are read to find one to quote. */
export const REVIEWS_READ = 20

/** The length of a review that is quoted, in characters. */
const MIN_LENGTH = 60
const MAX_LENGTH = 240
/** The lowest score that is quoted. The average beside the quote counts all reviews. */
const MIN_SCORE = 5

/**
 * Returns the latest review of a style that can be quoted; null if there is none. Prefers authors who are not among the
 * `quoted`, because two quotes of one author may name different sizes.
 */
export function toCustomerQuote(
  { bottomline, pagination, reviews }: ReviewPage,
  style: { style: string; handle: string },
  quoted: readonly CustomerQuote[] = [],
): CustomerQuote | null {
  const quotable = reviews.filter(
    ({ score, content }) => score >= MIN_SCORE && content.length >= MIN_LENGTH && content.length <= MAX_LENGTH,
  )
  const isNew = ({ user }: ReviewPage['reviews'][number]) => !quoted.some(({ author }) => author === user.display_name)
  const review = quotable.find(isNew) ?? quotable[0]
  if (!review) return null
  return {
    ...style,
    id: review.id,
    score: review.score,
    title: review.title,
    text: review.content,
    author: review.user.display_name,
    size: review.size ?? null,
    verified: review.verified_buyer,
    average: getAverage(bottomline),
    count: bottomline.total_reviews ?? pagination.total,
  }
}
