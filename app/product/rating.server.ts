import { orNull } from '#app/upstream/or-null.ts'
import type { ReviewsClient } from '#contracts/reviews/client.ts'
import type { Rating } from './product.ts'

/** The rating of a style; null without reviews, or if their number or average is not told. Throws UpstreamError. */
export async function readRating(reviews: Pick<ReviewsClient, 'bottomline'>, group: string): Promise<Rating | null> {
  const bottomline = await orNull(reviews.bottomline(group))
  const { average_score: average, total_reviews: count } = bottomline ?? {}
  return average && count && count > 0 ? { average, count } : null
}
