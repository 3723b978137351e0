import { orNull } from '#app/upstream/or-null.ts'
import type { ReviewOrder, ReviewsClient, ReviewPage as WirePage } from '#contracts/reviews/client.ts'
import { getAverage } from './average.wire.ts'
import { REVIEWS_PER_PAGE, type ReviewPage, type Sort } from './reviews.ts'

const ORDER: Record<Sort, ReviewOrder> = {
  newest: {},
  highest: { sort: 'rating' },
  lowest: { sort: 'rating', direction: 'asc' },
}

/** A page of a style's reviews; `page` counts from 1. Null if the service lists no reviews. Throws UpstreamError. */
export async function readReviews(
  reviews: Pick<ReviewsClient, 'list'>,
  { group, sort, page }: { group: string; sort: Sort; page: number },
): Promise<ReviewPage | null> {
  const wire = await orNull(reviews.list(group, page, REVIEWS_PER_PAGE, ORDER[sort]))
  return wire && fromWire(wire)
}

/** '2026-09-07T08:15Z' for an instant with seconds, which no reader is shown. */
const dropSeconds = (instant: string): string => instant.replace(/(T\d\d:\d\d):\d\d(\.\d+)?(?=Z|[+-]|$)/, '$1')

const fromWire = ({ pagination, bottomline, reviews }: WirePage): ReviewPage => ({
  total: pagination.total,
  average: getAverage(bottomline),
  stars: (['5', '4', '3', '2', '1'] as const).map((score) => bottomline.star_distribution[score]),
  reviews: reviews.map((review) => ({
    id: review.id,
    score: review.score,
    title: review.title,
    text: review.content,
    author: review.user.display_name,
    at: dropSeconds(review.created_at),
    ...(review.size && { size: review.size }),
    verified: review.verified_buyer,
  })),
})
