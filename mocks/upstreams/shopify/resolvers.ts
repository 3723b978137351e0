import { mergeResolvers, type ResolverTable } from '../graphql-schema.ts'
import { cartResolvers } from './cart/cart.ts'
import { completionMutations } from './cart/completion.ts'
import { cartLineResolvers, newestCartLineResolvers } from './cart/line.ts'
import { metafieldMutations } from './cart/metafield-mutations.ts'
import { cartMutations } from './cart/mutations.ts'
import { newestCartMutations } from './cart/newest-mutations.ts'
import { articleResolvers } from './content/articles.ts'
import { blogResolvers } from './content/blogs.ts'
import { metafieldResolvers } from './content/metafield.ts'
import { metaobjectResolvers } from './content/metaobjects.ts'
import { pageResolvers } from './content/pages.ts'
import type { ShopifyContext } from './context.ts'
import { addressResolvers, deliveryAddressResolvers } from './customer/address.ts'
import { addressMutations } from './customer/address-mutations.ts'
import { customerResolvers, newestCustomerResolvers } from './customer/customer.ts'
import { customerMutations } from './customer/customer-mutations.ts'
import { orderResolvers } from './customer/order.ts'
import { passwordMutations } from './customer/password-mutations.ts'
import { collectionResolvers } from './goods/collection.ts'
import { imageResolvers, newestImageResolvers } from './goods/image.ts'
import { mediaResolvers } from './goods/media.ts'
import { productResolvers } from './goods/product.ts'
import { sellingPlanResolvers } from './goods/selling-plan.ts'
import { optionResolvers, variantResolvers } from './goods/variant.ts'
import { queryResolvers } from './query.ts'
import { resolveConsentManagement } from './shop/consent.ts'
import { newestShopResolvers, shopResolvers } from './shop/shop.ts'
import { SHOP_VERSION, type SimulatedVersion } from './version.ts'

/** The types with resolvers per field, in every version. Fields of all other types are read by property. */
const RESOLVERS: ResolverTable<ShopifyContext> = {
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
  ...mediaResolvers,
  ...sellingPlanResolvers,
  Collection: collectionResolvers,
  Page: pageResolvers,
  Blog: blogResolvers,
  Article: articleResolvers,
  Metaobject: metaobjectResolvers,
  ...metafieldResolvers,
  Cart: cartResolvers,
  CartLine: cartLineResolvers,
  Customer: customerResolvers,
  CartDeliveryAddress: deliveryAddressResolvers,
  MailingAddress: addressResolvers,
  ...orderResolvers,
}

/** What the newest version adds. */
const NEWEST_RESOLVERS: ResolverTable<ShopifyContext> = {
  Mutation: newestCartMutations,
  CartLine: newestCartLineResolvers,
  Customer: newestCustomerResolvers,
  Image: newestImageResolvers,
  Shop: newestShopResolvers,
}

/** What `unstable` adds to that. */
const UNSTABLE_RESOLVERS: ResolverTable<ShopifyContext> = { QueryRoot: { consentManagement: resolveConsentManagement } }

/** The resolvers of a version. All versions share what they have in common. */
export function getResolvers(version: SimulatedVersion): ResolverTable<ShopifyContext> {
  if (version === SHOP_VERSION) return RESOLVERS
  const newest = mergeResolvers(RESOLVERS, NEWEST_RESOLVERS)
  return version === 'unstable' ? mergeResolvers(newest, UNSTABLE_RESOLVERS) : newest
}
