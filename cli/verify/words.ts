import { type Terminal, table } from '../terminal.ts'
import type { Verified } from './outcome.ts'

/** A table with a row an interaction, then what is wrong with those that failed, then how many that is. */
export function verificationWords(rows: readonly Verified[], { style }: Terminal): string {
  const head = ['Result', 'Consumer', 'Provider', 'Interaction', 'State'].map((title) => style('dim', title))
  const lines = rows.map(({ consumer, provider, interaction, states, ...result }) => [
    resultOf(result),
    consumer,
    provider,
    interaction,
    style('dim', states.join(', ')),
  ])
  const problems = rows.flatMap(({ provider, interaction, problems }) =>
    problems.length
      ? ['', style('bold', `${provider}: ${interaction}`), ...firstOf(problems).map((line) => `  ${line}`)]
      : [],
  )
  return [table([head, ...lines]), ...problems, '', countOf(rows)].join('\n')

  function resultOf({ ok, pending }: Pick<Verified, 'ok' | 'pending'>): string {
    if (ok) return style('green', 'ok')
    return pending ? style('yellow', 'pending') : style('red', 'FAILED')
  }
}

function countOf(rows: readonly Verified[]): string {
  const providers = new Set(rows.map(({ provider }) => provider)).size
  const kept = rows.filter(({ ok }) => ok).length
  const what = `${kept === rows.length ? '' : `${kept} of `}${plural(rows.length, 'interaction')}`
  return `${what} with ${plural(providers, 'provider')} ${rows.length === 1 ? 'holds' : 'hold'}.`
}

const plural = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** A list of two hundred wrong variants says no more than its first few. */
function firstOf(problems: readonly string[]): readonly string[] {
  const shown = problems.slice(0, 8)
  return problems.length > shown.length ? [...shown, `and ${problems.length - shown.length} more`] : shown
}
