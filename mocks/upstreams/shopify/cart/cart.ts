import { connection, type PageArgs } from '../connection.ts'
import type { Resolvers } from '../context.ts'
import { idOf } from '../gid.ts'
import { buyerIdentity } from './buyer-identity.ts'
import type { ShownCart } from './change-cart.ts'
import { checkoutUrl } from './checkout-url.ts'
import { cartCost, estimatedCost } from './cost.ts'
import { cartDelivery } from './delivery-addresses.ts'
import { deliveryGroups } from './delivery-groups.ts'
import { codeAllocations } from './discount-allocations.ts'
import { appliedGiftCards } from './gift-cards.ts'
import { cartMetafields } from './metafield-mutations.ts'

/** Shopify shows what was added last first. */
const newestFirst = <Line>(lines: readonly Line[]): readonly Line[] => lines.toReversed()

export const cartResolvers = {
  id: ({ cart }: ShownCart) => cart.record.id,
  createdAt: ({ cart }: ShownCart) => cart.record.createdAt,
  updatedAt: ({ cart }: ShownCart) => cart.record.updatedAt,
  checkoutUrl: ({ cart }: ShownCart, _args, context) => checkoutUrl(cart.record, context),
  totalQuantity: ({ cart }: ShownCart) => cart.quantity,
  note: ({ cart }: ShownCart) => cart.record.note,
  attributes: ({ cart }: ShownCart) => cart.record.attributes,
  attribute: ({ cart }: ShownCart, { key }: { key: string }) =>
    cart.record.attributes.find((attribute) => attribute.key === key) ?? null,
  lines: ({ cart }: ShownCart, args: PageArgs) =>
    connection(newestFirst(cart.lines), args, ({ record }) => idOf('CartLine', record.id) ?? record.id),
  cost: ({ cart }: ShownCart) => cartCost(cart),
  estimatedCost: ({ cart }: ShownCart) => estimatedCost(cart),
  discountCodes: ({ cart }: ShownCart) => cart.codes,
  discountAllocations: ({ cart }: ShownCart) => codeAllocations(cart),
  buyerIdentity: (shown: ShownCart, _args, { world }) => buyerIdentity(shown, world),
  delivery: ({ cart, isKeyed }: ShownCart) => cartDelivery(isKeyed ? cart.record.deliveryAddresses : []),
  deliveryGroups: ({ cart, isKeyed }: ShownCart, args: PageArgs) =>
    deliveryGroups(isKeyed ? cart : { ...cart, delivery: null }, args),
  appliedGiftCards: ({ cart }: ShownCart) => appliedGiftCards(cart),
  ...cartMetafields,
} satisfies Resolvers
