import type { CustomerRecord } from '../../../world/customers.ts'
import type { OrderRecord } from '../../../world/orders.ts'
import type { World } from '../../../world/world.ts'
import { type PageArgs, toConnection } from '../connection.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { emptyMetafields } from '../goods/metafields.ts'
import { createDateParser, filterByQuery, matchesComparison, type SearchFields } from '../search-syntax.ts'

type OrderSortKey = 'ID' | 'PROCESSED_AT' | 'RELEVANCE' | 'TOTAL_PRICE'
type OrdersArgs = PageArgs & { query?: string | null; sortKey?: OrderSortKey | null }

/** A customer's orders, oldest first, including those placed with the same email without signing in. */
export function findOrders(world: World, { id, email, region }: CustomerRecord): OrderRecord[] {
  return world.orders
    .findMany((query) =>
      query.where((order) => order.region === region && (order.customerId === id || order.email === email)),
    )
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
}

/** Shopify's documented fields of `orders(query:)`. A term without a field is an order's name. */
const createSearchOptions = (now: Date, fields: SearchFields<OrderRecord>) => ({
  fields: {
    ...fields,
    processed_at: ({ createdAt }: OrderRecord, value: string) =>
      matchesComparison(value, createDateParser(now), Date.parse(createdAt)),
  },
  matchesText: ({ name }: OrderRecord, value: string) => name === value,
  listName: 'orders',
})

/** Customer.orders. `fields`: those that only one of the two APIs can search. */
export const createOrdersResolver =
  (fields: SearchFields<OrderRecord> = {}) =>
  (customer: CustomerRecord, args: OrdersArgs, { world }: Pick<ShopifyContext, 'world'>) => {
    const options = createSearchOptions(world.clock.now(), fields)
    const matches = filterByQuery(findOrders(world, customer), args.query, options)
    const orders = args.sortKey === 'TOTAL_PRICE' ? matches.toSorted((a, b) => a.total - b.total) : matches
    return { ...toConnection(orders, args, ({ id }) => id), totalCount: String(orders.length) }
  }

export const customerResolvers = {
  id: ({ id }: CustomerRecord) => id,
  firstName: ({ firstName }: CustomerRecord) => firstName,
  lastName: ({ lastName }: CustomerRecord) => lastName,
  displayName: ({ firstName, lastName, email }: CustomerRecord) =>
    [firstName, lastName].filter(Boolean).join(' ') || email,
  email: ({ email }: CustomerRecord) => email,
  phone: ({ phone }: CustomerRecord) => phone,
  acceptsMarketing: ({ acceptsMarketing }: CustomerRecord) => acceptsMarketing,
  createdAt: ({ createdAt }: CustomerRecord) => createdAt,
  addresses: ({ addresses }: CustomerRecord, args: PageArgs) => toConnection(addresses, args, ({ id }) => id),
  defaultAddress: ({ addresses, defaultAddressId }: CustomerRecord) =>
    addresses.find(({ id }) => id === defaultAddressId) ?? null,
  numberOfOrders: (customer: CustomerRecord, _args, { world }) => String(findOrders(world, customer).length),
  orders: createOrdersResolver(),
  tags: ({ tags }: CustomerRecord) => tags,
  updatedAt: ({ updatedAt, createdAt }: CustomerRecord) => updatedAt ?? createdAt,
  ...emptyMetafields,
} satisfies Resolvers

/** What the newest version adds to a customer. */
export const newestCustomerResolvers = {
  // The world has no pictures of customers, and nobody signs in through another service.
  avatarUrl: () => null,
  socialLoginProvider: () => null,
} satisfies Resolvers
