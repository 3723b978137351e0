import { redact, redactProperties } from './redact.ts'

type Stamp = { seq: number; at: string }

/** One call to an upstream, as it was answered. */
export type RequestEntry = {
  kind: 'request'
  upstream: string
  operation: string
  method: string
  path: string
  status: number
  ms: number
  /** The fault that answered in the upstream's place. */
  fault?: string
  contract: 'ok' | 'broken' | 'unchecked'
}
/** What the shop told error reporting. */
export type ReportEntry = { kind: 'report'; code: string; message: string; level: string; requestId?: string }
/** What the shop told analytics. */
export type EventEntry = { kind: 'event'; type: string; name: string; properties: Record<string, unknown> }
/** A mail or text that an upstream would have sent. */
export type MailEntry = { kind: 'mail'; template: string; to: string; subject: string }
/** Something the simulated backend itself has to say, such as an answer of its own that broke a contract. */
export type WarningEntry = { kind: 'warning'; message: string }

export type JournalFact = RequestEntry | ReportEntry | EventEntry | MailEntry | WarningEntry
export type JournalEntry = JournalFact & Stamp
export type JournalKind = JournalFact['kind']
export const JOURNAL_KINDS = ['request', 'report', 'event', 'mail', 'warning'] as const satisfies JournalKind[]

/** Older entries are dropped beyond this many, so that a long `spoke dev` stays small. */
const KEPT_ENTRIES = 5_000

/** What a world saw since it was last made: never a token, never a shopper's own details. */
export type Journal = {
  /** Redacts the fact, stamps it with the world's time and keeps it. */
  add(fact: JournalFact): JournalEntry
  /** @param since Only entries with a greater `seq`. */
  entries(filter?: { kind?: JournalKind; since?: number }): JournalEntry[]
  clear(): void
  /** Calls back for every new entry until the returned function is called. */
  subscribe(listener: (entry: JournalEntry) => void): () => void
  readonly followers: number
}

export function createJournal(now: () => Date): Journal {
  let entries: JournalEntry[] = []
  let seq = 0
  const listeners = new Set<(entry: JournalEntry) => void>()
  return {
    add(fact) {
      seq += 1
      const entry = { seq, at: now().toISOString(), ...withoutSecrets(fact) }
      entries.push(entry)
      if (entries.length > KEPT_ENTRIES) entries = entries.slice(-KEPT_ENTRIES)
      for (const listener of listeners) listener(entry)
      return entry
    },
    entries: ({ kind, since = 0 } = {}) =>
      entries.filter((entry) => entry.seq > since && (kind === undefined || entry.kind === kind)),
    clear() {
      entries = []
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get followers() {
      return listeners.size
    },
  }
}

function withoutSecrets(fact: JournalFact): JournalFact {
  switch (fact.kind) {
    case 'request':
      return { ...fact, path: redact(fact.path) }
    case 'report':
      return { ...fact, message: redact(fact.message) }
    case 'event':
      return { ...fact, properties: redactProperties(fact.properties) }
    case 'mail':
      return { ...fact, to: redact(fact.to), subject: redact(fact.subject) }
    case 'warning':
      return { ...fact, message: redact(fact.message) }
  }
}
