import type { RecordedCall } from './exchange.ts'

/** How much the calls of one world may take, and those of all worlds together, in bytes. */
const MAX_WORLD_BYTES = 20_000_000
const MAX_TOTAL_BYTES = 128_000_000
/** What headers and the entry's place take. */
const OVERHEAD_BYTES = 1_000

/** What a budget counts of a call. */
type BudgetEntry = { bytes: number; drop: () => void }

/** Bounds the calls of all worlds together: the oldest is dropped first. */
type CallBudget = { add(entry: BudgetEntry): void; remove(entry: BudgetEntry): void }

/** Creates a budget that the calls of several worlds share. */
export function createCallBudget(maxBytes = MAX_TOTAL_BYTES): CallBudget {
  const all = new Set<BudgetEntry>()
  let total = 0
  const remove = (entry: BudgetEntry) => {
    if (all.delete(entry)) total -= entry.bytes
  }
  return {
    add(entry) {
      all.add(entry)
      total += entry.bytes
      for (const oldest of all) {
        if (total <= maxBytes) break
        oldest.drop()
      }
    },
    remove,
  }
}

/** The latest calls of a world by the number of their entry, as many as its bytes allow. */
export type CallStore = {
  put(seq: number, call: RecordedCall): void
  get(seq: number): RecordedCall | undefined
  clear(): void
}

/** Creates the store of one world's calls. */
export function createCallStore(budget: CallBudget, maxBytes = MAX_WORLD_BYTES): CallStore {
  const calls = new Map<number, { call: RecordedCall; entry: BudgetEntry }>()
  let total = 0
  const drop = (seq: number) => {
    const stored = calls.get(seq)
    if (!stored) return
    calls.delete(seq)
    total -= stored.entry.bytes
    budget.remove(stored.entry)
  }
  return {
    put(seq, call) {
      const entry = { bytes: measure(call), drop: () => drop(seq) }
      calls.set(seq, { call, entry })
      total += entry.bytes
      budget.add(entry)
      for (const oldest of calls.keys()) {
        if (total <= maxBytes) break
        drop(oldest)
      }
    },
    get: (seq) => calls.get(seq)?.call,
    clear() {
      for (const seq of [...calls.keys()]) drop(seq)
    },
  }
}

function measure({ exchange: { request, response }, original }: RecordedCall): number {
  const texts = (request.body?.text?.length ?? 0) + (response?.body?.text?.length ?? 0)
  return OVERHEAD_BYTES + texts + (original?.body?.length ?? 0)
}
