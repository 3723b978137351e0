import { type Terminal, table } from '../terminal.ts'
import type { Checked } from './check.ts'

/** A line for each thing that was looked at, and below it what is wrong or worth a look. */
export function checkWords(checked: readonly Checked[], { style }: Terminal): string {
  const lines = table(
    checked.map(({ check, says, problems }) => [
      problems.length > 0 ? style('red', 'FAILED') : style('green', 'ok'),
      check,
      problems.length > 0
        ? style('bold', `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`)
        : says,
    ]),
  ).split('\n')
  return checked
    .flatMap(({ problems, remarks }, index) => [
      lines[index] ?? '',
      ...problems.map((problem) => `        ${problem}`),
      ...remarks.map((remark) => style('yellow', `        worth a look: ${remark}`)),
    ])
    .join('\n')
}
