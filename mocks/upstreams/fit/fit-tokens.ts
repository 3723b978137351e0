import type { FitRecord } from '../../world/fits.ts'
import type { World } from '../../world/world.ts'

/** The owner of a fit or a token; null for what is unknown. */
export type Owner = { customerId: string | null; email: string | null }

const DAY_MS = 24 * 60 * 60_000

/** The identified owner of a token, if any. */
export const findOwner = (world: World, token: string): Owner | undefined =>
  world.fitTokens.findFirst((q) => q.where({ id: token }))

/** Saves the owner of a token. Values that are null keep their previous value. */
export function saveOwner(world: World, token: string, { customerId, email }: Owner): Promise<Owner> {
  return world.runExclusive(async () => {
    const existing = findOwner(world, token)
    if (!existing) return world.fitTokens.create({ id: token, customerId, email })
    const updated = await world.fitTokens.update((q) => q.where({ id: token }), {
      data(record) {
        record.customerId = customerId ?? record.customerId
        record.email = email ?? record.email
      },
    })
    return updated ?? existing
  })
}

/** Saves a key for a fit. It is valid for a day (assumed) and any number of uses. */
export async function createFitKey(world: World, { id: fitId }: FitRecord, key: string): Promise<void> {
  const until = new Date(world.clock.now().getTime() + DAY_MS).toISOString()
  await world.fitKeys.create({ id: key, fitId, until })
}

/** The fit of a key; undefined if the key is unknown or expired. */
export function findFitByKey(world: World, key: string): FitRecord | undefined {
  const record = world.fitKeys.findFirst((q) => q.where({ id: key }))
  if (!record || Date.parse(record.until) < world.clock.now().getTime()) return undefined
  return world.fits.findFirst((q) => q.where({ id: record.fitId }))
}
