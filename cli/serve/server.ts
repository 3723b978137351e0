import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { baggageWithWorld } from '../world-header.ts'
import { type App, createAnswerer, sayFailure } from './answer.ts'
import type { Assets } from './assets.ts'
import type { Log } from './log.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { say } from './send.ts'
import { type Visit, visitOf } from './visit.ts'
import { BodyTooLarge } from './web-request.ts'

export type ShopServer = {
  /** Takes the port, or a free one for 0, and says which. Until `open`, every answer is 503. Rejects with EADDRINUSE. */
  listen(port: number): Promise<number>
  /** From now on requests go to the shop. `origin` is what visitors know it by, like https://spoke.example. */
  open(shop: { app: App; assets: Assets; origin: string }): void
  /** Says 503 on /readyz so that no more visitors are sent here, finishes what is under way, then closes. */
  drain(): Promise<void>
}

/** Longer than the idle time of the usual load balancers, so that none sends a request into a closing connection. */
const KEEP_ALIVE_MS = 75_000
/** Longest wait for answers under way when told to stop. */
const DRAIN_MS = 10_000

/** What the log says of a visitor who left before the answer was out, after nginx: there is no such status. */
const LEFT = 499
const hasLeft = ({ res }: Visit) => res.destroyed && !res.writableFinished

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
  let answer: ReturnType<typeof createAnswerer> | undefined
  let draining = false
  let underWay = 0
  let quiet = () => {}

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (req, res) => {
    const visit = visitOf(req, res, baggageOf(req))
    if (!visit) return void res.writeHead(400).end()
    if (draining) res.shouldKeepAlive = false
    if (!answer) return say(visit, 503, 'The shop is starting.')
    if (draining && visit.path === '/readyz') return say(visit, 503, 'The shop is closing.')
    try {
      const work = answer(visit)
      if (work) finish(visit, work)
      else logged(visit)
    } catch (error) {
      failed(visit, error)
    }
  })

  function baggageOf({ headers: { cookie, baggage } }: IncomingMessage) {
    const one = Array.isArray(baggage) ? baggage.join(',') : baggage
    return worlds ? baggageWithWorld(cookie, one) : one
  }

  async function finish(visit: Visit, work: Promise<void>) {
    underWay++
    try {
      await work
      logged(visit)
    } catch (error) {
      failed(visit, error)
    }
    if (--underWay === 0) quiet()
  }

  function failed(visit: Visit, error: unknown) {
    if (!(error instanceof BodyTooLarge) && !hasLeft(visit))
      log.error('the app failed', { requestId: visit.requestId, error })
    sayFailure(visit, error)
    logged(visit)
  }

  function logged(visit: Visit) {
    const { res, requestId, method, path, startedAt, from } = visit
    const ms = Math.round((performance.now() - startedAt) * 100) / 100
    const status = hasLeft(visit) ? LEFT : res.statusCode
    log.request({ requestId, method, path, status, ms, cache: from })
  }

  return {
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject).listen(port, () => resolve((server.address() as AddressInfo).port))
      }),
    open(shop) {
      answer = createAnswerer({ ...shop, cache })
    },
    async drain() {
      draining = true
      const limit = setTimeout(() => {
        quiet()
        server.closeAllConnections()
      }, drainMs)
      if (underWay)
        await new Promise<void>((resolve) => {
          quiet = resolve
        })
      await new Promise((resolve) => server.close(resolve))
      clearTimeout(limit)
      log.flush()
    },
  }
}
