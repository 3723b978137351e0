import { POLICY_TYPES } from '../../world/catalogue/store-content.ts'
import { createPolicyResolver } from '../shopify/content/policies.ts'
import { findOrders } from '../shopify/customer/customer.ts'
import { parseGid } from '../shopify/gid.ts'
import { emptyMetafields } from '../shopify/goods/metafields.ts'
import { shopResolvers as storefrontShop } from '../shopify/shop/shop.ts'
import { getShopName } from '../shopify/shop/shop-name.ts'
import { type AccountResolvers, getCustomer } from './context.ts'

export const queryResolvers = {
  customer: (_root: unknown, _args: unknown, context) => getCustomer(context),
  // Null for another customer's order.
  order: (_root: unknown, { id }: { id: string }, context) => {
    const { type, id: number } = parseGid(id) ?? {}
    if (type !== 'Order') return null
    return findOrders(context.world, getCustomer(context)).find((order) => parseGid(order.id)?.id === number) ?? null
  },
  shop: () => ({}),
  // The stores have no company customers and no draft orders.
  company: () => null,
  companyLocation: () => null,
  draftOrder: () => null,
} satisfies AccountResolvers

export const shopResolvers = {
  id: storefrontShop.id,
  name: (_shop: unknown, _args: unknown, { world }) => getShopName(world),
  url: (_shop: unknown, _args: unknown, { storefront }) => new URL(storefront).origin,
  shopPolicies: (shop: unknown, args: unknown, context) =>
    POLICY_TYPES.flatMap((type) => createPolicyResolver(type)(shop, args, context) ?? []),
  ...emptyMetafields,
} satisfies AccountResolvers
