import type { JournalEntry } from '../../world/journal.ts'

/** A short description of a journal entry: what happened, its outcome, notes, and whether it is a problem. */
type EntryDescription = { what: string; outcome: string; notes: string[]; bad: boolean }

/** Describes a journal entry of any kind. */
export function summarizeEntry(entry: JournalEntry): EntryDescription {
  switch (entry.kind) {
    case 'request': {
      const notes = [
        ...(entry.fault ? [`fault: ${entry.fault}`] : []),
        ...(entry.profile ? [entry.profile] : []),
        ...(entry.contract === 'broken' ? ['breaks its contract'] : []),
      ]
      return {
        what: `${entry.upstream} ${entry.operation}`,
        outcome: `${entry.status === 0 ? 'dropped' : entry.status}  ${Math.round(entry.ms)} ms`,
        notes,
        bad: entry.status === 0 || entry.status >= 400 || entry.contract === 'broken',
      }
    }
    case 'report':
      return { what: `${entry.code}  ${entry.message}`, outcome: entry.level, notes: [], bad: true }
    case 'event':
      return { what: entry.name, outcome: entry.type, notes: [JSON.stringify(entry.properties)], bad: false }
    case 'mail':
      return { what: `${entry.subject} to ${entry.to}`, outcome: entry.template, notes: [], bad: false }
    case 'warning':
      return { what: entry.message, outcome: '', notes: [], bad: true }
  }
}
