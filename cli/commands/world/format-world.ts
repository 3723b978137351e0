import type { WorldState, WorldSummary } from '#mocks/control/api.ts'
import { describeFault } from '#mocks/control/describe/fault.ts'
import { describeScenario } from '#mocks/control/describe/scenario.ts'
import { describeClockOffset, formatDuration } from '#mocks/control/describe/time.ts'
import { formatTable, type Terminal } from '../../terminal/terminal.ts'

/** A table of worlds, one row each. */
export function formatWorldList(worlds: readonly WorldSummary[], { style }: Terminal): string {
  if (worlds.length === 0) return 'No worlds: each is created when it is first used.'
  const head = ['World', 'Seed', 'Idle', 'Scenarios'].map((title) => style('dim', title))
  const rows = worlds.map(({ id, seed, idleMs, scenarios }) => [
    id,
    String(seed),
    idleMs < 1_000 ? 'in use' : formatDuration(idleMs),
    scenarios.join(', ') || '-',
  ])
  return formatTable([head, ...rows])
}

/** The state of a world, one row for each part. */
export function formatWorld(world: WorldState, { style }: Terminal): string {
  const { id, seed, loadedScenarios, clock, latencyMs, records, faults } = world
  const usedKinds = Object.entries(records).filter(([, count]) => count > 0)
  const rows = [
    ['Seed', String(seed)],
    ['Time', `${clock.now}  ${describeClockOffset(clock)}`],
    ['Latency', latencyMs > 0 ? `${latencyMs} ms on every response` : 'none'],
    ['Scenarios', loadedScenarios.map(describeScenario).join(', ') || 'none'],
    ['Records', usedKinds.map(([kind, count]) => `${kind} ${count}`).join(', ') || 'none'],
    ...faults.map((fault, i) => [i === 0 ? 'Faults' : '', describeFault(fault)]),
    ...(faults.length === 0 ? [['Faults', 'none']] : []),
  ]
  return `${style('bold', id)}\n${formatTable(rows)}`
}
