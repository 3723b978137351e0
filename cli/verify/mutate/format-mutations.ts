import { formatTable, type Terminal } from '../../terminal/terminal.ts'
import type { Mutations } from './mutate.ts'
import { computeScore, computeScores, isCaughtAnyhow, type Score, toPercent } from './score.ts'

/** A table of the shares, then what should have been caught or tolerated, then the fields without a value to change. */
export function formatMutations(mutations: Mutations, { style }: Terminal): string {
  const rows = [
    ['Provider', 'Given', 'Clients', 'Pact', 'Caught', 'Assumed', 'Tolerated'],
    ...computeScores(mutations).map(([provider, score]) => [provider, ...toCells(score)]),
    ['all', ...toCells(computeScore(mutations))],
  ]
  const [head = '', ...lines] = formatTable(alignRight(rows)).split('\n')
  const total = lines.pop() ?? ''
  const uncaught = mutations.given
    .filter((mutation) => !isCaughtAnyhow(mutation))
    .map(({ provider, operation, path, kind, crashes }) => [provider, operation, path, kind, crashes ? 'crash' : ''])
  const untolerated = mutations.assumed
    .filter(({ tolerated }) => !tolerated)
    .map(({ provider, operation, status, path, kind }) => [provider, operation, String(status), path, kind])
  return [
    style('dim', head),
    ...lines,
    style('bold', total),
    style(
      'dim',
      '\nClients accept what a contract allows, like null in a nullable field; pacts know each state’s values.',
    ),
    ...formatList(style('red', 'Given, but not caught'), uncaught),
    ...formatList(style('red', 'Assumed, but not tolerated'), untolerated),
    ...formatList(
      style('yellow', 'Selected, but without a value in any state'),
      mutations.unseen.map(({ provider, field }) => [provider, field]),
    ),
  ].join('\n')
}

const formatList = (title: string, rows: readonly (readonly string[])[]) =>
  rows.length > 0 ? ['', title, formatTable(rows)] : []

function toCells({ given, assumed }: Score): string[] {
  const formatShare = (part: number, whole: number) => `${toPercent(part, whole).toFixed(1)} %`
  const { mutations, client, pact, caught } = given
  return [
    String(mutations),
    ...[client, pact, caught].map((part) => formatShare(part, mutations)),
    String(assumed.mutations),
    formatShare(assumed.tolerated, assumed.mutations),
  ]
}

/** All columns but the first, which has names. */
function alignRight(rows: readonly (readonly string[])[]): string[][] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) => row.map((cell, column) => (column === 0 ? cell : cell.padStart(widths[column] ?? 0))))
}
