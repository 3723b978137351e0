import type { CountryCode } from '#contracts/shopify/generated/documents.ts'
import type { World } from '../../../world/world.ts'

/** What a cart carries beyond its record: who buys, and the note. */
export type Buyer = {
  phone: string | null
  countryCode: CountryCode | null
  /** gid://shopify/Customer/… */
  customerId: string | null
  note: string | null
}

const NOBODY: Buyer = { phone: null, countryCode: null, customerId: null, note: null }

/** Kept beside the world rather than in its records: it ends with the world's process, as no journey of the shop needs it. */
const buyers = new WeakMap<World, Map<string, Buyer>>()

export function buyerOf(world: World, cartId: string): Buyer {
  return buyers.get(world)?.get(cartId) ?? NOBODY
}

export function setBuyer(world: World, cartId: string, change: Partial<Buyer>): void {
  const known = buyers.get(world) ?? new Map<string, Buyer>()
  known.set(cartId, { ...buyerOf(world, cartId), ...change })
  buyers.set(world, known)
}
