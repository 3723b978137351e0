import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { readContent } from '#app/content/read-content.server.ts'
import { orErrorPage } from '#app/errors/or-error-page.server.ts'
import { report } from '#app/errors/report.ts'
import { cached } from '#app/upstream/upstream-cache.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/regions.ts'
import type { ReviewsClient } from '#contracts/reviews/client.ts'
import { readProduct } from './product.server.ts'
import { readProductInfo } from './product-info.server.ts'

/** A product with the information around it; null if there is none. Never cached, because it holds the stock. */
export const getProduct = createServerFn({ method: 'GET' })
  .validator(z.object({ region: z.enum(REGION_CODES), handle: z.string().max(200) }))
  .handler(({ data: { region, handle } }) =>
    orErrorPage('product.read-failed', async () => {
      const { backend, reviews } = getUpstreams(region)
      const product = await readProduct(backend, region, handle)
      return product && { product, info: await readProductInfo(getSharedReaders(reviews), product, region, report) }
    }),
  )

/** Readers that share their responses, which are the same for every colour, region and visitor. */
const getSharedReaders = (reviews: ReviewsClient): Parameters<typeof readProductInfo>[0] => ({
  reviews: {
    bottomline: (group) => cached(`rating ${group}`, () => reviews.bottomline(group)),
    list: (group, ...which) => cached(`reviews ${group} ${JSON.stringify(which)}`, () => reviews.list(group, ...which)),
  },
  content: {
    careCopy: (which) =>
      readContent(`care ${JSON.stringify(which)}`, 'content.care-failed', (content) => content.careCopy(which)),
    productsPromo: (where) =>
      readContent(`promos ${JSON.stringify(where)}`, 'content.promo-failed', (content) => content.productsPromo(where)),
    productDiscount: (which) =>
      readContent(`discount ${JSON.stringify(which)}`, 'content.promo-failed', (content) =>
        content.productDiscount(which),
      ),
  },
})
