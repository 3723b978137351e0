import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { readContentPage } from '#app/content/content-page.server.ts'
import { readContent } from '#app/content/read-content.server.ts'
import { orErrorPage } from '#app/errors/or-error-page.server.ts'
import { report } from '#app/errors/report.ts'
import { readProducts } from '#app/product/read-products.server.ts'
import { cached } from '#app/upstream/upstream-cache.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/regions.ts'
import { addProducts } from './page.server.ts'

/** A content page with its products in a region's prices; null if it does not exist. */
export const getContentPage = createServerFn({ method: 'GET' })
  .validator(z.object({ region: z.enum(REGION_CODES), handle: z.string().max(200) }))
  .handler(({ data: { region, handle } }) =>
    orErrorPage('content.page-failed', async () => {
      const page = await readContent(`page ${handle}`, 'content.page-failed', (content) =>
        readContentPage(content, handle),
      )
      if (!page) return null
      const { backend } = getUpstreams(region)
      const readCachedProducts: Parameters<typeof addProducts>[2] = (request) =>
        cached(`page products ${request.store} ${request.handle}`, () => readProducts(backend, request))
      return addProducts(page, region, readCachedProducts, (cause) => report('collection.read-failed', cause))
    }),
  )
