import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { fromContent } from '#app/content/from-content.server.ts'
import { report } from '#app/errors/report.ts'
import { briefly } from '#app/upstream/brief-cache.server.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/regions.ts'
import { readHome } from './home.server.ts'

/** The home page's pictures, goods and voices for a region. */
export const getHome = createServerFn({ method: 'GET' })
  .validator(z.object({ region: z.enum(REGION_CODES) }))
  .handler(({ data: { region } }) => {
    const { backend, reviews } = upstreams(region)
    return readHome(
      {
        collection: (which) => briefly(`home ${which.store} ${which.handle}`, () => backend.collection(which)),
        page: (which) => fromContent(`home ${which.handle}`, 'content.page-failed', (content) => content.page(which)),
        reviews: (style, page, most) =>
          briefly(`reviews ${style} ${page} ${most}`, () => reviews.list(style, page, most)),
      },
      region,
      report,
    )
  })
