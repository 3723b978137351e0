import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { orErrorPage } from '#app/errors/or-error-page.server.ts'
import { report } from '#app/errors/report.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { cached } from '#app/upstream/upstream-cache.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { readReviews, vote } from './reviews.server.ts'
import { REVIEWS_SEARCHED, SORTS } from './reviews.ts'

const reviewRequest = z.object({
  /** The first characters of a sku, which may be any but those that change a path. */
  group: z.string().regex(/^[^/\\.]{1,6}$/),
  sort: z.enum(SORTS),
})
const reviewPageRequest = reviewRequest.extend({
  score: z.number().int().min(1).max(5).nullable(),
  page: z.number().int().min(1).max(1_000),
})

/** A page of reviews in an order; null if the service lists none. Rejects if it cannot be read; the cause is reported. */
export const fetchReviews = createServerFn({ method: 'GET' })
  .validator(reviewPageRequest)
  .handler(({ data }) =>
    orErrorPage('reviews.read-failed', () =>
      // Reviews are the same in every region, so any store's client reads them.
      cached(`reviews ${data.group} ${data.sort} ${data.score} ${data.page}`, () =>
        readReviews(getUpstreams('gb').reviews, data),
      ),
    ),
  )

/**
 * Counts a vote for a review, or takes it back; the number of votes after it, null if it could not be counted. Posted with
 * the key that the browser made up for this vote, and with nothing else that could name who votes.
 */
export const voteForReview = createServerFn({ method: 'POST' })
  .validator(z.object({ reviewId: z.string().regex(/^[\w-]{1,64}$/), voteKey: z.uuid(), isHelpful: z.boolean() }))
  .handler(async ({ data }) =>
    (await checkLimit('review-vote', data.reviewId))
      ? null
      : vote({ reviews: getUpstreams('gb').reviews, report }, data),
  )

/**
 * The first reviews in a sort order. The browser searches them for similar men, so that the shopper's measures never
 * leave it. Null if the service lists none. Rejects if they cannot be read; the cause is reported.
 */
export const fetchReviewsToSearch = createServerFn({ method: 'GET' })
  .validator(reviewRequest)
  .handler(({ data }) =>
    orErrorPage('reviews.read-failed', () =>
      cached(`reviews to search ${data.group} ${data.sort}`, () =>
        readReviews(getUpstreams('gb').reviews, { ...data, page: 1, count: REVIEWS_SEARCHED }),
      ),
    ),
  )
