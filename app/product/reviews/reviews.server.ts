import { orNull } from '#app/upstream/or-null.ts'
import type { ReviewOrder, ReviewsClient, ReviewPage as WirePage } from '#contracts/reviews/client.ts'
import { getAverage } from './average.wire.ts'
import { REVIEWS_PER_PAGE, type ReviewPage, type Runs, type RunsCounts, type Sort } from './reviews.ts'

const ORDER: Record<Sort, ReviewOrder> = {
  newest: {},
  highest: { sort: 'rating' },
  lowest: { sort: 'rating', direction: 'asc' },
}

/**
 * A page of a style's reviews; `page` counts from 1 and holds `count`. Null if the service lists no reviews. Throws
 * UpstreamError.
 */
export async function readReviews(
  reviews: Pick<ReviewsClient, 'list'>,
  { group, sort, page, count = REVIEWS_PER_PAGE }: { group: string; sort: Sort; page: number; count?: number },
): Promise<ReviewPage | null> {
  const wire = await orNull(reviews.list(group, page, count, ORDER[sort]))
  return wire && fromWire(wire)
}

type WireRuns = NonNullable<WirePage['reviews'][number]['fit']>
const RUNS_BY_WIRE: Record<WireRuns, Runs> = { small: 'small', true_to_size: 'true', large: 'large' }
const toRuns = (wire: Record<WireRuns, number>): RunsCounts => [wire.small, wire.true_to_size, wire.large]

/** Drops the seconds of an instant ('2026-09-07T08:15Z') and midnight's time ('2026-09-07'), which are not displayed. */
const dropSeconds = (instant: string): string =>
  instant.replace(/(T\d\d:\d\d):\d\d(\.\d+)?(?=Z|[+-]|$)/, '$1').replace(/T00:00Z$/, '')

const fromWire = ({ pagination, bottomline, reviews }: WirePage): ReviewPage => ({
  total: pagination.total,
  average: getAverage(bottomline),
  stars: (['5', '4', '3', '2', '1'] as const).map((score) => bottomline.star_distribution[score]),
  ...(bottomline.fit_distribution && { runs: toRuns(bottomline.fit_distribution) }),
  reviews: reviews.map((review) => ({
    id: review.id,
    score: review.score,
    title: review.title,
    text: review.content,
    author: review.user.display_name,
    at: dropSeconds(review.created_at),
    ...(review.size && { size: review.size }),
    ...(review.height_cm && { height: review.height_cm }),
    ...(review.weight_kg && { weight: review.weight_kg }),
    ...(review.fit && { runs: RUNS_BY_WIRE[review.fit] }),
    verified: review.verified_buyer,
  })),
})
