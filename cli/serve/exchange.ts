import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Encoding, getAcceptedEncoding } from './encoding.ts'
import { getRequestId } from './request-id.ts'
import { getWorldFromBaggage } from './world-header.ts'

/** One HTTP request with its response, on the way through the server. */
export type Exchange = {
  req: IncomingMessage
  res: ServerResponse
  requestId: string
  method: string
  /** Path and query of the request; always starts with a slash. */
  target: string
  path: string
  acceptedEncoding: Encoding
  /** The `baggage` header for the app. */
  baggage: string | undefined
  /** performance.now() at arrival. */
  startedAt: number
  /** Where the response came from, for the log; set when it is sent. */
  source: 'HIT' | 'STALE' | 'MISS' | 'BYPASS' | 'ASSET'
}

/** The exchange of a request, or null when its target is not a path (a proxy request, `OPTIONS *`). */
export function createExchange(
  req: IncomingMessage,
  res: ServerResponse,
  baggage: string | undefined,
): Exchange | null {
  const target = req.url ?? ''
  if (target[0] !== '/') return null
  const queryStart = target.indexOf('?')
  return {
    req,
    res,
    requestId: getRequestId(req.headers['x-request-id']),
    method: req.method ?? 'GET',
    target,
    path: queryStart === -1 ? target : target.slice(0, queryStart),
    acceptedEncoding: getAcceptedEncoding(req.headers['accept-encoding']),
    baggage,
    startedAt: performance.now(),
    source: 'BYPASS',
  }
}

/** Whether the request only reads. */
export const isRead = ({ method }: Exchange) => method === 'GET' || method === 'HEAD'

/**
 * Whether the response may come from the page cache or go into it. Cookies do not matter, because the app marks pages
 * that do not depend on them with `s-maxage`; authorization, a world other than the default one and previews do.
 */
export function canShare(exchange: Exchange): boolean {
  const { req, target, baggage } = exchange
  if (!isRead(exchange) || req.headers.authorization !== undefined) return false
  if (target.includes('preview=') && /[?&]preview=true(?:&|$)/.test(target)) return false
  const world = getWorldFromBaggage(baggage)
  return world === undefined || world === 'default'
}

/** Whether the client closed the connection before the response was sent. */
export const hasClientLeft = ({ res }: Exchange) => res.destroyed && !res.writableFinished && !res.errored
