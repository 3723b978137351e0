import { createServerFn } from '@tanstack/react-start'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { readMenu } from '#app/content/menu.wire.ts'
import { getPictureLoader } from '#app/content/pictures/picture-loader.server.ts'
import { readPagePromo } from '#app/content/promos/promos.server.ts'
import { readContent } from '#app/content/read-content.server.ts'
import { report } from '#app/errors/report.ts'
import { getListSource, readProducts } from '#app/product/read-products.server.ts'
import { cached } from '#app/upstream/upstream-cache.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { type Home, readHome } from './home.server.ts'

/** More than the regions' shops, each published and as a draft, and how many characters of JSON they may have. */
const [MAX_VALUES, MAX_SIZE] = [50, 5_000_000]

/**
 * Creates a function that returns its argument, or what an earlier call had with the same content: so that what is made of
 * it can be kept by the object that it was made of. The values are plain data, which nobody changes.
 */
export function createInterner<T>(): (value: T) => T {
  const values = new LRUCache<string, { value: T }>({
    max: MAX_VALUES,
    maxSize: MAX_SIZE,
    sizeCalculation: (_, text) => text.length,
  })
  return (value) => {
    const text = JSON.stringify(value)
    const earlier = values.get(text)
    if (!earlier) values.set(text, { value })
    return earlier?.value ?? value
  }
}

const intern = createInterner<Home>()

/** The pictures, best sellers and customer quotes of the home page, for a region. */
export const getHome = createServerFn({ method: 'GET' })
  .validator(z.object({ region: z.enum(REGION_CODES) }))
  .handler(async ({ data: { region } }) => {
    const { backend, reviews } = getUpstreams(region)
    const home = await readHome(
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
    return intern(home)
  })
