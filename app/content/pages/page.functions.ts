import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { readContentPage } from '#app/content/content-page.server.ts'
import { fromContent } from '#app/content/from-content.server.ts'
import { orFailPage } from '#app/errors/or-fail-page.server.ts'
import { report } from '#app/errors/report.ts'
import { briefly } from '#app/upstream/brief-cache.server.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/regions.ts'
import { withGoods } from './page.server.ts'

/** A content page with its goods in a region's prices; null where there is none. */
export const getPage = createServerFn({ method: 'GET' })
  .validator(z.object({ region: z.enum(REGION_CODES), handle: z.string().max(200) }))
  .handler(({ data: { region, handle } }) =>
    orFailPage('content.page-failed', async () => {
      const page = await fromContent(`page ${handle}`, 'content.page-failed', (content) =>
        readContentPage(content, handle),
      )
      if (!page) return null
      const { backend } = upstreams(region)
      const collection: typeof backend.collection = (which) =>
        briefly(`page goods ${which.store} ${which.handle}`, () => backend.collection(which))
      return withGoods(page, region, { collection }, (cause) => report('collection.read-failed', cause))
    }),
  )
