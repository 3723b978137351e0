import type { z } from 'zod'
import { createVisitor } from '#mocks/world/visitor.ts'
import { signIn } from '../../upstreams/sign-in/signed-in.ts'
import type { CustomerRecord } from '../../world/customers.ts'
import type { World } from '../../world/world.ts'
import { refusal } from '../answers.ts'
import type { SeededCustomer, seedCustomerRequest } from '../api.ts'
import { inventAddress, inventPerson } from './invented-person.ts'

type Wanted = z.output<typeof seedCustomerRequest>

/**
 * Opens an account. Refuses an email address that has one in that region's store.
 * @param origin The simulated backend's own, which signs the visitor's tokens.
 */
export async function seedCustomer(world: World, wanted: Wanted, origin: string): Promise<SeededCustomer> {
  const { region, acceptsMarketing, signedIn } = wanted
  if (wanted.email && customerByEmail(world, region, wanted.email))
    throw refusal(409, { error: `email: ${wanted.email} has an account in the ${region} store already` })
  const invented = inventPerson(world)
  const owner = { firstName: wanted.firstName ?? invented.firstName, lastName: wanted.lastName ?? invented.lastName }
  const addresses = Array.from({ length: wanted.addresses }, () => inventAddress(world, region, owner))
  const customer = await world.customers.create({
    id: `gid://shopify/Customer/${world.ids.number('customer')}`,
    region,
    ...owner,
    email: wanted.email ?? invented.email,
    phone: wanted.phone ?? invented.phone,
    acceptsMarketing,
    addresses,
    defaultAddressId: addresses[0]?.id ?? null,
    createdAt: world.clock.now().toISOString(),
  })
  const visitor = createVisitor()
  if (signedIn) await signIn(world, visitor, customer, origin)
  return { customerId: numberOf(customer), email: customer.email, visitor: visitor.state() }
}

/** A customer is known outside of Shopify by the number alone. */
export const numberOf = ({ id }: CustomerRecord) => id.split('/').at(-1) ?? ''

export function customerByEmail(world: World, region: string, email: string): CustomerRecord | undefined {
  return world.customers.findFirst((query) =>
    query.where((customer) => customer.region === region && customer.email.toLowerCase() === email.toLowerCase()),
  )
}
