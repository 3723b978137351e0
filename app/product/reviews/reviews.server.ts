import { toPictureAddress } from '#app/ui/picture-address.ts'
import { orNull } from '#app/upstream/or-null.ts'
import type {
  ReviewOrder,
  ReviewsClient,
  ReviewPage as WirePage,
  ReviewPage as WireReviewPage,
} from '#contracts/reviews/client.ts'
import {
  REVIEWS_PER_PAGE,
  type Review,
  type ReviewPage,
  type ReviewQuery,
  type Runs,
  type RunsCounts,
  type Sort,
} from './reviews.ts'

const ORDER: Record<Sort, ReviewOrder> = {
  helpful: { sort: 'votes_up' },
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
  {
    group,
    sort,
    score = null,
    page,
    count = REVIEWS_PER_PAGE,
  }: Partial<ReviewQuery> & { group: string; sort: Sort; page: number; count?: number },
): Promise<ReviewPage | null> {
  const wire = await orNull(
    reviews.list(group, page, count, { ...ORDER[sort], ...(score !== null && { star: score }) }),
  )
  return wire && fromWire(wire, score)
}

/** Counts a vote or takes it back; null if the service failed (reported) or takes no votes. */
export async function vote(
  {
    reviews,
    report,
  }: {
    reviews: Pick<ReviewsClient, 'voteUp' | 'undoVote'>
    report: (code: 'reviews.vote-failed', cause: unknown) => void
  },
  { reviewId, voteKey, isHelpful }: { reviewId: string; voteKey: string; isHelpful: boolean },
): Promise<number | null> {
  try {
    return await orNull(isHelpful ? reviews.voteUp(reviewId, voteKey) : reviews.undoVote(reviewId, voteKey))
  } catch (cause) {
    report('reviews.vote-failed', cause)
    return null
  }
}

type WireRuns = NonNullable<WirePage['reviews'][number]['fit']>
const RUNS_BY_WIRE: Record<WireRuns, Runs> = { small: 'small', true_to_size: 'true', large: 'large' }
const toRuns = (wire: Record<WireRuns, number>): RunsCounts => [wire.small, wire.true_to_size, wire.large]

function toPhotos(images: WirePage['reviews'][number]['images_data'] = []): Pick<Review, 'photos'> {
  const photos = images.flatMap(({ original_url, alt }) => {
    const src = toPictureAddress(original_url)
    return src ? [{ src, ...(alt && { alt }) }] : []
  })
  return photos.length > 0 ? { photos } : {}
}

/** Drops the seconds of an instant ('2026-09-07T08:15Z') and midnight's time ('2026-09-07'), which are not displayed. */
const dropSeconds = (instant: string): string =>
  instant.replace(/(T\d\d:\d\d):\d\d(\.\d+)?(?=Z|[+-]|$)/, '$1').replace(/T00:00Z$/, '')

/** A service that does not know the parameter sends reviews with other scores, too. */
const fromWire = ({ pagination, bottomline, reviews }: WirePage, score: number | null): ReviewPage => ({
  total: score === null ? pagination.total : Object.values(bottomline.star_distribution).reduce((a, b) => a + b, 0),
  average: getAverage(bottomline),
  stars: (['5', '4', '3', '2', '1'] as const).map((score) => bottomline.star_distribution[score]),
  ...(bottomline.fit_distribution && { runs: toRuns(bottomline.fit_distribution) }),
  reviews: reviews
    .filter((review) => score === null || review.score === score)
    .map((review) => ({
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
      ...(review.votes_up !== undefined && { votes: review.votes_up }),
      ...toPhotos(review.images_data),
    })),
})

/** The average score, computed from the number of each score if it is missing. 0 without reviews. */
export function getAverage({ average_score, star_distribution }: WireReviewPage['bottomline']): number {
  if (average_score !== undefined) return average_score
  const scores = Object.entries(star_distribution).map(([score, count]) => ({ score: Number(score), count }))
  const total = scores.reduce((sum, { count }) => sum + count, 0)
  return total === 0 ? 0 : scores.reduce((sum, { score, count }) => sum + score * count, 0) / total
}
