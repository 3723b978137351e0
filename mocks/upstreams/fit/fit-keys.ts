import type { FitRecord } from '../../world/fits.ts'
import type { World } from '../../world/world.ts'

const DAY_MS = 24 * 60 * 60_000

/** Saves a key for a fit and the address that it is mailed to. It is valid for a day (assumed) and any number of uses. */
export async function createFitKey(world: World, { id: fitId }: FitRecord, email: string, key: string): Promise<void> {
  const until = new Date(world.clock.now().getTime() + DAY_MS).toISOString()
  await world.fitKeys.create({ id: key, fitId, email, until })
}

/**
 * The fit of a key; undefined if the key is unknown or expired, or if the fit has another address by now: a key proves
 * the address that it was mailed to, and no other.
 */
export function findFitByKey(world: World, key: string): FitRecord | undefined {
  const fitKey = world.fitKeys.findFirst((q) => q.where({ id: key }))
  if (!fitKey || Date.parse(fitKey.until) < world.clock.now().getTime()) return undefined
  const record = world.fits.findFirst((q) => q.where({ id: fitKey.fitId }))
  return record?.email?.toLowerCase() === fitKey.email.toLowerCase() ? record : undefined
}
