import { formatTable, type Terminal } from '../terminal/terminal.ts'
import type { CheckResult } from './check.ts'

/** One line for each check, with its problems and warnings below it. */
export function formatChecks(results: readonly CheckResult[], { style }: Terminal): string {
  const lines = formatTable(
    results.map(({ check, says, problems }) => [
      problems.length > 0 ? style('red', 'FAILED') : style('green', 'ok'),
      check,
      problems.length > 0
        ? style('bold', `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`)
        : says,
    ]),
  ).split('\n')
  return results
    .flatMap(({ problems, remarks }, index) => [
      lines[index] ?? '',
      ...problems.map((problem) => `        ${problem}`),
      ...remarks.map((remark) => style('yellow', `        warning: ${remark}`)),
    ])
    .join('\n')
}
