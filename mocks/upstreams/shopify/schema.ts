import type { GraphQLSchema } from 'graphql'
import { createResolvedSchema, listRootFields } from '../graphql-schema.ts'
import { hideUnnamedFields } from '../unnamed-fields.ts'
import { getRequiredScope, requireScope } from './api/access.ts'
import { cartResolvers } from './cart/cart.ts'
import { completionMutations } from './cart/completion.ts'
import { cartLineResolvers } from './cart/line.ts'
import { metafieldMutations } from './cart/metafield-mutations.ts'
import { cartMutations } from './cart/mutations.ts'
import { pageResolvers } from './content/pages.ts'
import type { Resolvers, ShopifyContext } from './context.ts'
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

let schema: GraphQLSchema | undefined

/** The contract's whole Storefront API with resolvers. All worlds share it. */
export function getShopifySchema(): GraphQLSchema {
  schema ??= createSchema()
  return schema
}

function createSchema(): GraphQLSchema {
  const created = createResolvedSchema<ShopifyContext>({
    file: new URL('../../../contracts/shopify/schema.graphql', import.meta.url),
    resolvers: RESOLVERS,
    typeResolvers: TYPE_RESOLVERS,
    wrapResolver(typeName, fieldName, resolve) {
      const scope = getRequiredScope(typeName, fieldName)
      return scope ? requireScope(resolve, scope) : undefined
    },
  })
  hideUnnamedFields(created, 'shopify', ({ world }: ShopifyContext) => world.responseProfile !== 'full')
  return created
}

/** The fields of queries and mutations, like `Mutation.cartCreate`, by whether they are simulated. */
export const listShopifyRootFields = () => listRootFields(getShopifySchema(), RESOLVERS)
