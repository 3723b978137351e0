import type { RegionCode } from '#contracts/shop/regions.ts'
import type { World } from '../../world/world.ts'
import { getSigningKey } from './signing-key.ts'
import { getCustomerId } from './tokens.ts'

/** What an id token of a store's customer says. It may have expired. */
export type Hint = { customerId: string; clientId: string; sid: string | undefined }

/**
 * Reads an id token; undefined for one that this service did not sign, such as one from before a restart, and for a customer
 * of another store. Its issuer is not compared, because a store has several addresses.
 */
export async function readHint(world: World, region: RegionCode, token: string): Promise<Hint | undefined> {
  const claims = await (await getSigningKey()).read(token)
  if (!claims) return undefined
  const id = getCustomerId(String(claims.sub))
  if (!world.customers.findFirst((query) => query.where({ id, region }))) return undefined
  return {
    customerId: id,
    clientId: String(claims.aud),
    sid: typeof claims.sid === 'string' ? claims.sid : undefined,
  }
}
