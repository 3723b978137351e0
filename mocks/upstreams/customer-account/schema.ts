import type { GraphQLSchema } from 'graphql'
import { createResolvedSchema, listRootFields } from '../graphql-schema.ts'
import { imageResolvers } from '../shopify/goods/image.ts'
import { hideUnnamedFields } from '../unnamed-fields.ts'
import { addressResolvers } from './address.ts'
import { addressMutations } from './address-mutations.ts'
import type { AccountContext, AccountResolvers } from './context.ts'
import { customerResolvers } from './customer.ts'
import { customerMutations } from './customer-mutations.ts'
import { fulfilmentResolvers } from './fulfilment.ts'
import { lineItemResolvers } from './line-item.ts'
import { orderResolvers } from './order.ts'
import { queryResolvers, shopResolvers } from './query.ts'

/** The types with resolvers per field. Fields of all other types are read by property. */
const RESOLVERS: Readonly<Record<string, AccountResolvers>> = {
  QueryRoot: queryResolvers,
  Mutation: { ...customerMutations, ...addressMutations },
  Shop: shopResolvers,
  Customer: customerResolvers,
  CustomerAddress: addressResolvers,
  Order: orderResolvers,
  LineItem: lineItemResolvers,
  ...fulfilmentResolvers,
  Image: imageResolvers.Image,
}

let schema: GraphQLSchema | undefined

/** The contract's whole Customer Account API with resolvers. All worlds share it. */
export function getAccountSchema(): GraphQLSchema {
  schema ??= createSchema()
  return schema
}

function createSchema(): GraphQLSchema {
  const created = createResolvedSchema<AccountContext>({
    file: new URL('../../../contracts/customer-account/schema.graphql', import.meta.url),
    resolvers: RESOLVERS,
    typeResolvers: { PurchasingEntity: () => 'Customer' },
  })
  hideUnnamedFields(created, 'customer-account', ({ world }: AccountContext) => world.responseProfile !== 'full')
  return created
}

/** The fields of queries and mutations, like `Mutation.customerUpdate`, by whether they are simulated. */
export const listAccountRootFields = () => listRootFields(getAccountSchema(), RESOLVERS)
