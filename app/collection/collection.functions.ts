import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { orFailPage } from '#app/errors/or-fail-page.server.ts'
import { briefly } from '#app/upstream/brief-cache.server.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/regions.ts'
import { readCollection } from './collection.server.ts'

/** A collection for its page; null where there is none. */
export const getCollection = createServerFn({ method: 'GET' })
  .validator(z.object({ region: z.enum(REGION_CODES), handle: z.string().max(200) }))
  .handler(({ data: { region, handle } }) =>
    orFailPage('collection.read-failed', () =>
      briefly(`collection ${region} ${handle}`, () => readCollection(upstreams(region).backend, region, handle)),
    ),
  )
