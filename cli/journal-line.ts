import type { ControlClient } from '#mocks/control/client.ts'
import type { Terminal } from './terminal.ts'

export type JournalEntry = Awaited<ReturnType<ControlClient['journal']>>[number]

export const KINDS = ['request', 'report', 'event', 'mail', 'warning'] as const satisfies JournalEntry['kind'][]

/** One entry on one line: time, kind, what happened. */
export function describeEntry(entry: JournalEntry, { style }: Terminal): string {
  const time = style('dim', entry.at.slice(11, 23))
  return `${time}  ${entry.kind.padEnd(7)}  ${told(entry, style)}`
}

function told(entry: JournalEntry, style: Terminal['style']): string {
  switch (entry.kind) {
    case 'request': {
      const status =
        entry.status >= 400 || entry.status === 0 ? style('red', String(entry.status)) : String(entry.status)
      const notes = [entry.fault && `fault: ${entry.fault}`, entry.contract === 'broken' && 'breaks its contract']
      const noted = notes.filter(Boolean).join(', ')
      return `${status}  ${entry.upstream} ${entry.operation}  ${Math.round(entry.ms)} ms${noted && `  ${style('yellow', noted)}`}`
    }
    case 'report':
      return `${style('red', entry.code)}  ${entry.message}`
    case 'event':
      return `${entry.name}  ${style('dim', JSON.stringify(entry.properties))}`
    case 'mail':
      return `${entry.template} to ${entry.to}  ${entry.subject}`
    case 'warning':
      return style('yellow', entry.message)
  }
}
