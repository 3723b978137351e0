import { createMiddleware } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { countUse } from '#app/http/limits/check-limit.server.ts'
import { createErrorResponse, forwardQuery, refuseQuery } from '#app/http/storefront-api/forward-query.ts'
import { getClientAddress } from '#app/upstream/client-address.server.ts'
import { getTraceContext } from '#app/upstream/trace-context.server.ts'
import { findStorefrontApi } from './-storefront-api.server.ts'

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
