import { z } from 'zod'
import { priceChanges } from './catalogue/reprice-catalogue.ts'
import { DEFAULT_GOODS } from './catalogue/store-content.ts'
import { CONTENT_PARTS } from './content-overlay.ts'
import { entrance } from './entrance.ts'
import { faultsState } from './faults.ts'
import { latencyMs } from './latency.ts'
import { getRecords, worldRecords } from './records.ts'
import { responseProfile } from './response-profile.ts'
import type { World } from './world.ts'

/** How a world differs from a new one. Its journal is not part of it. */
export const worldSnapshot = z.strictObject({
  counters: z.record(z.string(), z.int()),
  latencyMs,
  responseProfile: responseProfile.default('full'),
  /** Without the goods that came back (stock.ts). */
  stock: z.record(z.string(), z.int()),
  withdrawn: z.array(z.string()),
  priceChanges: priceChanges.default({}),
  content: z.partialRecord(z.enum(CONTENT_PARTS), z.array(z.record(z.string(), z.unknown()))),
  faults: faultsState,
  entrance,
  records: worldRecords,
})

/** A world as it is saved on disk. */
const savedWorld = worldSnapshot.extend({
  version: z.literal(3),
  /** The goods file, or this shop's own goods. */
  catalogue: z.string().default(DEFAULT_GOODS),
  /** The seed of the catalogue. */
  catalogueSeed: z.int(),
  /** The seed of the world's ids and people. */
  seed: z.int(),
  clock: z.strictObject({ offset: z.number(), frozenAt: z.number().nullable() }),
})
export type SavedWorld = z.output<typeof savedWorld>

/** Everything of a world except its clock and its journal. */
export function takeSnapshot(world: World): z.output<typeof worldSnapshot> {
  return {
    counters: world.ids.getCounters(),
    latencyMs: world.latency.ms,
    responseProfile: world.responseProfile,
    stock: world.stock.getSaved(),
    withdrawn: [...world.withdrawn],
    priceChanges: world.priceChanges,
    content: copyContent(world),
    faults: { configured: world.faults.list(), drawn: world.faults.listDraws() },
    entrance: world.entrance,
    records: getRecords(world),
  }
}

/** Everything of a world that a restart restores. */
export function serializeWorld(world: World, catalogueSeed: number): SavedWorld {
  const catalogue = world.catalogue.content?.source ?? DEFAULT_GOODS
  const { seed, clock } = world
  return { version: 3, catalogue, catalogueSeed, seed, clock: clock.getSettings(), ...takeSnapshot(world) }
}

/** Parses a saved world, whole or not at all. */
export function parseSavedWorld(text: string): { ok: true; saved: SavedWorld } | { ok: false; reason: string } {
  try {
    const result = savedWorld.safeParse(JSON.parse(text))
    if (result.success) return { ok: true, saved: result.data }
    const [issue] = result.error.issues
    return { ok: false, reason: `${issue?.path.join('.') || 'the file'}: ${issue?.message}` }
  } catch {
    return { ok: false, reason: 'it is not JSON' }
  }
}

function copyContent(world: World): SavedWorld['content'] {
  const overrides = world.content.getOverrides()
  const content: SavedWorld['content'] = {}
  for (const part of CONTENT_PARTS) {
    const entries = overrides[part]
    if (entries) content[part] = entries.map((entry) => ({ ...entry }))
  }
  return content
}
