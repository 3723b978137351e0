import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { getPictureLoader } from '#app/content/pictures/load-pictures.server.ts'
import { readContent } from '#app/content/read-content.server.ts'
import { orErrorPage } from '#app/errors/or-error-page.server.ts'
import { report } from '#app/errors/report.ts'
import { cached, cachedFor } from '#app/upstream/upstream-cache.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import type { ReviewsClient } from '#contracts/reviews/client.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { readShopProduct } from './finding/shop-products.server.ts'
import { readProductInfo } from './product-info.server.ts'
import { getProductTags } from './product-tags.ts'

/** How long a page may show cached stock. Additions to the cart and requests for sizes always read it again. */
const STOCK_MS = 5_000

/** A product with the information around it, and the promo of `pageHandle`, by default its own; null if there is none. */
export const getProduct = createServerFn({ method: 'GET' })
  .validator(
    z.object({ region: z.enum(REGION_CODES), handle: z.string().max(200), pageHandle: z.string().max(100).optional() }),
  )
  .handler(({ data: { region, handle, pageHandle } }) =>
    orErrorPage('product.read-failed', async () => {
      const product = await cachedFor(
        STOCK_MS,
        { name: `product ${region} ${handle}`, getTags: (product) => getProductTags(region, product) },
        () => readShopProduct(region, handle),
        (cause) => report('product.read-failed', cause),
      )
      if (!product) return null
      const readers = { ...getSharedReaders(getUpstreams(region).reviews), pictures: getPictureLoader() }
      return {
        product,
        info: await readProductInfo(readers, { ...product, pageHandle: pageHandle ?? handle }, region, report),
      }
    }),
  )

/** Readers that share their responses, which are the same for every colour, region and visitor. */
const getSharedReaders = (reviews: ReviewsClient): Omit<Parameters<typeof readProductInfo>[0], 'pictures'> => ({
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
