import { createBodyTooLargeError } from 'srvx/body-limit'
import { NodeRequest } from 'srvx/node'
import { REQUEST_ID } from '#contracts/request-id.ts'
import type { PageFormat } from '#contracts/shop/page-format.ts'
import { toWorldBaggage } from '#contracts/world-id.ts'
import type { Exchange } from './exchange.ts'

/** The shop's forms and server functions send a few kilobytes. */
const MAX_BODY_BYTES = 1024 * 1024

/**
 * The app's Request for one visitor. Its URL has the shop's own origin, never that of the `Host` header, and its signal
 * aborts when the client leaves. Throws BodyTooLargeError, as does reading a body that is larger than it announced.
 */
export function toVisitorRequest(exchange: Exchange, origin: string): Request {
  const { req, res, method, target } = exchange
  if (Number(req.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw createBodyTooLargeError(MAX_BODY_BYTES)
  const { body, signal } = new NodeRequest({ req, res, maxRequestBodySize: MAX_BODY_BYTES })
  const init: RequestInit & { duplex: 'half' } = { method, headers: toHeaders(exchange), body, signal, duplex: 'half' }
  // `ip` as srvx and Nitro give it, for the app's limits by client
  return Object.assign(new Request(origin + target, init), { ip: req.socket.remoteAddress })
}

/**
 * The app's Request for a page that many visitors share: for the cache key, and without a signal that one could abort.
 * It accepts one format, whatever else its visitor accepts; a renewal has no headers of a visitor, and so is the same for all.
 */
export function toSharedRequest(
  exchange: Exchange,
  url: string,
  { withCookies, format }: { withCookies: boolean; format: PageFormat },
): Request {
  const headers = withCookies ? toHeaders(exchange) : toOwnHeaders(exchange, new Headers())
  headers.set('accept', format)
  return new Request(url, { headers })
}

/**
 * From `req.headers` rather than the raw ones, because Node joins repeated cookies as the app expects them. The client's own
 * `baggage` and `tracestate` end here: upstreams may act on them, so nobody outside may write them.
 */
function toHeaders(exchange: Exchange): Headers {
  const headers = new Headers()
  for (const [name, values] of Object.entries(exchange.req.headers)) {
    for (const value of [values ?? []].flat()) headers.append(name, value)
  }
  headers.delete('tracestate')
  headers.delete('baggage')
  return toOwnHeaders(exchange, headers)
}

/** The headers with those that this server gives every request. */
function toOwnHeaders({ requestId, world }: Exchange, headers: Headers): Headers {
  headers.set(REQUEST_ID, requestId)
  if (world !== undefined) headers.set('baggage', toWorldBaggage(world))
  return headers
}
