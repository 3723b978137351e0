import type { GraphQLSchema } from 'graphql'
import { createResolvedSchema, listRootFields } from '../graphql-schema.ts'
import { hideUnnamedFields } from '../unnamed-fields.ts'
import { getRequiredScope, requireScope } from './api/access.ts'
import { SHOPIFY_SCALARS } from './api/date-time.ts'
import type { ShopifyContext } from './context.ts'
import { getNodeType } from './node.ts'
import { getResolvers } from './resolvers.ts'
import { SHOP_VERSION, type SimulatedVersion } from './version.ts'

/** The concrete type of abstract types' values. Values of the types that are not listed have a `__typename`. */
const TYPE_RESOLVERS: Readonly<Record<string, (value: never) => string>> = {
  Node: getNodeType,
  Merchandise: () => 'ProductVariant',
  BaseCartLine: () => 'CartLine',
  SearchResultItem: getNodeType,
  MenuItemResource: getNodeType,
  Media: () => 'MediaImage',
  CartAddress: () => 'CartDeliveryAddress',
  DeliveryAddress: () => 'MailingAddress',
  MetafieldParentResource: getNodeType,
  MetafieldReference: getNodeType,
}

const getFile = (name: string) => new URL(`../../../contracts/shopify/${name}.graphql`, import.meta.url)

/** The SDL of each version. Shopify publishes none of `unstable`. */
const FILES: Readonly<Record<SimulatedVersion, readonly URL[]>> = {
  '2025-01': [getFile('schema'), getFile('deprecated-inputs')],
  '2026-04': [getFile('2026-04'), getFile('deprecated-inputs')],
  unstable: [getFile('2026-04'), getFile('deprecated-inputs'), getFile('unstable')],
}

const schemas = new Map<SimulatedVersion, GraphQLSchema>()

/** A version's whole Storefront API with resolvers. All worlds share it. */
export function getShopifySchema(version: SimulatedVersion): GraphQLSchema {
  const schema = schemas.get(version) ?? createSchema(version)
  schemas.set(version, schema)
  return schema
}

function createSchema(version: SimulatedVersion): GraphQLSchema {
  const created = createResolvedSchema<ShopifyContext>({
    files: FILES[version],
    resolvers: getResolvers(version),
    typeResolvers: TYPE_RESOLVERS,
    scalars: SHOPIFY_SCALARS,
    wrapResolver(typeName, fieldName, resolve) {
      const scope = getRequiredScope(typeName, fieldName)
      return scope ? requireScope(resolve, scope) : undefined
    },
  })
  // A bare provider is one of the shop's version.
  if (version === SHOP_VERSION)
    hideUnnamedFields(created, 'shopify', ({ world }: ShopifyContext) => world.responseProfile !== 'full')
  return created
}

/** The fields of a version's queries and mutations, like `Mutation.cartCreate`, by whether they are simulated. */
export const listShopifyRootFields = (version: SimulatedVersion) =>
  listRootFields(getShopifySchema(version), getResolvers(version))
