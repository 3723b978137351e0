import { formatTable, type Terminal } from '../../terminal/terminal.ts'
import type { JudgedMutation } from './mutate.ts'
import { computeScore, computeScores, isDetected, type Score, toPercent } from './score.ts'
import type { UnseenField } from './unseen-fields.ts'

/** A table of the detected shares, then the undetected mutations, then the fields without a value to change. */
export function formatMutations(
  judged: readonly JudgedMutation[],
  unseen: readonly UnseenField[],
  { style }: Terminal,
): string {
  const rows = [
    ['Provider', 'Mutations', 'Guards', 'Pact', 'Detected'],
    ...computeScores(judged).map(([provider, score]) => [provider, ...toCells(score)]),
    ['all', ...toCells(computeScore(judged))],
  ]
  const [head = '', ...lines] = formatTable(alignRight(rows)).split('\n')
  const total = lines.pop() ?? ''
  const undetected = judged
    .filter((mutation) => !isDetected(mutation))
    .map(({ provider, operation, path, kind }) => [provider, operation, path, kind])
  return [
    style('dim', head),
    ...lines,
    style('bold', total),
    style(
      'dim',
      '\nGuards accept what a contract allows, like null in a nullable field; pacts know each state’s values.',
    ),
    ...formatList(style('red', 'Not detected'), undetected),
    ...formatList(
      style('yellow', 'Selected, but without a value in any state'),
      unseen.map(({ provider, field }) => [provider, field]),
    ),
  ].join('\n')
}

const formatList = (title: string, rows: readonly (readonly string[])[]) =>
  rows.length > 0 ? ['', title, formatTable(rows)] : []

function toCells({ mutations, guards, pact, caught }: Score): string[] {
  const formatShare = (part: number) => `${toPercent(part, mutations).toFixed(1)} %`
  return [String(mutations), formatShare(guards), formatShare(pact), formatShare(caught)]
}

/** All columns but the first, which has names. */
function alignRight(rows: readonly (readonly string[])[]): string[][] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) => row.map((cell, column) => (column === 0 ? cell : cell.padStart(widths[column] ?? 0))))
}
