import type { RegionCode } from '#contracts/shop/regions.ts'
import type { CustomerRecord } from './customers.ts'
import type { World } from './world.ts'

/** The customer of a region's store with this email address, in any case. */
export function findCustomerByEmail(
  { customers }: Pick<World, 'customers'>,
  region: RegionCode,
  email: string,
): CustomerRecord | undefined {
  return customers.findFirst((query) =>
    query.where((customer) => customer.region === region && customer.email.toLowerCase() === email.toLowerCase()),
  )
}
