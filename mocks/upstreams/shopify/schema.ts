import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSchema, type GraphQLNamedType, type GraphQLSchema } from 'graphql'
import { behindScope, scopeOf } from './api/access.ts'
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
import { nodeType } from './node.ts'
import { fromAnswer, missing } from './not-simulated.ts'
import { queryResolvers } from './query.ts'
import { shopResolvers } from './shop/shop.ts'

/** The types whose fields we work out one by one. All others are plain answers, read by property. */
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

/** Which of its types an abstract one is; those that are not here carry their `__typename`. */
const ABSTRACT: Readonly<Record<string, (value: never) => string>> = {
  Node: nodeType,
  Merchandise: () => 'ProductVariant',
  BaseCartLine: () => 'CartLine',
  SearchResultItem: nodeType,
  MenuItemResource: nodeType,
  Media: () => 'MediaImage',
  CartAddress: () => 'CartDeliveryAddress',
  MetafieldParentResource: () => 'Cart',
}

const SDL = fileURLToPath(new URL('../../../contracts/shopify/schema.graphql', import.meta.url))

let schema: GraphQLSchema | undefined

/** The whole Storefront API of the contract, over our resolvers. Built once for all worlds. */
export function shopifySchema(): GraphQLSchema {
  schema ??= resolve(buildSchema(readFileSync(SDL, 'utf8'), { assumeValid: true, assumeValidSDL: true }))
  return schema
}

/** The fields that a query or mutation can begin with, like `Mutation.cartCreate`, told apart by whether they are simulated. */
export function rootFields(): { simulated: string[]; open: string[] } {
  const all = ['QueryRoot', 'Mutation'].flatMap((name) => {
    const type = shopifySchema().getType(name)
    const fields = type && 'getFields' in type ? Object.keys(type.getFields()) : []
    return fields.map((field) => ({ field: `${name}.${field}`, isSimulated: field in (RESOLVERS[name] ?? {}) }))
  })
  return {
    simulated: all.filter(({ isSimulated }) => isSimulated).map(({ field }) => field),
    open: all.filter(({ isSimulated }) => !isSimulated).map(({ field }) => field),
  }
}

/**
 * Gives every field of every type a resolver: its own, or one that reads a plain answer, or one that says that the
 * field is not simulated. None is left to a default that would answer undefined with a silent null.
 */
function resolve(built: GraphQLSchema): GraphQLSchema {
  const types = built.getTypeMap()
  for (const [name, table] of Object.entries(RESOLVERS)) refuseUnknown(name, table, types[name])
  for (const type of Object.values(types)) {
    const decide = ABSTRACT[type.name]
    if (decide && 'resolveType' in type) type.resolveType = (value) => Reflect.apply(decide, undefined, [value])
    if (!('isTypeOf' in type) || type.name.startsWith('__')) continue
    const table = RESOLVERS[type.name]
    for (const field of Object.values(type.getFields())) {
      const own = table?.[field.name]
      if (own)
        field.resolve = (source, args, context, info) => Reflect.apply(own, undefined, [source, args, context, info])
      else field.resolve = table ? missing : fromAnswer
      const scope = scopeOf(type.name, field.name)
      if (scope) field.resolve = behindScope(field.resolve, scope)
    }
  }
  return built
}

/** A resolver for a field that the contract does not have would never be asked: say so at the start. */
function refuseUnknown(name: string, table: Resolvers, type: GraphQLNamedType | undefined) {
  const fields = type && 'getFields' in type ? type.getFields() : {}
  const unknown = Object.keys(table).filter((field) => !(field in fields))
  if (unknown.length > 0) throw new Error(`The contract's ${name} has no ${unknown.join(', ')}`)
}
