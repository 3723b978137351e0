import type { GraphQLSchema } from 'graphql'
import { createResolvedSchema, listRootFields, mergeResolvers } from '../graphql-schema.ts'
import { SHOPIFY_SCALARS } from '../shopify/api/date-time.ts'
import { imageResolvers } from '../shopify/goods/image.ts'
import { NEWEST_VERSION, SHOP_VERSION, type SimulatedVersion } from '../shopify/version.ts'
import { hideUnnamedFields } from '../unnamed-fields.ts'
import { addressResolvers } from './address.ts'
import { addressMutations } from './address-mutations.ts'
import type { AccountContext, AccountResolvers } from './context.ts'
import { customerResolvers } from './customer.ts'
import { customerMutations } from './customer-mutations.ts'
import { fulfilmentResolvers } from './fulfilment.ts'
import { lineItemResolvers } from './line-item.ts'
import { newestResolvers } from './newest-resolvers.ts'
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

/** What the newest version adds, and what it answers otherwise. */
const NEWEST_RESOLVERS = mergeResolvers(RESOLVERS, newestResolvers)

const getResolvers = (version: SimulatedVersion) => (version === SHOP_VERSION ? RESOLVERS : NEWEST_RESOLVERS)

const schemas = new Map<SimulatedVersion, GraphQLSchema>()

/** A version's whole Customer Account API with resolvers; `unstable` is the newest one. All worlds share it. */
export function getAccountSchema(version: SimulatedVersion): GraphQLSchema {
  const schema = schemas.get(version) ?? createSchema(version)
  schemas.set(version, schema)
  return schema
}

function createSchema(version: SimulatedVersion): GraphQLSchema {
  const name = version === SHOP_VERSION ? 'schema' : NEWEST_VERSION
  const created = createResolvedSchema<AccountContext>({
    files: [new URL(`../../../contracts/customer-account/${name}.graphql`, import.meta.url)],
    resolvers: getResolvers(version),
    typeResolvers: { PurchasingEntity: () => 'Customer', ReturnLineItemType: () => 'ReturnLineItem' },
    scalars: SHOPIFY_SCALARS,
  })
  // A bare provider is one of the shop's version.
  if (version === SHOP_VERSION)
    hideUnnamedFields(created, 'customer-account', ({ world }: AccountContext) => world.responseProfile !== 'full')
  return created
}

/** The fields of a version's queries and mutations, like `Mutation.customerUpdate`, by whether they are simulated. */
export const listAccountRootFields = (version: SimulatedVersion) =>
  listRootFields(getAccountSchema(version), getResolvers(version))
