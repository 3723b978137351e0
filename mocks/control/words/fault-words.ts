import type { WorldState } from '../api.ts'

type ActiveFault = WorldState['faults'][number]

/** 'shopify cartLinesAdd: status 500, 2 more times' */
export function faultInWords({ upstream, operation, respond, times, after, probability }: ActiveFault): string {
  const how = Object.entries(respond).map(([way, value]) => {
    if (value === true) return way
    return typeof value === 'object' ? way : `${way} ${String(value)}`
  })
  const when = [
    after > 0 && `after ${after} more`,
    times !== undefined && (times === 1 ? 'once' : `${times} more times`),
    probability !== undefined && `${Math.round(probability * 100)} % of calls`,
  ].filter(Boolean)
  return `${upstream} ${operation}: ${[...how, ...when].join(', ')}`
}
