import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { fromContent } from '#app/content/from-content.server.ts'
import { orFailPage } from '#app/errors/or-fail-page.server.ts'
import { report } from '#app/errors/report.ts'
import { briefly } from '#app/upstream/brief-cache.server.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/regions.ts'
import type { ReviewsClient } from '#contracts/reviews/client.ts'
import { readAround } from './around.server.ts'
import { readProduct } from './product.server.ts'

/** A product for its page, with what buyers and editors say around it; null where there is none. Asked each time: stock is what it is about. */
export const getProduct = createServerFn({ method: 'GET' })
  .validator(z.object({ region: z.enum(REGION_CODES), handle: z.string().max(200) }))
  .handler(({ data: { region, handle } }) =>
    orFailPage('product.read-failed', async () => {
      const { backend, reviews } = upstreams(region)
      const product = await readProduct(backend, region, handle)
      return product && { product, around: await readAround(shared(reviews), product, region, report) }
    }),
  )

/** What is said around goods is the same for every colour, region and visitor, so one answer serves many pages. */
const shared = (reviews: ReviewsClient): Parameters<typeof readAround>[0] => ({
  reviews: {
    bottomline: (group) => briefly(`rating ${group}`, () => reviews.bottomline(group)),
    list: (group, ...which) =>
      briefly(`reviews ${group} ${JSON.stringify(which)}`, () => reviews.list(group, ...which)),
  },
  content: {
    careCopy: (which) =>
      fromContent(`care ${JSON.stringify(which)}`, 'content.care-failed', (content) => content.careCopy(which)),
    productsPromo: (where) =>
      fromContent(`promos ${JSON.stringify(where)}`, 'content.promo-failed', (content) => content.productsPromo(where)),
    productDiscount: (which) =>
      fromContent(`discount ${JSON.stringify(which)}`, 'content.promo-failed', (content) =>
        content.productDiscount(which),
      ),
  },
})
