import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { readMenu } from '#app/content/menu.wire.ts'
import { getPictureLoader } from '#app/content/pictures/load-pictures.server.ts'
import { readPagePromo } from '#app/content/promos/promos.server.ts'
import { readContent } from '#app/content/read-content.server.ts'
import { report } from '#app/errors/report.ts'
import { getListSource, readProducts } from '#app/product/read-products.server.ts'
import { cached } from '#app/upstream/upstream-cache.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { readHome } from './home.server.ts'

/** The pictures, best sellers and customer quotes of the home page, for a region. */
export const getHome = createServerFn({ method: 'GET' })
  .validator(z.object({ region: z.enum(REGION_CODES) }))
  .handler(async ({ data: { region } }) => {
    const { backend, reviews } = getUpstreams(region)
    return readHome(
      {
        products: (which) => cached(getListSource('home', which), () => readProducts(backend, which)),
        page: (which) => readContent(`home ${which.handle}`, 'content.page-failed', (content) => content.page(which)),
        pictures: getPictureLoader(),
        menu: () => readContent('menu', 'menu.fetch-failed', readMenu).catch(() => null),
        promo: readPagePromo,
        reviews: (style, page, most) =>
          cached(`reviews ${style} ${page} ${most}`, () => reviews.list(style, page, most)),
      },
      region,
      report,
    )
  })
