import type { JournalEntry } from '../../journal.ts'

/** A journal entry in few words: what happened, how it ended, what is notable about it, and whether that is bad. */
export type EntryWords = { what: string; outcome: string; notes: string[]; bad: boolean }

/** Words for any entry. */
export function entryInWords(entry: JournalEntry): EntryWords {
  switch (entry.kind) {
    case 'request': {
      const notes = [
        ...(entry.fault ? [`fault: ${entry.fault}`] : []),
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
