import type { WorldDiff } from '#mocks/control/api.ts'
import { faultInWords } from '#mocks/control/words/fault-words.ts'
import { scenarioInWords } from '#mocks/control/words/scenario-words.ts'
import { offsetInWords } from '#mocks/control/words/time-words.ts'
import { type Terminal, table } from '../terminal.ts'

/** Lists longer than this are cut: a diff is read at a glance. */
const MOST = 12

/** What makes a world differ, a block per kind of difference; one line where nothing does. */
export function describedDiff(diff: WorldDiff, { style }: Terminal): string {
  const { scenarios, clock, latencyMs, records, stock, withdrawn, content, faults } = diff
  const block = (title: string, lines: readonly string[]) => {
    const shown =
      lines.length > MOST ? [...lines.slice(0, MOST), style('dim', `and ${lines.length - MOST} more`)] : lines
    return shown.length > 0 ? [`${style('bold', title)}\n${shown.map((line) => `  ${line}`).join('\n')}`] : []
  }
  const columns = (rows: readonly string[][]) => (rows.length > 0 ? table(rows).split('\n') : [])
  const moved = clock.offsetMs !== 0 || clock.frozen
  const blocks = [
    ...block('Scenarios', scenarios.map(scenarioInWords)),
    ...block('Time', moved ? [`${clock.now}  ${offsetInWords(clock)}`] : []),
    ...block('Latency', latencyMs > 0 ? [`${latencyMs} ms`] : []),
    ...Object.entries(records).flatMap(([kind, held]) =>
      block(`${kind} (${held.count})`, columns(held.records.map(({ id, summary }) => [style('dim', id), summary]))),
    ),
    ...block('Stock', columns(stock.map(({ product, size, house, now }) => [product, size, `${house} -> ${now}`]))),
    ...block('Withdrawn', withdrawn),
    ...block('Content', columns(content.map(({ part, entries }) => [part, `${entries} entries`]))),
    ...block('Faults', faults.map(faultInWords)),
  ]
  return blocks.join('\n') || 'Nothing differs from the plain house.'
}
