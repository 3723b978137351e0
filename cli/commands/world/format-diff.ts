import type { WorldDiff } from '#mocks/control/api.ts'
import { describeFault } from '#mocks/control/describe/fault.ts'
import { describeScenario } from '#mocks/control/describe/scenario.ts'
import { describeClockOffset } from '#mocks/control/describe/time.ts'
import { formatTable, type Terminal } from '../../terminal/terminal.ts'

/** The longest list that is shown whole. */
const MAX_LINES = 12

/** How a world differs from the default data: one block for each kind of difference. */
export function formatDiff(diff: WorldDiff, { style }: Terminal): string {
  const { scenarios, clock, latencyMs, records, stock, withdrawn, prices, content, faults } = diff
  const block = (title: string, lines: readonly string[]) => {
    const shown =
      lines.length > MAX_LINES
        ? [...lines.slice(0, MAX_LINES), style('dim', `and ${lines.length - MAX_LINES} more`)]
        : lines
    return shown.length > 0 ? [`${style('bold', title)}\n${shown.map((line) => `  ${line}`).join('\n')}`] : []
  }
  const columns = (rows: readonly string[][]) => (rows.length > 0 ? formatTable(rows).split('\n') : [])
  const isClockChanged = clock.offsetMs !== 0 || clock.frozen
  const blocks = [
    ...block('Scenarios', scenarios.map(describeScenario)),
    ...block('Time', isClockChanged ? [`${clock.now}  ${describeClockOffset(clock)}`] : []),
    ...block('Latency', latencyMs > 0 ? [`${latencyMs} ms`] : []),
    ...Object.entries(records).flatMap(([kind, group]) =>
      block(`${kind} (${group.count})`, columns(group.records.map(({ id, summary }) => [style('dim', id), summary]))),
    ),
    ...block('Stock', columns(stock.map(({ product, size, initial, now }) => [product, size, `${initial} -> ${now}`]))),
    ...block('Withdrawn', withdrawn),
    ...block('Prices', columns(Object.entries(prices).map(([product, percent]) => [product, `${percent} %`]))),
    ...block('Content', columns(content.map(({ part, entries }) => [part, `${entries} entries`]))),
    ...block('Faults', faults.map(describeFault)),
  ]
  return blocks.join('\n') || 'The world has its default data.'
}
