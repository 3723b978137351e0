import { z } from 'zod'
import { faultsState } from '../faults.ts'
import { recordsOf, worldRecords } from './collections.ts'
import { CONTENT_PARTS } from './content-overlay.ts'
import { entrance } from './entrance.ts'
import { latencyMs } from './latency.ts'
import type { World } from './world.ts'

/** What differs from a new world in one that was kept or exported. The journal is not kept: it tells of one run. */
export const worldState = z.strictObject({
  counters: z.record(z.string(), z.int()),
  latencyMs,
  stock: z.record(z.string(), z.int().min(0)),
  withdrawn: z.array(z.string()),
  content: z.partialRecord(z.enum(CONTENT_PARTS), z.array(z.record(z.string(), z.unknown()))),
  faults: faultsState,
  entrance,
  records: worldRecords,
})

/** A world as it is kept on disk. */
const keptWorld = worldState.extend({
  version: z.literal(2),
  /** What the goods were made from. */
  houseSeed: z.int(),
  /** What the world's ids and people are made from. */
  seed: z.int(),
  clock: z.strictObject({ offset: z.number(), frozenAt: z.number().nullable() }),
})
export type KeptWorld = z.output<typeof keptWorld>

/** Everything of a world but its time and its journal. */
export function stateOf(world: World): z.output<typeof worldState> {
  return {
    counters: world.ids.counters(),
    latencyMs: world.latency.ms,
    stock: world.stock.overlay(),
    withdrawn: [...world.withdrawn],
    content: contentOf(world),
    faults: { configured: world.faults.list(), drawn: world.faults.drawn() },
    entrance: world.entrance,
    records: recordsOf(world),
  }
}

/** Everything of a world that a restart should find again. */
export function keepsakeOf(world: World, houseSeed: number): KeptWorld {
  return { version: 2, houseSeed, seed: world.seed, clock: world.clock.settings(), ...stateOf(world) }
}

/** Reads a kept world back, whole or not at all. */
export function parseKeptWorld(text: string): { ok: true; kept: KeptWorld } | { ok: false; why: string } {
  try {
    const result = keptWorld.safeParse(JSON.parse(text))
    if (result.success) return { ok: true, kept: result.data }
    const [issue] = result.error.issues
    return { ok: false, why: `${issue?.path.join('.') || 'the whole'}: ${issue?.message}` }
  } catch {
    return { ok: false, why: 'it is not JSON' }
  }
}

function contentOf(world: World): KeptWorld['content'] {
  const overlay = world.content.overlay()
  const parts: KeptWorld['content'] = {}
  for (const part of CONTENT_PARTS) {
    const entries = overlay[part]
    if (entries) parts[part] = entries.map((entry) => ({ ...entry }))
  }
  return parts
}
