import type { Collection } from '@msw/data'
import { z } from 'zod'
import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import { agentSettings } from './agents.ts'

/** Synonym groups as a merchant adds them to Search & Discovery. */
const SYNONYMS = [
  ['trousers', 'pants', 'slacks'],
  ['denim', 'jeans'],
  ['knitwear', 'jumper', 'sweater', 'pullover'],
  ['showerproof', 'waterproof', 'rainproof'],
  ['swimwear', 'swim shorts', 'swim trunks'],
  ['tee', 't-shirt'],
  ['grey', 'gray'],
]

/**
 * What Shopify does not publish, or a merchant sets, of a region's store. Without a record the defaults apply, whose limits no
 * normal client reaches.
 */
export const storeSettings = z.object({
  /** The store's region. */
  id: z.enum(REGION_CODES),
  /** A leaky bucket for each buyer, that every request fills by one. */
  size: z.int().min(0).default(5_000),
  leaksPerSecond: z.number().min(0).default(2_500),
  /** The response to an overflow: a 200 with `THROTTLED` in its body, or the 430 that Shopify sends to bots. */
  answer: z.enum(['throttled', 'rejected']).default('throttled'),
  /** The most points of a query with a token; null for none, as Shopify publishes none. */
  maxCost: z.int().positive().nullable().default(null),
  /** The one token that is valid, public or private; null for any well-formed one. */
  token: z.string().nullable().default(null),
  /** Whether versions of the API end twelve months after their release, by the world's clock. */
  versionsEnd: z.boolean().default(false),
  /** A version without a schema here is served by the nearest one that has it, or refused. */
  missingVersions: z.enum(['served', 'refused']).default('served'),
  /** A term of a search by a field that the list does not have is left out, or matches nothing. */
  unknownSearchFields: z.enum(['left-out', 'match-nothing']).default('left-out'),
  /** In a search AND binds tighter than OR, or both are read from left to right. */
  connectives: z.enum(['and-first', 'left-to-right']).default('and-first'),
  /** Groups of terms that a search finds together. */
  synonyms: z.array(z.array(z.string())).default(SYNONYMS),
  /** The most pieces of a line of a cart. */
  maxLineQuantity: z.int().positive().default(999_999),
  agents: agentSettings.default(() => agentSettings.parse({})),
})

export type StoreSettings = z.output<typeof storeSettings>

/** A world, as far as its stores have settings. */
type WithStoreSettings = { storeSettings: Collection<typeof storeSettings> }

/** The settings of a region's store. */
export const getStoreSettings = (world: WithStoreSettings, region: RegionCode): StoreSettings =>
  world.storeSettings.findFirst((query) => query.where(({ id }) => id === region)) ??
  storeSettings.parse({ id: region })

/** Changes some settings of a region's store, and leaves the others. */
export async function changeStoreSettings(
  world: WithStoreSettings,
  region: RegionCode,
  change: Partial<Omit<StoreSettings, 'id'>>,
) {
  const settings = getStoreSettings(world, region)
  world.storeSettings.deleteMany((query) => query.where(({ id }) => id === region))
  await world.storeSettings.create({ ...settings, ...change })
}

/** Changes some of how a region's store meets agents, and leaves the rest. */
export const changeAgentSettings = (
  world: WithStoreSettings,
  region: RegionCode,
  change: Partial<StoreSettings['agents']>,
) => changeStoreSettings(world, region, { agents: { ...getStoreSettings(world, region).agents, ...change } })
