import type { ControlClient } from '#mocks/control/client.ts'
import { summarizeEntry } from '#mocks/control/describe/entry.ts'
import type { Terminal } from '../terminal/terminal.ts'

export type JournalEntry = Awaited<ReturnType<ControlClient['journal']>>[number]

/** An entry on one line: number, time, kind, what happened. */
export function formatJournalEntry(entry: JournalEntry, { style }: Terminal): string {
  const time = style('dim', entry.at.slice(11, 23))
  const { what, outcome, notes, bad } = summarizeEntry(entry)
  const parts = [outcome && bad ? style('red', outcome) : outcome, what]
  if (notes.length > 0) parts.push(style(bad ? 'yellow' : 'dim', notes.join(', ')))
  return `${style('dim', String(entry.seq).padStart(4))}  ${time}  ${entry.kind.padEnd(7)}  ${parts.filter(Boolean).join('  ')}`
}
