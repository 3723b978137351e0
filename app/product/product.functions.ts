import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { orFailPage } from '#app/errors/or-fail-page.server.ts'
import { report } from '#app/errors/report.ts'
import { briefly } from '#app/upstream/brief-cache.server.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/regions.ts'
import { readProduct } from './product.server.ts'
import { readRating } from './rating.server.ts'

/** A product for its page, with what its style's reviews come to; null where there is none. Asked each time: stock is what it is about. */
export const getProduct = createServerFn({ method: 'GET' })
  .validator(z.object({ region: z.enum(REGION_CODES), handle: z.string().max(200) }))
  .handler(({ data: { region, handle } }) =>
    orFailPage('product.read-failed', async () => {
      const { backend, reviews } = upstreams(region)
      const product = await readProduct(backend, region, handle)
      if (!product) return null
      // the same for every colour, region and visitor, and a page stands without it
      const rating = await briefly(`rating ${product.group}`, () => readRating(reviews, product.group)).catch(
        (cause: unknown) => void report('reviews.read-failed', cause),
      )
      return { ...product, rating: rating ?? null }
    }),
  )
