import { createMiddleware } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { countUse } from '#app/http/limits/check-limit.server.ts'
import { createErrorResponse, forwardQuery, refuseQuery } from '#app/http/storefront-api/forward-query.ts'
import { splitPath } from '#app/region/rewrite.ts'
import { getClientAddress } from '#app/upstream/client-address.server.ts'
import { getConfig } from '#app/upstream/config.server.ts'
import { getStore } from '#app/upstream/store.server.ts'
import { getTraceContext } from '#app/upstream/trace-context.server.ts'

/** Request middleware: forwards queries of the Storefront API to the region's store, without the shop's tokens. */
export const forwardStorefrontApi = createMiddleware().server(async ({ request, next }) => {
  const url = findStorefrontApi(new URL(request.url).pathname)
  if (url === undefined) return next()
  const refusal = refuseQuery(request)
  if (refusal) return refusal
  const limit = await countUse('storefront-api')
  if (limit)
    return createErrorResponse(429, 'Too many queries. Wait and try again.', {
      'retry-after': String(limit.retryAfterS),
    })
  const buyerAddress = getClientAddress(getRequest())
  return forwardQuery(request, { url, buyerAddress, traceHeaders: { ...getTraceContext(getRequest()) } })
})

/** Matches any version of the API, because Shopify decides which exist. */
const STOREFRONT_API = /^\/api\/(?:\d{4}-\d{2}|unstable)\/graphql\.json$/

/** The store's address of the Storefront API for its path at the shop; undefined where it is not forwarded. */
export function findStorefrontApi(pathname: string): string | undefined {
  const { region, path } = splitPath(pathname)
  return STOREFRONT_API.test(path) && getConfig().FORWARD_STOREFRONT_API ? getStore(region.code).url + path : undefined
}
