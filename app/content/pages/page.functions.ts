import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { loadContentPage } from '#app/content/content-page.server.ts'
import { getPictureLoader } from '#app/content/pictures/load-pictures.server.ts'
import { readPagePromo } from '#app/content/promos/promos.server.ts'
import { nullIfNotFound, REQUIRED_MS, readContent } from '#app/content/read-content.server.ts'
import { type CopyKey, translate } from '#app/copy/every-page.ts'
import { orErrorPage } from '#app/errors/or-error-page.server.ts'
import { report } from '#app/errors/report.ts'
import { getListSource, readProducts } from '#app/product/read-products.server.ts'
import { cached } from '#app/upstream/upstream-cache.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES, REGIONS, type RegionCode } from '#contracts/shop/regions.ts'
import { addProducts, createEmptyPage } from './page.server.ts'

/** Titles of pages that have a form or another part besides their content. */
const OWN_TITLES = ['footer.refer'] as const satisfies CopyKey[]
/** Key of such a title. */
export type OwnTitle = (typeof OWN_TITLES)[number]

/**
 * Returns a content page with its products in a region's prices and the promo of `pageHandle`, by default its own; null
 * if there is no such page. If the read fails and `ownTitle` is given, returns an empty page of that title, because such
 * a page has other parts to show.
 */
export const getContentPage = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      region: z.enum(REGION_CODES),
      handle: z.string().max(200),
      pageHandle: z.string().max(100).optional(),
      ownTitle: z.enum(OWN_TITLES).optional(),
    }),
  )
  .handler(({ data: { region, handle, pageHandle, ownTitle } }) => {
    const read = async () => {
      const [page, promo] = await Promise.all([readPage(region, handle), readPagePromo(pageHandle ?? handle)])
      return page && { ...page, promo: promo ?? null, complete: page.complete && promo !== undefined }
    }
    if (!ownTitle) return orErrorPage('content.page-failed', read)
    return read().catch((cause: unknown) => {
      report('content.page-failed', cause)
      return createEmptyPage(handle, translate(REGIONS[region].locale, ownTitle))
    })
  })

async function readPage(region: RegionCode, handle: string) {
  const entry = await nullIfNotFound(
    readContent(`page ${handle}`, 'content.page-failed', (content) => content.page({ handle }), REQUIRED_MS),
  )
  const pictures = getPictureLoader()
  const page = entry && (await loadContentPage(handle, entry, pictures))
  if (!page) return null
  const { backend } = getUpstreams(region)
  const readCachedProducts: Parameters<typeof addProducts>[2] = (request) =>
    cached(getListSource('page products', request), () => readProducts(backend, request))
  const withProducts = await addProducts(page, region, readCachedProducts, (cause) =>
    report('collection.read-failed', cause),
  )
  return { ...withProducts, complete: withProducts.complete && pictures.areComplete() }
}
