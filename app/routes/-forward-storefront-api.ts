import { createMiddleware } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { getCallerAddress } from '#app/http/limits/caller-address.ts'
import { countUse } from '#app/http/limits/check-limit.server.ts'
import { getClientAddress } from '#app/http/limits/client-network.ts'
import { createErrorResponse, forwardQuery, refuseQuery } from '#app/http/storefront-api/forward-query.ts'
import { getConfig } from '#app/upstream/config.server.ts'
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
  const { TRUSTED_PROXIES } = getConfig()
  const source = { callerAddress: getCallerAddress(getRequest()), forwardedFor: request.headers.get('x-forwarded-for') }
  const buyerAddress = getClientAddress(source, TRUSTED_PROXIES)
  return forwardQuery(request, { url, buyerAddress, traceHeaders: { ...getTraceContext(getRequest()) } })
})
