import { createCsrfMiddleware, createIsomorphicFn, createMiddleware, createStart } from '@tanstack/react-start'
import { getPreviewHeaders } from '#app/content/preview/preview-mode.ts'
import { createRandomHex } from '#app/http/ids.ts'
import { createTextResponse } from '#app/http/plain-responses.ts'
import { refuseInvalidInput, refuseMalformedCalls } from './http/server-function-calls.ts'
import { followShopifyLinks } from './routes/-follow-shopify-link.ts'
import { forwardStorefrontApi } from './routes/-forward-storefront-api.ts'

/** Webhooks come from servers, and are known by their signature. */
const isWebhook = ({ url }: Request) => new URL(url).pathname.startsWith('/api/webhooks/')

/**
 * Rejects cross-site server function calls and POST requests. Start checks server functions itself only if an app has no
 * start.ts, so this is needed here.
 */
const csrf = createCsrfMiddleware({
  filter: ({ handlerType, request }) =>
    handlerType === 'serverFn' || (request.method === 'POST' && !isWebhook(request)),
  failureResponse: () => createTextResponse(403, 'This request came from another site.'),
})

/** Sends with server function calls their page's trace, and the preview header, so that a preview reads drafts (NAV-18). */
const fromPage = createMiddleware({ type: 'function' }).client(async ({ next }) => {
  try {
    return await next({ headers: { ...createTraceHeaders(), ...getPreviewHeaders() } })
  } catch (cause) {
    // A page that is being left has its calls cut off, which is no failure. It starts no more timers.
    await new Promise((resolve) => setTimeout(resolve))
    throw cause
  }
})

/** Request middleware runs on the server only, so that the browser's build leaves it out. */
const getRequestMiddleware = createIsomorphicFn()
  .server(() => [forwardStorefrontApi, csrf, refuseMalformedCalls, followShopifyLinks])
  .client(() => [])

/** The middleware of TanStack Start, which imports this name. */
export const startInstance = createStart(() => ({
  requestMiddleware: getRequestMiddleware(),
  functionMiddleware: [fromPage, refuseInvalidInput],
}))

let page: { address?: string; traceId?: string } = {}

/**
 * The `traceparent` of a call from the browser: all calls of one page are in one trace, with the upstream calls that the server
 * makes for them (OPS-11). The ids are random and last as long as the page is open. Undefined on the server, which has its own.
 */
const createTraceHeaders = createIsomorphicFn()
  .server((): { traceparent: string } | undefined => undefined)
  .client((): { traceparent: string } | undefined => {
    const address = location.href
    if (page.address !== address) page = { address, traceId: createRandomHex(16) }
    return { traceparent: `00-${page.traceId}-${createRandomHex(8)}-01` }
  })
