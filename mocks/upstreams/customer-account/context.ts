import type { CustomerRecord } from '../../world/customers.ts'
import type { FieldResolvers } from '../graphql-schema.ts'
import type { ShopifyContext } from '../shopify/context.ts'

/** The context of every resolver: that of the Storefront API, and the customer of the access token. */
export type AccountContext = ShopifyContext & { customerId: string }

/** The resolvers of one type by field. A field without one returns a "not simulated" error. */
export type AccountResolvers = FieldResolvers<AccountContext>

/** The customer as the record is now, also after a change by the same request. */
export function getCustomer({ world, customerId }: AccountContext): CustomerRecord {
  const customer = world.customers.findFirst((query) => query.where({ id: customerId }))
  if (!customer) throw new Error(`The customer ${customerId} was deleted while a request of theirs was executed`)
  return customer
}
