import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { z } from 'zod'
import { readContentPages } from '#app/content/content-page.server.ts'
import { orErrorPage } from '#app/errors/or-error-page.server.ts'
import { report } from '#app/errors/report.ts'
import { getRequestId } from '#app/http/ids.ts'
import { markUnavailable } from '#app/http/unavailable.ts'
import { toLongListTag } from '#app/product/product-tags.ts'
import { recordSource } from '#app/upstream/response-tags.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import { readPredictiveSearch, readSearchResults, type SearchDeps } from './search.server.ts'
import { MAX_QUERY, type SearchResults } from './search.ts'
import { MAX_RESULTS, SORTS } from './search-params.ts'

const queryInRegion = z.object({ region: z.enum(REGION_CODES), query: z.string().max(MAX_QUERY) })

/** Milliseconds that results wait for the list of content pages: a cold server needs some hundreds. Ours. */
const PAGES_MS = 1_000

/** Leaves pages out if the content service does not respond, because most people look for products. */
const getSearchDeps = (region: RegionCode): SearchDeps => ({
  shopify: getUpstreams(region).shopify,
  readPages: () => readContentPages(PAGES_MS).catch(() => []),
})

/** Results, or the reference of the error report; the page keeps its search field in both cases. */
export type SearchOutcome = { ok: true; results: SearchResults } | { ok: false; query: string; reference: string }

/** Products that match a query, in a region's prices. */
export const getSearchResults = createServerFn({ method: 'GET' })
  .validator(queryInRegion.extend({ sort: z.enum(SORTS).optional(), limit: z.number().int().min(1).max(MAX_RESULTS) }))
  .handler(async ({ data: { region, ...request } }): Promise<SearchOutcome> => {
    recordSource(getRequest(), { tags: [toLongListTag(region)], isOutdated: false })
    try {
      return { ok: true, results: await readSearchResults(getSearchDeps(region), request) }
    } catch (cause) {
      report('search.failed', cause)
      const httpRequest = getRequest()
      markUnavailable(httpRequest)
      return { ok: false, query: request.query, reference: getRequestId(httpRequest) }
    }
  })

/** Predictive search for a partial query. Rejects if Shopify does not respond; the cause is reported. */
export const getPredictiveSearch = createServerFn({ method: 'GET' })
  .validator(queryInRegion)
  .handler(({ data: { region, query } }) =>
    orErrorPage('search.failed', () => readPredictiveSearch(getSearchDeps(region), query)),
  )
