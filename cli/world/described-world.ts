import type { WorldState } from '#mocks/control/api.ts'
import { faultInWords } from '#mocks/control/words/fault-words.ts'
import { scenarioInWords } from '#mocks/control/words/scenario-words.ts'
import { offsetInWords } from '#mocks/control/words/time-words.ts'
import { type Terminal, table } from '../terminal.ts'

/** A world at a glance. */
export function describedWorld(world: WorldState, { style }: Terminal): string {
  const { id, seed, arranged, clock, latencyMs, records, faults } = world
  const counted = Object.entries(records).filter(([, count]) => count > 0)
  const rows = [
    ['Seed', String(seed)],
    ['Time', `${clock.now}  ${offsetInWords(clock)}`],
    ['Latency', latencyMs > 0 ? `${latencyMs} ms on every answer` : 'none'],
    ['Scenarios', arranged.map(scenarioInWords).join(', ') || 'none'],
    ['Records', counted.map(([kind, count]) => `${kind} ${count}`).join(', ') || 'none'],
    ...faults.map((fault, i) => [i === 0 ? 'Faults' : '', faultInWords(fault)]),
    ...(faults.length === 0 ? [['Faults', 'none']] : []),
  ]
  return `${style('bold', id)}\n${table(rows)}`
}
