import type { RegionCode } from '#contracts/shop/regions.ts'
import type { CustomerRecord } from '../../world/customers.ts'
import { getTokenExpiry } from '../../world/expiring-token.ts'
import type { World } from '../../world/world.ts'

/**
 * The customer of a store whose OAuth access token is in `Authorization`, as it is or after "Bearer"; undefined for any
 * other token, such as one for the Storefront API.
 */
export function findAuthorizedCustomer(world: World, region: RegionCode, headers: Headers): CustomerRecord | undefined {
  const token = headers.get('authorization')?.replace(/^Bearer /i, '')
  if (!token || getTokenExpiry(token) <= world.clock.now().getTime()) return undefined
  return world.customers.findFirst((query) =>
    query.where(
      (customer) =>
        customer.region === region && customer.state !== 'disabled' && customer.accountTokens.includes(token),
    ),
  )
}
