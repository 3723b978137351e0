import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSchema, type GraphQLNamedType, type GraphQLSchema } from 'graphql'
import { getRequiredScope, requireScope } from './api/access.ts'
import { cartResolvers } from './cart/cart.ts'
import { completionMutations } from './cart/completion.ts'
import { cartLineResolvers } from './cart/line.ts'
import { metafieldMutations } from './cart/metafield-mutations.ts'
import { cartMutations } from './cart/mutations.ts'
import { pageResolvers } from './content/pages.ts'
import type { Resolvers } from './context.ts'
import { addressResolvers, deliveryAddressResolvers } from './customer/address.ts'
import { addressMutations } from './customer/address-mutations.ts'
import { customerResolvers } from './customer/customer.ts'
import { customerMutations } from './customer/customer-mutations.ts'
import { orderResolvers } from './customer/order.ts'
import { passwordMutations } from './customer/password-mutations.ts'
import { collectionResolvers } from './goods/collection.ts'
import { imageResolvers } from './goods/image.ts'
import { productResolvers } from './goods/product.ts'
import { optionResolvers, variantResolvers } from './goods/variant.ts'
import { getNodeType } from './node.ts'
import { resolveNotSimulated, resolveProperty } from './not-simulated.ts'
import { queryResolvers } from './query.ts'
import { shopResolvers } from './shop/shop.ts'

/** The types with resolvers per field. Fields of all other types are read by property. */
const RESOLVERS: Readonly<Record<string, Resolvers>> = {
  QueryRoot: queryResolvers,
  Mutation: {
    ...cartMutations,
    ...metafieldMutations,
    ...completionMutations,
    ...customerMutations,
    ...passwordMutations,
    ...addressMutations,
  },
  Shop: shopResolvers,
  Product: productResolvers,
  ProductVariant: variantResolvers,
  ...optionResolvers,
  ...imageResolvers,
  Collection: collectionResolvers,
  Page: pageResolvers,
  Cart: cartResolvers,
  CartLine: cartLineResolvers,
  Customer: customerResolvers,
  CartDeliveryAddress: deliveryAddressResolvers,
  MailingAddress: addressResolvers,
  ...orderResolvers,
}

/** The concrete type of abstract types' values. Values of the types that are not listed have a `__typename`. */
const TYPE_RESOLVERS: Readonly<Record<string, (value: never) => string>> = {
  Node: getNodeType,
  Merchandise: () => 'ProductVariant',
  BaseCartLine: () => 'CartLine',
  SearchResultItem: getNodeType,
  MenuItemResource: getNodeType,
  Media: () => 'MediaImage',
  CartAddress: () => 'CartDeliveryAddress',
  MetafieldParentResource: () => 'Cart',
}

const SCHEMA_FILE = fileURLToPath(new URL('../../../contracts/shopify/schema.graphql', import.meta.url))

let schema: GraphQLSchema | undefined

/** The contract's whole Storefront API with resolvers. All worlds share it. */
export function getShopifySchema(): GraphQLSchema {
  schema ??= addResolvers(buildSchema(readFileSync(SCHEMA_FILE, 'utf8'), { assumeValid: true, assumeValidSDL: true }))
  return schema
}

/** The fields of queries and mutations, like `Mutation.cartCreate`, by whether they are simulated. */
export function listRootFields(): { simulated: string[]; notSimulated: string[] } {
  const rootFields = ['QueryRoot', 'Mutation'].flatMap((typeName) => {
    const type = getShopifySchema().getType(typeName)
    const fields = type && 'getFields' in type ? Object.keys(type.getFields()) : []
    return fields.map((field) => ({
      name: `${typeName}.${field}`,
      isSimulated: field in (RESOLVERS[typeName] ?? {}),
    }))
  })
  return {
    simulated: rootFields.filter(({ isSimulated }) => isSimulated).map(({ name }) => name),
    notSimulated: rootFields.filter(({ isSimulated }) => !isSimulated).map(({ name }) => name),
  }
}

/**
 * Gives every field a resolver: its own, the property of its name, or a "not simulated" error. graphql-js's default
 * would return null for a missing property.
 */
function addResolvers(shopifySchema: GraphQLSchema): GraphQLSchema {
  const types = shopifySchema.getTypeMap()
  for (const [name, resolvers] of Object.entries(RESOLVERS)) rejectUnknownFields(name, resolvers, types[name])
  for (const type of Object.values(types)) {
    const getTypeName = TYPE_RESOLVERS[type.name]
    if (getTypeName && 'resolveType' in type)
      type.resolveType = (value) => Reflect.apply(getTypeName, undefined, [value])
    if (!('isTypeOf' in type) || type.name.startsWith('__')) continue
    const resolvers = RESOLVERS[type.name]
    for (const field of Object.values(type.getFields())) {
      const resolver = resolvers?.[field.name]
      if (resolver)
        field.resolve = (source, args, context, info) =>
          Reflect.apply(resolver, undefined, [source, args, context, info])
      else field.resolve = resolvers ? resolveNotSimulated : resolveProperty
      const scope = getRequiredScope(type.name, field.name)
      if (scope) field.resolve = requireScope(field.resolve, scope)
    }
  }
  return shopifySchema
}

/** @throws for a resolver of a field that the contract lacks, because nothing would call it. */
function rejectUnknownFields(typeName: string, resolvers: Resolvers, type: GraphQLNamedType | undefined) {
  const fields = type && 'getFields' in type ? type.getFields() : {}
  const unknownFields = Object.keys(resolvers).filter((field) => !(field in fields))
  if (unknownFields.length > 0) throw new Error(`The contract's ${typeName} has no ${unknownFields.join(', ')}`)
}
