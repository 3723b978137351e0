import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { z } from 'zod'
import { readCachedCollection } from '#app/collection/collection.server.ts'
import { decodeListing } from '#app/collection/compact-listing.ts'
import { readContentPages } from '#app/content/content-page.server.ts'
import { orErrorPage } from '#app/errors/or-error-page.server.ts'
import { report } from '#app/errors/report.ts'
import { getRequestId } from '#app/http/ids.ts'
import { markUnavailable } from '#app/http/unavailable.ts'
import { toLongListTag } from '#app/product/product-tags.ts'
import { getConfig } from '#app/upstream/config.server.ts'
import { recordSource } from '#app/upstream/response-tags.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES, REGIONS, type RegionCode } from '#contracts/shop/regions.ts'
import { readPredictiveSearch, readSearchResults, type SearchDeps } from './search.server.ts'
import { MAX_QUERY, type SearchResults } from './search.ts'

const queryInRegion = z.object({ region: z.enum(REGION_CODES), query: z.string().max(MAX_QUERY) })

/**
 * Leaves pages out if the content service does not respond, because most people look for products, and what only the
 * collections know if those cannot be read.
 */
const getSearchDeps = (code: RegionCode): SearchDeps => ({
  region: REGIONS[code],
  shopify: getUpstreams(code).shopify,
  readPages: () => readContentPages(getConfig().OPTIONAL_PARTS_MS).catch(() => []),
  readCollection: async (handle) => {
    const collection = await readCachedCollection(code, handle).catch(() => null)
    return collection && { ...collection, products: decodeListing(collection.encodedListing).products }
  },
})

/** Results, or the reference of the error report; the page keeps its search field in both cases. */
export type SearchOutcome = { ok: true; results: SearchResults } | { ok: false; query: string; reference: string }

/** Products that match a query, in a region's prices. */
export const getSearchResults = createServerFn({ method: 'GET' })
  .validator(queryInRegion.extend({ filterQuery: z.string().max(20_000).optional() }))
  .handler(async ({ data: { region, query, filterQuery } }): Promise<SearchOutcome> => {
    recordSource(getRequest(), { tags: [toLongListTag(region)], isOutdated: false })
    try {
      return { ok: true, results: await readSearchResults(getSearchDeps(region), query, filterQuery) }
    } catch (cause) {
      report('search.failed', cause)
      const httpRequest = getRequest()
      markUnavailable(httpRequest)
      return { ok: false, query, reference: getRequestId(httpRequest) }
    }
  })

/** Predictive search for a partial query. Rejects if Shopify does not respond; the cause is reported. */
export const getPredictiveSearch = createServerFn({ method: 'GET' })
  .validator(queryInRegion)
  .handler(({ data: { region, query } }) =>
    orErrorPage('search.failed', () => readPredictiveSearch(getSearchDeps(region), query)),
  )
