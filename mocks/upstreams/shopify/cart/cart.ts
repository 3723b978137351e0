import { connection, type PageArgs } from '../connection.ts'
import type { Resolvers } from '../context.ts'
import { idOf } from '../gid.ts'
import { noMetafields } from '../goods/metafields.ts'
import { buyerOf } from './buyer.ts'
import type { ShownCart } from './change-cart.ts'
import { cartCost, estimatedCost } from './cost.ts'
import { codeAllocations } from './discount-allocations.ts'

/** Shopify shows what was added last first. */
const newestFirst = <Line>(lines: readonly Line[]): readonly Line[] => lines.toReversed()

export const cartResolvers = {
  id: ({ cart }: ShownCart) => cart.record.id,
  createdAt: ({ cart }: ShownCart) => cart.record.createdAt,
  updatedAt: ({ cart }: ShownCart) => cart.record.updatedAt,
  checkoutUrl: ({ cart: { record } }: ShownCart, _args, { origin }) =>
    `${origin}/checkout/${record.region}/${record.token}${new URL(record.id).search}`,
  totalQuantity: ({ cart }: ShownCart) => cart.quantity,
  note: ({ cart }: ShownCart, _args, { world }) => buyerOf(world, cart.record.id).note,
  attributes: ({ cart }: ShownCart) => cart.record.attributes,
  attribute: ({ cart }: ShownCart, { key }: { key: string }) =>
    cart.record.attributes.find((attribute) => attribute.key === key) ?? null,
  lines: ({ cart }: ShownCart, args: PageArgs) =>
    connection(newestFirst(cart.lines), args, ({ record }) => idOf('CartLine', record.id) ?? record.id),
  cost: ({ cart }: ShownCart) => cartCost(cart),
  estimatedCost: ({ cart }: ShownCart) => estimatedCost(cart),
  discountCodes: ({ cart }: ShownCart) => cart.codes,
  discountAllocations: ({ cart }: ShownCart) => codeAllocations(cart),
  buyerIdentity: ({ cart, isKeyed }: ShownCart, _args, { world }) => {
    const buyer = buyerOf(world, cart.record.id)
    const customer = world.customers.findFirst((query) => query.where({ id: buyer.customerId ?? '' }))
    return {
      email: isKeyed ? cart.record.buyerEmail : null,
      phone: isKeyed ? buyer.phone : null,
      customer: isKeyed ? (customer ?? null) : null,
      countryCode: buyer.countryCode,
      preferences: null,
      purchasingCompany: null,
      deliveryAddressPreferences: [],
    }
  },
  // the cart API of this stand-in takes no addresses and no gift cards, so there are none
  delivery: () => ({ addresses: [] }),
  deliveryGroups: () => connection([], { first: 0 }, String),
  appliedGiftCards: () => [],
  ...noMetafields,
} satisfies Resolvers
