import { formatTable, type Terminal } from '../terminal/terminal.ts'
import type { InteractionResult } from './verifier-report.ts'

/** More problems of one interaction than this are only counted. */
const MAX_PROBLEMS = 8

/** A table with a row for each interaction, the problems of those that failed, and a count. */
export function formatVerification(results: readonly InteractionResult[], { style }: Terminal): string {
  const head = ['Result', 'Consumer', 'Provider', 'Interaction', 'State'].map((title) => style('dim', title))
  const rows = results.map(({ consumer, provider, interaction, states, ...result }) => [
    formatResult(result),
    consumer,
    provider,
    interaction,
    style('dim', states.join(', ')),
  ])
  const problems = results.flatMap(({ provider, interaction, problems }) =>
    problems.length
      ? ['', style('bold', `${provider}: ${interaction}`), ...limitProblems(problems).map((line) => `  ${line}`)]
      : [],
  )
  return [formatTable([head, ...rows]), ...problems, '', formatCount(results)].join('\n')

  function formatResult({ ok, pending }: Pick<InteractionResult, 'ok' | 'pending'>): string {
    if (ok) return style('green', 'ok')
    return pending ? style('yellow', 'pending') : style('red', 'FAILED')
  }
}

function formatCount(results: readonly InteractionResult[]): string {
  const providers = new Set(results.map(({ provider }) => provider)).size
  const passed = results.filter(({ ok }) => ok).length
  return `${passed} of ${pluralize(results.length, 'interaction')} with ${pluralize(providers, 'provider')} passed.`
}

const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

function limitProblems(problems: readonly string[]): readonly string[] {
  const shown = problems.slice(0, MAX_PROBLEMS)
  return problems.length > shown.length ? [...shown, `and ${problems.length - shown.length} more`] : shown
}
