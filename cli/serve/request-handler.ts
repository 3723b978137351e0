import { NodeRequest, sendNodeResponse } from 'srvx/node'
import { REQUEST_ID } from '#contracts/request-id.ts'
import { getPageFormat } from '#contracts/shop/page-format.ts'
import { forwardArrival, isArrival } from '../backend/forward-arrival.ts'
import { toSharedRequest, toVisitorRequest } from './app-request.ts'
import type { Assets } from './assets.ts'
import { type EncodedBody, getEncodedBody } from './cached-page.ts'
import type { Service } from './check-upstreams.ts'
import { type Exchange, hasClientLeft, isDefaultWorld, isRead } from './exchange.ts'
import type { CacheResult, PageCache } from './page-cache.ts'
import { sendCachedPage, sendResponse } from './send.ts'

/** The built shop: the default export of `.output/server/server.js`, made by app/server.ts. */
export type App = {
  fetch(request: Request): Response | Promise<Response>
  /**
   * The address that a target (path and query) is cached under and asked for, so that nothing else can poison the page, with
   * the parameters left out of it; null if the answer is for one visitor only.
   */
  toSharedAddress(target: string): { target: string; dropped: string[] } | null
  /** The location of a redirect with the parameters that were left out. */
  restoreParameters(location: string, dropped: readonly string[]): string
  /** The route of a page, such as '/products/$handle'; null for what is no page. */
  getRouteName(pathname: string): string | null
  /** Calls back with the tags of what changed, or null for everything, from now on. */
  listenForPurges(onPurge: (tags: readonly string[] | null) => void): Promise<{ close(): void }>
  /** How many upstream responses the app has cached, and their estimated bytes. */
  getUpstreamCacheSize(): { entries: number; bytes: number }
  /** The addresses of the configuration that the server calls, with the names of their variables. */
  listServices(): Service[]
}

/**
 * Answers a request with a built file, a page from the cache or a response of the app.
 * The handler returns nothing when the response is already sent, so that cached pages need no turn of the event loop.
 */
export function createRequestHandler({
  app,
  assets,
  cache,
  origin,
  simulatedBackend,
}: {
  app: App
  assets: Assets
  cache: PageCache
  origin: string
  /** The origin of the simulated backend, if there is one: visitors of its worlds arrive at an address of the shop. */
  simulatedBackend?: string | undefined
}): (exchange: Exchange) => Promise<void> | undefined {
  return (exchange) => {
    if (isRead(exchange) && assets.has(exchange.path)) return sendAsset(exchange)
    if (simulatedBackend && isRead(exchange) && isArrival(exchange.path)) return sendArrival(exchange, simulatedBackend)
    // Cookies do not matter, because the app marks pages that do not depend on them with `s-maxage`.
    const address = isRead(exchange) && isDefaultWorld(exchange) ? app.toSharedAddress(exchange.target) : null
    if (!address) return sendOwnResponse(exchange)
    const { target, dropped } = address
    const format = getPageFormat(exchange.req.headers.accept)
    // a fragment is in no target
    const key = format === 'text/html' ? target : `${target}#${format}`
    const result = cache.get(key, async ({ withCookies }) => {
      // the page that this request waited for is for one visitor only
      if (withCookies && hasClientLeft(exchange)) throw new Error('The client has left.')
      return app.fetch(toSharedRequest(exchange, origin + target, { withCookies, format }))
    })
    const toLocation = (location: string) => app.restoreParameters(location, dropped)
    return result instanceof Promise
      ? result.then((settled) => sendResult(exchange, settled, toLocation))
      : sendResult(exchange, result, toLocation)
  }

  async function sendAsset(exchange: Exchange): Promise<void> {
    const { req, res, requestId } = exchange
    exchange.source = 'ASSET'
    const response = await assets.respond(new NodeRequest({ req, res }))
    response.headers.set(REQUEST_ID, requestId)
    await sendNodeResponse(res, response)
  }

  async function sendArrival(exchange: Exchange, backend: string): Promise<void> {
    const { body, status, headers } = await forwardArrival(backend, exchange.req)
    // headers of a fetched response cannot be changed
    await sendResponse(exchange, new Response(body, { status, headers }))
  }

  async function sendOwnResponse(exchange: Exchange): Promise<void> {
    await sendResponse(exchange, await app.fetch(toVisitorRequest(exchange, origin)), { 'x-cache': 'BYPASS' })
  }
}

function sendResult(
  exchange: Exchange,
  result: CacheResult,
  toLocation: (location: string) => string,
): Promise<void> | undefined {
  if (result.source === 'BYPASS') {
    const location = result.response.headers.get('location')
    return sendResponse(exchange, result.response, {
      'x-cache': 'BYPASS',
      ...(location !== null && { location: toLocation(location) }),
    })
  }
  const { page, ageMs, source, isOutdated } = result
  exchange.source = source
  // the age that counts for a cache in front: an outdated page is one of this moment, for a second
  const age = isOutdated ? 0 : Math.floor(ageMs / 1000)
  const extraHeaders = ['age', String(age), 'x-cache', source]
  if (page.location !== null) extraHeaders.push('location', toLocation(page.location))
  const send = (encoded: EncodedBody) => sendCachedPage(exchange, page, encoded, extraHeaders, { isOutdated })
  const encoded = getEncodedBody(page, exchange.acceptedEncoding)
  if (encoded instanceof Promise) return encoded.then(send)
  send(encoded)
  return undefined
}
