import type { ReviewOrder, ReviewsClient, ReviewPage as WirePage } from '#contracts/reviews/client.ts'
import { REVIEWS_PER_PAGE, type ReviewPage, type Sort } from './reviews.ts'

const ORDER: Record<Sort, ReviewOrder> = {
  newest: {},
  highest: { sort: 'rating' },
  lowest: { sort: 'rating', direction: 'asc' },
}

/** A page of a style's reviews; `page` counts from 1. Throws UpstreamError. */
export const readReviews = async (
  reviews: Pick<ReviewsClient, 'list'>,
  { group, sort, page }: { group: string; sort: Sort; page: number },
): Promise<ReviewPage> => fromWire(await reviews.list(group, page, REVIEWS_PER_PAGE, ORDER[sort]))

const fromWire = ({ pagination, bottomline, reviews }: WirePage): ReviewPage => ({
  total: pagination.total,
  average: bottomline.average_score,
  stars: (['5', '4', '3', '2', '1'] as const).map((score) => bottomline.star_distribution[score]),
  reviews: reviews.map((review) => ({
    id: review.id,
    score: review.score,
    title: review.title,
    text: review.content,
    author: review.user.display_name,
    at: review.created_at,
    size: review.size ?? null,
    verified: review.verified_buyer,
  })),
})
