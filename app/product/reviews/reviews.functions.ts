import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { orErrorPage } from '#app/errors/or-error-page.server.ts'
import { cached } from '#app/upstream/upstream-cache.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { readReviews } from './reviews.server.ts'
import { REVIEWS_SEARCHED, SORTS } from './reviews.ts'

const reviewRequest = z.object({
  /** The first characters of a sku, which may be any but those that change a path. */
  group: z.string().regex(/^[^/\\.]{1,6}$/),
  sort: z.enum(SORTS),
})
const reviewPageRequest = reviewRequest.extend({ page: z.number().int().min(1).max(1_000) })

/** A page of reviews in an order; null if the service lists none. Rejects if it cannot be read; the cause is reported. */
export const fetchReviews = createServerFn({ method: 'GET' })
  .validator(reviewPageRequest)
  .handler(({ data }) =>
    orErrorPage('reviews.read-failed', () =>
      // Reviews are the same in every region, so any store's client reads them.
      cached(`reviews ${data.group} ${data.sort} ${data.page}`, () => readReviews(getUpstreams('gb').reviews, data)),
    ),
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
