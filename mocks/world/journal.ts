import { z } from 'zod'
import { type CallStore, createCallBudget, createCallStore } from './call-store.ts'
import { exchange, type RecordedCall } from './exchange.ts'
import { redact, redactProperties } from './redact.ts'
import { responseProfile } from './response-profile.ts'

const stamp = { seq: z.int(), at: z.iso.datetime() }

/** One thing that a world recorded. The control API sends these, and its client parses them with this schema. */
export const journalEntry = z.discriminatedUnion('kind', [
  /** One call to an upstream. */
  z.object({
    ...stamp,
    kind: z.literal('request'),
    upstream: z.string(),
    operation: z.string(),
    method: z.string(),
    path: z.string(),
    /** 0 when the connection was dropped. */
    status: z.int(),
    ms: z.number(),
    /** The fault that replaced or delayed the upstream's response. */
    fault: z.string().optional(),
    /** The world's response profile if it is not the full one. */
    profile: responseProfile.exclude(['full']).optional(),
    contract: z.enum(['ok', 'broken', 'unchecked']),
    /** The trace that the call belongs to, by its `traceparent`: of all calls that one page makes in the browser. */
    traceId: z.string().optional(),
    /** The IP address of the buyer that the call was made for, as Shopify is told. Exports hide it. */
    buyerAddress: z.string().optional(),
    /** Only where one entry is asked for, and in exports. */
    exchange: exchange.optional(),
  }),
  /** A report that the shop sent to error reporting. */
  z.object({
    ...stamp,
    kind: z.literal('report'),
    code: z.string(),
    message: z.string(),
    level: z.string(),
    requestId: z.string().optional(),
  }),
  /** An event that the shop sent to analytics: its type is track, page or identify. */
  z.object({
    ...stamp,
    kind: z.literal('event'),
    type: z.string(),
    name: z.string(),
    properties: z.record(z.string(), z.unknown()),
  }),
  /** A mail or text that an upstream would have sent. */
  z.object({ ...stamp, kind: z.literal('mail'), template: z.string(), to: z.string(), subject: z.string() }),
  /** A defect of the simulated backend itself, such as a response that breaks its contract. */
  z.object({ ...stamp, kind: z.literal('warning'), message: z.string() }),
])

export type JournalEntry = z.output<typeof journalEntry>
export type RequestEntry = Extract<JournalEntry, { kind: 'request' }>
type JournalKind = JournalEntry['kind']
/** An entry without its number and date. */
type JournalFact = JournalEntry extends infer Entry
  ? Entry extends JournalEntry
    ? Omit<Entry, 'seq' | 'at'>
    : never
  : never
export const JOURNAL_KINDS = ['request', 'report', 'event', 'mail', 'warning'] as const satisfies JournalKind[]

/** How many entries are kept at least; older ones are dropped, so that a long `spoke dev` stays small. */
const MIN_ENTRIES = 5_000

/** Selects entries; an absent field matches all. */
export type JournalFilter = {
  kind?: JournalKind
  /** Leaves out entries up to and including this `seq`. */
  since?: number
  /** Matches only requests. A GraphQL call has an operation for each root field. */
  upstream?: string
  operation?: string
  /** Anywhere in the entry, in any case. */
  text?: string
}

/** Whether a filter selects an entry. */
export function matches(entry: JournalEntry, { kind, since = 0, upstream, operation, text }: JournalFilter): boolean {
  if (entry.seq <= since || (kind !== undefined && entry.kind !== kind)) return false
  if (upstream !== undefined && !(entry.kind === 'request' && entry.upstream === upstream)) return false
  if (operation !== undefined && !(entry.kind === 'request' && includesOperation(entry.operation, operation)))
    return false
  return text === undefined || JSON.stringify(entry).toLowerCase().includes(text.toLowerCase())
}

const includesOperation = (operations: string, name: string) =>
  operations === name || operations.split(' ').includes(name)

/** What a world recorded since it was created, without tokens; only the exchanges of calls have personal data. */
export type Journal = {
  /** Redacts a fact, numbers and dates it, and adds it. @param call What a request and its response said. */
  add(fact: JournalFact, call?: RecordedCall): JournalEntry
  /** The entries without the exchanges of calls. */
  entries(filter?: JournalFilter): JournalEntry[]
  /** One entry. */
  find(seq: number): JournalEntry | undefined
  /** What a call and its response said, until newer ones need the room. */
  getCall(seq: number): RecordedCall | undefined
  clear(): void
  /** Frees the memory of all calls. */
  forgetCalls(): void
  /** Replaces all entries by those of another world. @param lastSeq The last number that was given, if later. */
  restore(entries: readonly JournalEntry[], lastSeq?: number, calls?: ReadonlyMap<number, RecordedCall>): void
  /** Calls the listener for every new entry until the returned function is called, or the journal ends. */
  subscribe(listener: (entry: JournalEntry) => void, onEnd?: () => void): () => void
  /** Ends all subscriptions, because another backend continues the journal. */
  end(): void
  /** The number of the last entry, cleared ones included. */
  readonly lastSeq: number
  /** How many are subscribed. */
  readonly followers: number
}

export function createJournal(now: () => Date, calls: CallStore = createCallStore(createCallBudget())): Journal {
  let entries: JournalEntry[] = []
  let seq = 0
  /** Each listener with what to call when the journal ends. */
  const listeners = new Map<(entry: JournalEntry) => void, () => void>()
  return {
    add(fact, call) {
      seq += 1
      const entry = { seq, at: now().toISOString(), ...redactFact(fact) }
      entries.push(entry)
      if (call) calls.put(seq, call)
      if (entries.length > 2 * MIN_ENTRIES) entries = entries.slice(-MIN_ENTRIES)
      for (const listener of listeners.keys()) listener(entry)
      return entry
    },
    entries: (filter = {}) => entries.filter((entry) => matches(entry, filter)),
    find: (seq) => entries.find((entry) => entry.seq === seq),
    getCall: calls.get,
    forgetCalls: calls.clear,
    clear() {
      entries = []
      calls.clear()
    },
    restore(saved, lastSeq = 0, savedCalls = new Map()) {
      calls.clear()
      entries = saved.map((entry) => {
        if (entry.kind !== 'request') return entry
        const { exchange, ...request } = entry
        const call = savedCalls.get(entry.seq) ?? (exchange && { exchange })
        if (call) calls.put(entry.seq, call)
        return request
      })
      seq = Math.max(seq, entries.at(-1)?.seq ?? 0, lastSeq)
    },
    subscribe(listener, onEnd = () => {}) {
      listeners.set(listener, onEnd)
      return () => listeners.delete(listener)
    },
    end() {
      const onEnds = [...listeners.values()]
      listeners.clear()
      for (const onEnd of onEnds) onEnd()
    },
    get lastSeq() {
      return seq
    },
    get followers() {
      return listeners.size
    },
  }
}

function redactFact(fact: JournalFact): JournalFact {
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
