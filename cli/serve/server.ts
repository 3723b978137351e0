import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BodyTooLargeError } from 'srvx/body-limit'
import type { Assets } from './assets.ts'
import { createExchange, type Exchange, hasClientLeft } from './exchange.ts'
import type { Log } from './log.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { type App, createRequestHandler } from './request-handler.ts'
import { sendText } from './send.ts'
import { addWorldToBaggage } from './world-header.ts'

export type ShopServer = {
  /** Listens on the port, or a free one for 0, and returns it. Rejects with EADDRINUSE. Until `open`, responses are 503. */
  listen(port: number): Promise<number>
  /** Passes requests to the shop from now on. `origin` is the public one, like https://spoke.example. */
  open(shop: { app: App; assets: Assets; origin: string }): void
  /** Answers 503 on /readyz so that load balancers stop sending visitors, finishes open requests, then closes. */
  drain(): Promise<void>
}

/** Longer than the idle time of common load balancers, so that none sends a request into a closing connection. */
const KEEP_ALIVE_MS = 75_000
/** The longest wait for open requests when draining. */
const DRAIN_MS = 10_000

/** The logged status of a request whose client left before the response was sent; nginx's number, HTTP has none. */
const CLIENT_CLOSED_REQUEST = 499

/** The shop's HTTP server. `worlds` turns the browser's world cookie into baggage: only beside a simulated backend. */
export function createShopServer({
  log,
  worlds = false,
  cache = createPageCache(),
  drainMs = DRAIN_MS,
}: {
  log: Log
  worlds?: boolean
  cache?: PageCache
  drainMs?: number
}): ShopServer {
  let handleRequest: ReturnType<typeof createRequestHandler> | undefined
  let isDraining = false
  let openRequests = 0
  let onIdle = () => {}

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (req, res) => {
    const exchange = createExchange(req, res, getBaggage(req))
    if (!exchange) return void res.writeHead(400).end()
    if (isDraining) res.shouldKeepAlive = false
    if (!handleRequest) return sendText(exchange, 503, 'The shop is starting.')
    if (isDraining && exchange.path === '/readyz') return sendText(exchange, 503, 'The shop is closing.')
    try {
      const pending = handleRequest(exchange)
      if (pending) waitFor(exchange, pending)
      else logRequest(exchange)
    } catch (error) {
      onFailure(exchange, error)
    }
  })

  function getBaggage({ headers: { cookie, baggage } }: IncomingMessage) {
    const joined = Array.isArray(baggage) ? baggage.join(',') : baggage
    return worlds ? addWorldToBaggage(cookie, joined) : joined
  }

  async function waitFor(exchange: Exchange, pending: Promise<void>) {
    openRequests++
    try {
      await pending
      logRequest(exchange)
    } catch (error) {
      onFailure(exchange, error)
    }
    if (--openRequests === 0) onIdle()
  }

  function onFailure(exchange: Exchange, error: unknown) {
    const { requestId } = exchange
    if (error instanceof BodyTooLargeError) sendText(exchange, error.status, error.message)
    else {
      if (!hasClientLeft(exchange)) log.error('the app failed', { requestId, error })
      sendText(exchange, 500, `Something went wrong. If you tell us about it, please quote ${requestId}.`)
    }
    logRequest(exchange)
  }

  function logRequest(exchange: Exchange) {
    const { res, requestId, method, path, startedAt, source } = exchange
    const ms = Math.round((performance.now() - startedAt) * 100) / 100
    const status = hasClientLeft(exchange) ? CLIENT_CLOSED_REQUEST : res.statusCode
    log.request({ requestId, method, path, status, ms, cache: source })
  }

  return {
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject).listen(port, () => resolve((server.address() as AddressInfo).port))
      }),
    open(shop) {
      handleRequest = createRequestHandler({ ...shop, cache })
    },
    async drain() {
      isDraining = true
      const timeout = setTimeout(() => {
        onIdle()
        server.closeAllConnections()
      }, drainMs)
      if (openRequests)
        await new Promise<void>((resolve) => {
          onIdle = resolve
        })
      await new Promise((resolve) => server.close(resolve))
      clearTimeout(timeout)
      log.flush()
    },
  }
}
