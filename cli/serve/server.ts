import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { BodyTooLargeError } from 'srvx/body-limit'
import { REQUEST_ID } from '#contracts/request-id.ts'
import { getSecurityHeaders } from '#contracts/security-headers.ts'
import type { Assets } from './assets.ts'
import { getBrokenRequestStatus, isClientGone, sendToBrokenRequest } from './broken-request.ts'
import { trackConnections } from './connections.ts'
import { createExchange, type Exchange, hasClientLeft } from './exchange.ts'
import type { Log } from './log.ts'
import type { MeasuredRequest } from './metrics.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { type App, createRequestHandler } from './request-handler.ts'
import { getRequestId } from './request-id.ts'
import { getTextHeaders, sendText } from './send.ts'
import { cutStalledConnections, TIMEOUTS, type Timeouts } from './timeouts.ts'
import type { Tracing } from './tracing.ts'

export type ShopServer = {
  /** Listens on the port, or a free one for 0, and returns it. Rejects with EADDRINUSE. Until `open`, responses are 503. */
  listen(port: number): Promise<number>
  /**
   * Passes requests to the shop from now on. `origin` is the public one, like https://spoke.example. `simulatedBackend` is
   * absent in production.
   */
  open(shop: { app: App; assets: Assets; origin: string; simulatedBackend?: string }): void
  /**
   * Answers 503 on /readyz and `connection: close` on everything until `announced` resolves, so that load balancers stop
   * sending visitors; then stops accepting connections, finishes open requests and closes.
   */
  drain(announced?: Promise<unknown>): Promise<void>
}

/** Longer than the idle time of common load balancers, so that none sends a request into a closing connection. */
const KEEP_ALIVE_MS = 75_000
/** The longest wait for open requests once no more connections are accepted. */
const DRAIN_MS = 10_000

/** The logged status of a request whose client left before the response was sent; nginx's number, HTTP has none. */
const CLIENT_CLOSED_REQUEST = 499

/** The shop's HTTP server. `isTls`: its public origin is https. `worlds` lets a request name its world: only beside a simulated backend. */
export function createShopServer({
  log,
  isTls = false,
  worlds = false,
  cache = createPageCache(),
  drainMs = DRAIN_MS,
  timeouts = TIMEOUTS,
  onFinished,
  getTracing = () => undefined,
}: {
  log: Log
  isTls?: boolean
  worlds?: boolean
  cache?: PageCache
  drainMs?: number
  timeouts?: Timeouts
  /** Called after each response, for metrics. */
  onFinished?: (request: MeasuredRequest) => void
  /** Absent where nobody collects traces, and before the shop is open. */
  getTracing?: () => Tracing | undefined
}): ShopServer {
  let handleRequest: ReturnType<typeof createRequestHandler> | undefined
  let isDraining = false
  const securityHeaders = getSecurityHeaders({ isTls })

  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    connectionsCheckingInterval: timeouts.checkMs,
  })
  const connections = trackConnections(server)
  cutStalledConnections(server, connections, timeouts)
  server.on('request', onRequest)
  // Node would refuse unknown expectations without our headers; HTTP lets a server ignore them.
  server.on('checkExpectation', (req, res) => server.emit('request', req, res))
  server.on('clientError', onBrokenRequest)

  function onRequest(req: IncomingMessage, res: ServerResponse) {
    if (isDraining) res.shouldKeepAlive = false
    const exchange = createExchange(req, res, { worlds })
    if (!exchange) return refuseTarget(req, res)
    if (exchange.method === 'TRACE') return refuseTrace(exchange)
    const handle = handleRequest
    if (!handle) return respondText(exchange, 503, 'The shop is starting.')
    if (isDraining && exchange.path === '/readyz') return respondText(exchange, 503, 'The shop is closing.')
    try {
      const tracing = getTracing()
      const pending = tracing ? tracing.run(exchange, () => handle(exchange)) : handle(exchange)
      if (pending) waitFor(exchange, pending)
      else logRequest(exchange)
    } catch (error) {
      onFailure(exchange, error)
    }
  }

  const respondText = (exchange: Pick<Exchange, 'res' | 'requestId'>, status: number, text: string, headers = {}) =>
    sendText(exchange, status, text, { ...securityHeaders, ...headers })

  /** A proxy request or `OPTIONS *`. Its target is not logged, because a URL can hold personal data. */
  function refuseTarget({ method = '', headers }: IncomingMessage, res: ServerResponse) {
    const requestId = getRequestId(headers[REQUEST_ID])
    respondText({ res, requestId }, 400, 'The target of a request must be a path.')
    logUnread(requestId, method, 400)
  }

  /** The app cannot refuse it: a Request of the fetch API cannot have this method. */
  function refuseTrace(exchange: Exchange) {
    respondText(exchange, 405, 'This address takes GET and HEAD.', { allow: 'GET, HEAD' })
    logRequest(exchange)
  }

  function onBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex) {
    if (isClientGone(error) || !socket.writable || connections.hasBegunResponse(socket)) {
      return void socket.destroy()
    }
    const requestId = getRequestId(undefined)
    const status = getBrokenRequestStatus(error)
    // The log has a line of a request whose body did not come in time, under its own id.
    if (!connections.hasOpenResponse(socket)) logUnread(requestId, '', status)
    sendToBrokenRequest(socket, status, { ...getTextHeaders(requestId), ...securityHeaders })
  }

  const logUnread = (requestId: string, method: string, status: number) =>
    log.request({ requestId, method, path: '', status, ms: 0, cache: 'BYPASS' })

  async function waitFor(exchange: Exchange, pending: Promise<void>) {
    try {
      await pending
      logRequest(exchange)
    } catch (error) {
      onFailure(exchange, error)
    }
  }

  function onFailure(exchange: Exchange, error: unknown) {
    const { requestId } = exchange
    if (error instanceof BodyTooLargeError) respondText(exchange, error.status, error.message)
    else {
      if (!hasClientLeft(exchange)) log.error('the app failed', { requestId, error })
      respondText(exchange, 500, `Something went wrong. If you tell us about it, please quote ${requestId}.`)
    }
    logRequest(exchange)
  }

  function logRequest(exchange: Exchange) {
    const { res, requestId, method, path, startedAt, source } = exchange
    const ms = Math.round((performance.now() - startedAt) * 100) / 100
    const status = hasClientLeft(exchange) ? CLIENT_CLOSED_REQUEST : res.statusCode
    const tracing = getTracing()
    log.request({ requestId, traceId: tracing?.getTraceId(exchange), method, path, status, ms, cache: source })
    tracing?.finish(exchange, status)
    onFinished?.({ path, method, status, seconds: ms / 1000, cache: source })
  }

  return {
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject).listen(port, () => resolve((server.address() as AddressInfo).port))
      }),
    open(shop) {
      handleRequest = createRequestHandler({ ...shop, cache })
    },
    async drain(announced) {
      isDraining = true
      await announced
      await connections.close(drainMs)
      log.flush()
    },
  }
}
