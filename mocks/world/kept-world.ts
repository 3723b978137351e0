import { z } from 'zod'
import { fault } from '../faults.ts'
import { worldRecords } from './collections.ts'
import { CONTENT_PARTS } from './content-overlay.ts'
import type { World } from './world.ts'

/** A world as it is kept on disk. The journal is not: it tells of one run. */
const keptWorld = z.object({
  version: z.literal(1),
  /** What the goods were made from. */
  houseSeed: z.int(),
  /** What the world's ids and people are made from. */
  seed: z.int(),
  clockOffset: z.number(),
  counters: z.record(z.string(), z.int()),
  stock: z.record(z.string(), z.int().min(0)),
  withdrawn: z.array(z.string()),
  content: z.partialRecord(z.enum(CONTENT_PARTS), z.array(z.record(z.string(), z.unknown()))),
  faults: z.array(fault),
  scenarios: z.array(z.string()),
  records: worldRecords,
})
export type KeptWorld = z.output<typeof keptWorld>

/** Everything of a world that a restart should find again. */
export function keepsakeOf(world: World, houseSeed: number): KeptWorld {
  return {
    version: 1,
    houseSeed,
    seed: world.seed,
    clockOffset: world.clock.offset,
    counters: world.ids.counters(),
    stock: world.stock.overlay(),
    withdrawn: [...world.withdrawn],
    content: contentOf(world),
    faults: world.faults.list(),
    scenarios: world.scenarios,
    records: {
      carts: world.carts.all(),
      orders: world.orders.all(),
      customers: world.customers.all(),
      fits: world.fits.all(),
      subscriptions: world.subscriptions.all(),
      unsubscriptions: world.unsubscriptions.all(),
      stockRequests: world.stockRequests.all(),
      visits: world.visits.all(),
      surveys: world.surveys.all(),
      returns: world.returns.all(),
      storeLimits: world.storeLimits.all(),
    },
  }
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
