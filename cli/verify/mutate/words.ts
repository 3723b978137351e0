import { type Terminal, table } from '../../terminal.ts'
import type { Judged } from './mutate.ts'
import { isCaught, percent, type Score, scoreOf, scoresByProvider } from './score.ts'
import type { Unseen } from './unseen.ts'

/** A table of who noticed how much, then what nobody noticed, and what could not be changed for want of a value. */
export function mutationWords(judged: readonly Judged[], unseen: readonly Unseen[], { style }: Terminal): string {
  const rows = [
    ['Provider', 'Mutations', 'Guards', 'Pact', 'Noticed'],
    ...scoresByProvider(judged).map(([provider, score]) => [provider, ...cells(score)]),
    ['all', ...cells(scoreOf(judged))],
  ]
  const [head = '', ...lines] = table(rightAligned(rows)).split('\n')
  const all = lines.pop() ?? ''
  const survivors = judged
    .filter((each) => !isCaught(each))
    .map(({ provider, operation, path, kind }) => [provider, operation, path, kind])
  return [
    style('dim', head),
    ...lines,
    style('bold', all),
    style(
      'dim',
      '\nGuards let pass what a contract allows, like null where there may be none; pacts know what each state has.',
    ),
    ...list(style('red', 'Noticed by nobody'), survivors),
    ...list(
      style('yellow', 'Asked for, and in no state there to be changed'),
      unseen.map(({ provider, field }) => [provider, field]),
    ),
  ].join('\n')
}

const list = (title: string, rows: readonly (readonly string[])[]) => (rows.length > 0 ? ['', title, table(rows)] : [])

function cells({ mutations, guards, pact, caught }: Score): string[] {
  return [String(mutations), share(guards, mutations), share(pact, mutations), share(caught, mutations)]
}

const share = (part: number, whole: number) => `${percent(part, whole).toFixed(1)} %`

/** All columns but the first, which holds names. */
function rightAligned(rows: readonly (readonly string[])[]): string[][] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) => row.map((cell, column) => (column === 0 ? cell : cell.padStart(widths[column] ?? 0))))
}
