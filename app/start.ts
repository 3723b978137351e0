import { createCsrfMiddleware, createIsomorphicFn, createMiddleware, createStart } from '@tanstack/react-start'
import { getPreviewHeaders } from '#app/content/preview/preview-mode.ts'
import { createRandomHex } from '#app/http/ids.ts'
import { logRefusal } from '#app/http/log.ts'
import { createTextResponse } from '#app/http/plain-responses.ts'
import { refuseInvalidInput, refuseMalformedCalls } from './http/server-function-calls.ts'
import { callServer } from './page/call-server.ts'
import { answerAgents } from './routes/-answer-agents.ts'
import { followShopifyLinks } from './routes/-follow-shopify-link.ts'
import { forwardStorefrontApi } from './routes/-forward-storefront-api.ts'

/** Whether a request is a webhook, which comes from a server and is authenticated by its signature. */
const isWebhook = ({ url }: Request) => new URL(url).pathname.startsWith('/api/webhooks/')

/**
 * Rejects cross-site server function calls and POST requests. Start checks server functions itself only if an app has no
 * start.ts, so this is needed here.
 */
const csrf = createCsrfMiddleware({
  filter: ({ handlerType, request }) =>
    handlerType === 'serverFn' || (request.method === 'POST' && !isWebhook(request)),
  failureResponse: ({ request }) => {
    logRefusal(request, 'other-site')
    return createTextResponse(403, 'This request came from another site.')
  },
})

/** Adds the page's trace to server function calls, and the preview header, so that a preview reads drafts (NAV-18). */
const fromPage = createMiddleware({ type: 'function' }).client(async ({ next }) => {
  try {
    return await next({ headers: { ...createTraceHeaders(), ...getPreviewHeaders() } })
  } catch (cause) {
    // a page that is being left has its calls aborted but fires no timers, so waiting for one hides these failures
    await new Promise((resolve) => setTimeout(resolve))
    throw cause
  }
})

/** Empty in the browser, so that its build contains no request middleware. */
const getRequestMiddleware = createIsomorphicFn()
  .server(() => [forwardStorefrontApi, answerAgents, csrf, refuseMalformedCalls, followShopifyLinks])
  .client(() => [])

/** The middleware of TanStack Start, which imports this name. */
export const startInstance = createStart(() => ({
  requestMiddleware: getRequestMiddleware(),
  functionMiddleware: [fromPage, refuseInvalidInput],
  serverFns: { fetch: callServer },
}))

let page: { address?: string; traceId?: string } = {}

/**
 * The `traceparent` of a call from the browser: all calls of a page and their upstream calls share a trace (OPS-11), whose
 * random id lasts as long as the page. Undefined on the server, which has its own trace.
 */
const createTraceHeaders = createIsomorphicFn()
  .server((): { traceparent: string } | undefined => undefined)
  .client((): { traceparent: string } | undefined => {
    const address = location.href
    if (page.address !== address) page = { address, traceId: createRandomHex(16) }
    return { traceparent: `00-${page.traceId}-${createRandomHex(8)}-01` }
  })
