import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { z } from 'zod'
import { orFailPage } from '#app/errors/or-fail-page.server.ts'
import { report } from '#app/errors/report.ts'
import { requestIdOf } from '#app/http/request-id.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/regions.ts'
import { glimpse, search } from './search.server.ts'
import { MAX_QUERY, type SearchResult } from './search.ts'
import { MOST_SHOWN, SORTS } from './search-params.ts'

const words = z.object({ region: z.enum(REGION_CODES), query: z.string().max(MAX_QUERY) })

/** A page of hits, or the reference of the report why there is none: the page keeps its field either way. */
export type SearchOutcome = { ok: true; result: SearchResult } | { ok: false; query: string; reference: string }

/** Products by a shopper's words, in a region's prices. */
export const searchProducts = createServerFn({ method: 'GET' })
  .validator(words.extend({ sort: z.enum(SORTS).optional(), shown: z.number().int().min(1).max(MOST_SHOWN) }))
  .handler(async ({ data: { region, ...asked } }): Promise<SearchOutcome> => {
    try {
      return { ok: true, result: await search(upstreams(region).shopify, asked) }
    } catch (cause) {
      report('search.failed', cause)
      return { ok: false, query: asked.query, reference: requestIdOf(getRequest()) }
    }
  })

/** A first look while somebody types. Rejects where there is no answer; the cause is reported. */
export const glimpseProducts = createServerFn({ method: 'GET' })
  .validator(words)
  .handler(({ data: { region, query } }) =>
    orFailPage('search.failed', () => glimpse(upstreams(region).shopify, query)),
  )
