import type { WorldState } from '../api.ts'

type ActiveFault = WorldState['faults'][number]

/** Describes a fault, such as 'shopify cartLinesAdd: status 500, 2 more times'. */
export function describeFault({ upstream, operation, respond, times, after, probability }: ActiveFault): string {
  const effects = Object.entries(respond).map(([effect, value]) => {
    if (value === true) return effect
    return typeof value === 'object' ? effect : `${effect} ${String(value)}`
  })
  const conditions = [
    after > 0 && `after ${after} more`,
    times !== undefined && (times === 1 ? 'once' : `${times} more times`),
    probability !== undefined && `${Math.round(probability * 100)} % of calls`,
  ].filter(Boolean)
  return `${upstream} ${operation}: ${[...effects, ...conditions].join(', ')}`
}
