import { LRUCache } from 'lru-cache'
import type { UpstreamError } from '#contracts/http.ts'

/** Many more than one release of a backend gets wrong. */
const MAX_REPORTED = 100

const reported = new LRUCache<string, true>({ max: MAX_REPORTED })

let report: (error: UpstreamError) => void = () => {}

/** Sets what is done with items that break their contract. The server does once, because reports are sent by an upstream. */
export function registerLeftOutReport(send: (error: UpstreamError) => void): void {
  report = send
}

/**
 * Reports an item that was left out of a response, once for each problem: a list is read again every minute.
 * @param world The simulated world of the request, of which each has problems of its own.
 */
export function reportLeftOut(error: UpstreamError, world = ''): void {
  const problem = `${world} ${error.message}`
  if (reported.get(problem)) return
  reported.set(problem, true)
  report(error)
}
