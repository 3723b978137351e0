import { LRUCache } from 'lru-cache'
import type { UpstreamError } from '#contracts/http.ts'

/** Far more problems than a single release of a backend has. */
const MAX_REPORTED = 100

const reported = new LRUCache<string, true>({ max: MAX_REPORTED })

let report: (error: UpstreamError) => void = () => {}

/**
 * Sets the function that reports items which break their contract. The server calls it once, at start: this module cannot
 * import the reports client, which is an upstream itself.
 */
export function registerLeftOutReport(send: (error: UpstreamError) => void): void {
  report = send
}

/** Reports an item that was left out of a response, once for each problem, because lists are read again every minute. */
export function reportLeftOut(error: UpstreamError, world = ''): void {
  const problem = `${world} ${error.message}`
  if (reported.get(problem)) return
  reported.set(problem, true)
  report(error)
}
