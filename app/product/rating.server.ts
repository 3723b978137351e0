import type { ReviewsClient } from '#contracts/reviews/client.ts'
import type { Rating } from './product.ts'

/** The rating of a style; null if it has no reviews. Throws UpstreamError. */
export async function readRating(reviews: Pick<ReviewsClient, 'bottomline'>, group: string): Promise<Rating | null> {
  const { average_score: average, total_reviews: count } = await reviews.bottomline(group)
  return count > 0 ? { average, count } : null
}
