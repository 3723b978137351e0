import type { ControlClient } from '#mocks/control/client.ts'
import { entryInWords } from '#mocks/control/words/entry-words.ts'
import type { Terminal } from './terminal.ts'

export type JournalEntry = Awaited<ReturnType<ControlClient['journal']>>[number]

export const KINDS = ['request', 'report', 'event', 'mail', 'warning'] as const satisfies JournalEntry['kind'][]

/** One entry on one line: time, kind, what happened. */
export function describeEntry(entry: JournalEntry, { style }: Terminal): string {
  const time = style('dim', entry.at.slice(11, 23))
  return `${time}  ${entry.kind.padEnd(7)}  ${told(entry, style)}`
}

function told(entry: JournalEntry, style: Terminal['style']): string {
  const { what, outcome, notes, bad } = entryInWords(entry)
  const parts = [outcome && bad ? style('red', outcome) : outcome, what]
  if (notes.length > 0) parts.push(style(bad ? 'yellow' : 'dim', notes.join(', ')))
  return parts.filter(Boolean).join('  ')
}
