import { type PageArgs, toConnection } from '../connection.ts'
import type { Resolvers } from '../context.ts'
import { fromGid } from '../gid.ts'
import { getRequestedContext } from '../shop/request-context.ts'
import { toBuyerIdentity } from './buyer-identity.ts'
import type { CartView } from './change-cart.ts'
import { getCheckoutUrl } from './checkout-url.ts'
import { toCartCost, toEstimatedCost } from './cost.ts'
import { toCartDelivery } from './delivery-addresses.ts'
import { toDeliveryGroups } from './delivery-groups.ts'
import { toCodeAllocations } from './discount-allocations.ts'
import { toAppliedGiftCards } from './gift-cards.ts'
import { cartMetafields } from './metafield-mutations.ts'

export const cartResolvers = {
  id: ({ cart }: CartView) => cart.record.id,
  createdAt: ({ cart }: CartView) => cart.record.createdAt,
  updatedAt: ({ cart }: CartView) => cart.record.updatedAt,
  checkoutUrl: ({ cart }: CartView, _args, context, info) =>
    getCheckoutUrl(cart.record, context, getRequestedContext(info)?.visitorConsent),
  totalQuantity: ({ cart }: CartView) => cart.quantity,
  note: ({ cart }: CartView) => cart.record.note,
  attributes: ({ cart }: CartView) => cart.record.attributes,
  attribute: ({ cart }: CartView, { key }: { key: string }) =>
    cart.record.attributes.find((attribute) => attribute.key === key) ?? null,
  // Shopify lists the newest line first.
  lines: ({ cart }: CartView, args: PageArgs) =>
    toConnection(cart.lines.toReversed(), args, ({ record }) => fromGid('CartLine', record.id) ?? record.id),
  cost: ({ cart }: CartView) => toCartCost(cart),
  estimatedCost: ({ cart }: CartView) => toEstimatedCost(cart),
  discountCodes: ({ cart }: CartView) => cart.codes,
  discountAllocations: ({ cart }: CartView) => toCodeAllocations(cart),
  buyerIdentity: (view: CartView, _args, { world }) => toBuyerIdentity(view, world),
  delivery: ({ cart, hasKey }: CartView) => toCartDelivery(hasKey ? cart.record.deliveryAddresses : []),
  deliveryGroups: ({ cart, hasKey }: CartView, args: PageArgs) =>
    toDeliveryGroups(hasKey ? cart : { ...cart, delivery: null }, args),
  appliedGiftCards: ({ cart }: CartView) => toAppliedGiftCards(cart),
  ...cartMetafields,
} satisfies Resolvers
