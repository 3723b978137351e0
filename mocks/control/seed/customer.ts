import type { z } from 'zod'
import { signInVisitor } from '#mocks/upstreams/sign-in/sign-in-visitor.ts'
import type { CustomerRecord } from '../../world/customers.ts'
import { findCustomerByEmail } from '../../world/find-customer.ts'
import { createVisitor } from '../../world/visitor.ts'
import type { World } from '../../world/world.ts'
import type { SeededCustomer, seedCustomerRequest } from '../api.ts'
import { toErrorResponse } from '../validation.ts'
import { inventAddress, inventPerson } from './invented-person.ts'

type CustomerRequest = z.output<typeof seedCustomerRequest>

/**
 * Creates a customer account. Throws a 409 for an email address that has one in the region's store.
 * @param origin The simulated backend's origin, for which the visitor's tokens are signed.
 */
export async function seedCustomer(world: World, request: CustomerRequest, origin: string): Promise<SeededCustomer> {
  const { region, acceptsMarketing, signedIn } = request
  if (request.email && findCustomerByEmail(world, region, request.email))
    throw toErrorResponse(409, { error: `email: ${request.email} has an account in the ${region} store already` })
  const invented = inventPerson(world)
  const owner = { firstName: request.firstName ?? invented.firstName, lastName: request.lastName ?? invented.lastName }
  const addresses = Array.from({ length: request.addresses }, () => inventAddress(world, region, owner))
  const customer = await world.customers.create({
    id: `gid://shopify/Customer/${world.ids.nextNumber('customer')}`,
    region,
    ...owner,
    email: request.email ?? invented.email,
    phone: request.phone === undefined ? invented.phone : request.phone,
    acceptsMarketing,
    addresses,
    defaultAddressId: addresses[0]?.id ?? null,
    createdAt: world.clock.now().toISOString(),
  })
  const visitor = createVisitor()
  if (signedIn) await signInVisitor(world, visitor, customer, origin)
  return {
    customerId: getCustomerNumber(customer),
    email: customer.email,
    visitor: visitor.getState(),
    start: '/account?page=overview',
  }
}

/** The number of a customer's Shopify id, by which other services know the customer. */
export const getCustomerNumber = ({ id }: CustomerRecord) => id.split('/').at(-1) ?? ''
