import type { Wanted } from './cart-machine.ts'

export type LineToAdd = { merchandiseId: string; quantity: number; attributes?: { key: string; value: string }[] }
export type Change = { kind: 'add'; lines: LineToAdd[] } | { kind: 'update'; quantities: Wanted }

/** What a change asked of existing lines; nothing for an addition. */
export const sentBy = (change: Change): Wanted => (change.kind === 'update' ? change.quantities : {})

/**
 * Puts a change at the end of those waiting. Quantities that wait together become one change, so that ten quick clicks
 * cost two calls: the first one's, and one for all that came while it was under way.
 */
export function enqueue(waiting: readonly Change[], change: Change): Change[] {
  const last = waiting.at(-1)
  if (change.kind === 'update' && last?.kind === 'update') {
    return [...waiting.slice(0, -1), { kind: 'update', quantities: { ...last.quantities, ...change.quantities } }]
  }
  return [...waiting, change]
}
