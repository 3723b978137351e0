import { NodeRequest, sendNodeResponse } from 'srvx/node'
import { toSharedRequest, toVisitorRequest } from './app-request.ts'
import type { Assets } from './assets.ts'
import { type EncodedBody, getEncodedBody } from './cached-page.ts'
import { canShare, type Exchange, isRead } from './exchange.ts'
import type { CacheResult, PageCache } from './page-cache.ts'
import { restoreDroppedParameters, toPageKey } from './page-key.ts'
import { sendCachedPage, sendResponse } from './send.ts'

/** The built shop: the default export of `.output/server/server.js`. */
export type App = { fetch(request: Request): Response | Promise<Response> }

/**
 * Answers a request with a built file, a page from the cache or a response of the app.
 * The handler returns nothing when the response is already sent, so that cached pages need no turn of the event loop.
 */
export function createRequestHandler({
  app,
  assets,
  cache,
  origin,
}: {
  app: App
  assets: Assets
  cache: PageCache
  origin: string
}): (exchange: Exchange) => Promise<void> | undefined {
  return (exchange) => {
    if (isRead(exchange) && assets.has(exchange.path)) return sendAsset(exchange)
    if (!canShare(exchange)) return sendOwnResponse(exchange)
    const { key, dropped } = toPageKey(exchange.target)
    const result = cache.get(key, async ({ withCookies }) =>
      app.fetch(toSharedRequest(exchange, origin + key, { withCookies })),
    )
    return result instanceof Promise
      ? result.then((settled) => sendResult(exchange, settled, dropped))
      : sendResult(exchange, result, dropped)
  }

  async function sendAsset(exchange: Exchange): Promise<void> {
    const { req, res, requestId } = exchange
    exchange.source = 'ASSET'
    const response = await assets.respond(new NodeRequest({ req, res }))
    response.headers.set('x-request-id', requestId)
    await sendNodeResponse(res, response)
  }

  async function sendOwnResponse(exchange: Exchange): Promise<void> {
    await sendResponse(exchange, await app.fetch(toVisitorRequest(exchange, origin)), { 'x-cache': 'BYPASS' })
  }
}

function sendResult(exchange: Exchange, result: CacheResult, dropped: string[]): Promise<void> | undefined {
  if (result.source === 'BYPASS') {
    const location = result.response.headers.get('location')
    return sendResponse(exchange, result.response, {
      'x-cache': 'BYPASS',
      ...(location !== null && { location: restoreDroppedParameters(location, dropped) }),
    })
  }
  const { page, ageMs, source } = result
  exchange.source = source
  const extraHeaders = ['age', String(Math.floor(ageMs / 1000)), 'x-cache', source]
  if (page.location !== null) extraHeaders.push('location', restoreDroppedParameters(page.location, dropped))
  const send = (encoded: EncodedBody) => sendCachedPage(exchange, page, encoded, extraHeaders)
  const encoded = getEncodedBody(page, exchange.acceptedEncoding)
  if (encoded instanceof Promise) return encoded.then(send)
  send(encoded)
  return undefined
}
