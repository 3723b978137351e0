import { z } from 'zod'
import { redact, redactProperties } from './redact.ts'

const stamp = { seq: z.int(), at: z.iso.datetime() }

/** One thing that a world saw. The control API sends these; its client reads them back with this schema. */
export const journalEntry = z.discriminatedUnion('kind', [
  /** One call to an upstream, as it was answered. */
  z.object({
    ...stamp,
    kind: z.literal('request'),
    upstream: z.string(),
    operation: z.string(),
    method: z.string(),
    path: z.string(),
    /** 0 when the connection was dropped instead of answered. */
    status: z.int(),
    ms: z.number(),
    /** The fault that answered in the upstream's place, or that delayed it. */
    fault: z.string().optional(),
    contract: z.enum(['ok', 'broken', 'unchecked']),
  }),
  /** What the shop told error reporting. */
  z.object({
    ...stamp,
    kind: z.literal('report'),
    code: z.string(),
    message: z.string(),
    level: z.string(),
    requestId: z.string().optional(),
  }),
  /** What the shop told analytics: type is track, page or identify. */
  z.object({
    ...stamp,
    kind: z.literal('event'),
    type: z.string(),
    name: z.string(),
    properties: z.record(z.string(), z.unknown()),
  }),
  /** A mail or text that an upstream would have sent. */
  z.object({ ...stamp, kind: z.literal('mail'), template: z.string(), to: z.string(), subject: z.string() }),
  /** Something the simulated backend has to say of itself, such as an answer of its own that broke a contract. */
  z.object({ ...stamp, kind: z.literal('warning'), message: z.string() }),
])

export type JournalEntry = z.output<typeof journalEntry>
export type JournalKind = JournalEntry['kind']
/** An entry before it is numbered and dated. */
export type JournalFact = JournalEntry extends infer Entry
  ? Entry extends JournalEntry
    ? Omit<Entry, 'seq' | 'at'>
    : never
  : never
export const JOURNAL_KINDS = ['request', 'report', 'event', 'mail', 'warning'] as const satisfies JournalKind[]

/** Older entries are dropped beyond this many, so that a long `spoke dev` stays small. */
const KEPT_ENTRIES = 5_000

/** Which entries are wanted; what is left out matches all. */
export type JournalFilter = {
  kind?: JournalKind
  /** Leaves out entries up to and including this `seq`. */
  since?: number
  /** Only requests are of an upstream and an operation. GraphQL calls have one for each root field. */
  upstream?: string
  operation?: string
  /** Anywhere in the entry, in upper or lower case. */
  text?: string
}

export function matches(entry: JournalEntry, { kind, since = 0, upstream, operation, text }: JournalFilter): boolean {
  if (entry.seq <= since || (kind !== undefined && entry.kind !== kind)) return false
  if (upstream !== undefined && !(entry.kind === 'request' && entry.upstream === upstream)) return false
  if (operation !== undefined && !(entry.kind === 'request' && isOf(entry.operation, operation))) return false
  return text === undefined || JSON.stringify(entry).toLowerCase().includes(text.toLowerCase())
}

const isOf = (operations: string, wanted: string) => operations === wanted || operations.split(' ').includes(wanted)

/** What a world saw since it was last made: never a token, never a shopper's own details. */
export type Journal = {
  /** Redacts the fact, stamps it with the world's time and keeps it. */
  add(fact: JournalFact): JournalEntry
  entries(filter?: JournalFilter): JournalEntry[]
  clear(): void
  /** Puts back what an exported world saw, in place of whatever is there. */
  restore(entries: readonly JournalEntry[]): void
  /** Calls back for every new entry until the returned function is called. */
  subscribe(listener: (entry: JournalEntry) => void): () => void
  /** How many are subscribed. */
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
      if (entries.length > 2 * KEPT_ENTRIES) entries = entries.slice(-KEPT_ENTRIES)
      for (const listener of listeners) listener(entry)
      return entry
    },
    entries: (filter = {}) => entries.filter((entry) => matches(entry, filter)),
    clear() {
      entries = []
    },
    restore(before) {
      entries = [...before]
      seq = Math.max(seq, entries.at(-1)?.seq ?? 0)
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
      return { ...fact, operation: redact(fact.operation), path: redact(fact.path) }
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
