import { restoreRecords } from './collections.ts'
import type { RecordedCall } from './exchange.ts'
import { isPristine } from './is-pristine.ts'
import type { JournalEntry } from './journal.ts'
import { parseSavedWorld, serializeWorld } from './saved-world.ts'
import type { Worlds } from './worlds.ts'

/** All worlds of a backend, for the one that continues in its place; unlike a saved world, with their journals. */
export type WorldTransfer = {
  catalogueSeed: number
  worlds: readonly {
    id: string
    /** The saved world as JSON, because the next backend may be of other code. */
    saved: string
    /** Whether nothing happened in it, so that it begins as new ones do, with the customers of a changed goods file. */
    isPristine: boolean
    entries: readonly JournalEntry[]
    /** What calls said, by the number of their entry. */
    calls: ReadonlyMap<number, RecordedCall>
    lastSeq: number
  }[]
}

/** Collects all worlds, and ends the streams of their journals. */
export function collectWorlds(worlds: Worlds, catalogueSeed: number): WorldTransfer {
  const collected = worlds.list().flatMap(({ id }) => {
    const world = worlds.peek(id)
    if (!world) return []
    const { journal } = world
    const saved = JSON.stringify(serializeWorld(world, catalogueSeed))
    const entries = journal.entries()
    const calls = new Map(
      entries.flatMap(({ seq }) => {
        const call = journal.getCall(seq)
        return call ? [[seq, call] as const] : []
      }),
    )
    return [{ id, saved, isPristine: isPristine(world), entries, calls, lastSeq: journal.lastSeq }]
  })
  for (const { id } of collected) worlds.peek(id)?.journal.end()
  return { catalogueSeed, worlds: collected }
}

/** Continues collected worlds. One that this code cannot read begins again, with a warning. */
export async function adoptWorlds(
  worlds: Worlds,
  transfer: WorldTransfer,
  warn: (message: string) => void,
): Promise<void> {
  for (const { id, saved: text, isPristine, entries, calls, lastSeq } of transfer.worlds) {
    const parsed = parseSavedWorld(text)
    if (!parsed.ok) {
      warn(`The world ${id} does not fit the new code (${parsed.reason}); it starts again with its default data.`)
      continue
    }
    const { records, seed, ...state } = parsed.saved
    const world = isPristine
      ? await worlds.renew(id, undefined, { seed })
      : await worlds.renew(id, (world) => restoreRecords(world, records), { seed, state })
    world.journal.restore(entries, lastSeq, calls)
  }
}
