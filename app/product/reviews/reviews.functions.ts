import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { orFailPage } from '#app/errors/or-fail-page.server.ts'
import { briefly } from '#app/upstream/brief-cache.server.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import { readReviews } from './reviews.server.ts'
import { SORTS } from './reviews.ts'

const asked = z.object({
  group: z.string().regex(/^[A-Z0-9]{1,12}$/),
  sort: z.enum(SORTS),
  page: z.number().int().min(1).max(1_000),
})

/** Another page of reviews, or the first in another order. Rejects where there is none; the cause is reported. */
export const fetchReviews = createServerFn({ method: 'GET' })
  .validator(asked)
  .handler(({ data }) =>
    orFailPage('reviews.read-failed', () =>
      // reviews are the same in every region: any store's client reads them
      briefly(`reviews ${data.group} ${data.sort} ${data.page}`, () => readReviews(upstreams('gb').reviews, data)),
    ),
  )
