import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID } from '#contracts/request-id.ts'
import { readWorldId } from '#contracts/world-id.ts'
import { type Encoding, getAcceptedEncoding } from './encoding.ts'
import { getRequestId } from './request-id.ts'

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
  /** The id of the simulated world that the request names; always undefined in production. */
  world: string | undefined
  /** performance.now() at arrival. */
  startedAt: number
  /** Where the response came from, for the log; set when it is sent. */
  source: 'HIT' | 'STALE' | 'MISS' | 'BYPASS' | 'ASSET'
}

/**
 * The exchange of a request, or null when its target is not a path (a proxy request, `OPTIONS *`). Only with `worlds` can
 * a request name its world.
 */
export function createExchange(
  req: IncomingMessage,
  res: ServerResponse,
  { worlds }: { worlds: boolean },
): Exchange | null {
  const target = req.url ?? ''
  if (target[0] !== '/') return null
  const queryStart = target.indexOf('?')
  return {
    req,
    res,
    requestId: getRequestId(req.headers[REQUEST_ID]),
    method: req.method ?? 'GET',
    target,
    path: queryStart === -1 ? target : target.slice(0, queryStart),
    acceptedEncoding: getAcceptedEncoding(req.headers['accept-encoding']),
    world: worlds ? getWorld(req) : undefined,
    startedAt: performance.now(),
    source: 'BYPASS',
  }
}

/** Whether the request only reads. */
export const isRead = ({ method }: Exchange) => method === 'GET' || method === 'HEAD'

/** Whether the request is for the world whose pages the cache holds: the only one in production. */
export const isDefaultWorld = ({ world }: Exchange) => world === undefined || world === 'default'

/** Whether the client closed the connection before the response was sent. */
export const hasClientLeft = ({ res }: Exchange) => res.destroyed && !res.writableFinished && !res.errored

const getWorld = ({ headers: { baggage, cookie } }: IncomingMessage) =>
  readWorldId({ baggage: [baggage ?? []].flat().join(','), cookie })
