import type { FitRecord } from '../../world/fits.ts'
import type { World } from '../../world/world.ts'

export type Owner = { customerId: string | null; email: string | null }

const DAY_MS = 24 * 60 * 60_000

/** Who the bearer of a token turned out to be, as far as the service was told. */
export const ownerOf = (world: World, token: string): Owner | undefined =>
  world.fitTokens.findFirst((q) => q.where({ id: token }))

/** Remembers who bears a token; what is not said now stays as it was said before. */
export function rememberOwner(world: World, token: string, { customerId, email }: Owner): Promise<Owner> {
  return world.serial(async () => {
    const before = ownerOf(world, token)
    if (!before) return world.fitTokens.create({ id: token, customerId, email })
    const now = await world.fitTokens.update((q) => q.where({ id: token }), {
      data(record) {
        record.customerId = customerId ?? record.customerId
        record.email = email ?? record.email
      },
    })
    return now ?? before
  })
}

/** Lets a key stand for a fit for a day (assumed), for as often as its owner opens the mail. */
export async function keepKey(world: World, { id: fitId }: FitRecord, key: string): Promise<void> {
  const until = new Date(world.clock.now().getTime() + DAY_MS).toISOString()
  await world.fitKeys.create({ id: key, fitId, until })
}

/** The fit that a key stands for, while it does. */
export function fitOfKey(world: World, key: string): FitRecord | undefined {
  const found = world.fitKeys.findFirst((q) => q.where({ id: key }))
  if (!found || Date.parse(found.until) < world.clock.now().getTime()) return undefined
  return world.fits.findFirst((q) => q.where({ id: found.fitId }))
}
