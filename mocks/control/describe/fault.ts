import type { WorldState } from '../api.ts'
import { formatDuration } from './time.ts'

type ActiveFault = WorldState['faults'][number]

/** What a fault does, by its field; a status, a delay and a trickle have values. */
const EFFECTS: { readonly [Effect in keyof ActiveFault['respond']]?: string } = {
  timeout: 'never responds',
  reset: 'drops the connection',
  loseResponse: 'loses the response',
  malformed: 'a body that is not JSON',
  truncated: 'a body that is cut off',
  empty: 'an empty body',
  wrongShape: 'JSON of another shape',
  userErrors: 'user errors',
}

/** Describes a fault, such as 'shopify cartLinesAdd: status 500, 2 more times'. */
export function describeFault({ upstream, operation, respond, times, after, probability }: ActiveFault): string {
  const { status, delayMs, trickleMs, body } = respond
  const parts = [
    delayMs !== undefined && `waits ${formatMs(delayMs)}`,
    status !== undefined && `status ${status}${body === undefined ? '' : ' with a body'}`,
    ...Object.entries(EFFECTS).map(([effect, words]) => effect in respond && words),
    trickleMs !== undefined && `sends its body over ${formatMs(trickleMs)}`,
    after > 0 && `after ${after} more`,
    times !== undefined && (times === 1 ? 'once' : `${times} more times`),
    probability !== undefined && `${Math.round(probability * 100)} % of calls`,
  ].filter(Boolean)
  return `${upstream === '*' ? 'every upstream' : upstream}${operation === '*' ? '' : ` ${operation}`}: ${parts.join(', ')}`
}

const formatMs = (ms: number) => (ms % 1_000 === 0 ? formatDuration(ms) : `${ms} ms`)
