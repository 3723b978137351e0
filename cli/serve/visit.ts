import type { IncomingMessage, ServerResponse } from 'node:http'
import { worldOf } from '../world-header.ts'
import { acceptedEncoding, type Encoding } from './encoding.ts'
import { requestIdFrom } from './request-id.ts'

/** One request on its way through the server, and where its answer goes. */
export type Visit = {
  req: IncomingMessage
  res: ServerResponse
  requestId: string
  method: string
  /** Path and query as asked for; always starts with a slash. */
  target: string
  path: string
  accepted: Encoding
  /** The `baggage` with which the request goes on to the app. */
  baggage: string | undefined
  /** performance.now() at arrival. */
  startedAt: number
  /** Where the answer came from, for the log: set by whoever sends it. */
  from: 'HIT' | 'STALE' | 'MISS' | 'BYPASS' | 'ASSET'
}

/** Null when the request target is not a path: a shop is no proxy. */
export function visitOf(req: IncomingMessage, res: ServerResponse, baggage: string | undefined): Visit | null {
  const target = req.url ?? ''
  if (target[0] !== '/') return null
  const mark = target.indexOf('?')
  return {
    req,
    res,
    requestId: requestIdFrom(req.headers['x-request-id']),
    method: req.method ?? 'GET',
    target,
    path: mark === -1 ? target : target.slice(0, mark),
    accepted: acceptedEncoding(req.headers['accept-encoding']),
    baggage,
    startedAt: performance.now(),
    from: 'BYPASS',
  }
}

export const isRead = ({ method }: Visit) => method === 'GET' || method === 'HEAD'

/**
 * Whether the answer may be one that others get too. Cookies do not matter: the app says itself, by `s-maxage`, which
 * pages do not depend on them. A caller who shows who they are, lives in a world of their own or previews content asks
 * for themselves.
 */
export function mayShare(visit: Visit): boolean {
  const { req, target, baggage } = visit
  if (!isRead(visit) || req.headers.authorization !== undefined) return false
  if (target.includes('preview=') && /[?&]preview=true(?:&|$)/.test(target)) return false
  const world = worldOf(baggage)
  return world === undefined || world === 'default'
}
