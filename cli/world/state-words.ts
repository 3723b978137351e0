import type { WorldState } from '#mocks/control/api.ts'
import { durationInWords } from '../duration.ts'
import { type Terminal, table } from '../terminal.ts'
import { faultInWords } from './fault-words.ts'

/** A world at a glance. */
export function describedWorld(world: WorldState, { style }: Terminal): string {
  const { id, seed, arranged, clock, latencyMs, records, faults } = world
  const counted = Object.entries(records).filter(([, count]) => count > 0)
  const rows = [
    ['Seed', String(seed)],
    ['Time', timeInWords(clock)],
    ['Latency', latencyMs > 0 ? `${latencyMs} ms on every answer` : 'none'],
    ['Scenarios', arranged.map(scenarioInWords).join(', ') || 'none'],
    ['Records', counted.map(([kind, count]) => `${kind} ${count}`).join(', ') || 'none'],
    ...faults.map((fault, i) => [i === 0 ? 'Faults' : '', faultInWords(fault)]),
    ...(faults.length === 0 ? [['Faults', 'none']] : []),
  ]
  return `${style('bold', id)}\n${table(rows)}`
}

/** A world's time, and how far it is from the real one. */
export function timeInWords({ now, offsetMs, frozen }: WorldState['clock']): string {
  const way = durationInWords(Math.abs(offsetMs))
  const apart = way === 'none' ? 'real time' : `${way} ${offsetMs > 0 ? 'ahead of' : 'behind'} real time`
  return `${now}  ${apart}${frozen ? ', stopped' : ''}`
}

/** 'fit-saved (email ann@example.com)' */
export function scenarioInWords({ name, params }: WorldState['arranged'][number]): string {
  const told = Object.entries(params ?? {}).map(([key, value]) => `${key} ${String(value)}`)
  return told.length > 0 ? `${name} (${told.join(', ')})` : name
}
