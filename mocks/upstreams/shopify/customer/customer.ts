import type { CustomerRecord } from '../../../world/customers.ts'
import type { OrderRecord } from '../../../world/orders.ts'
import type { World } from '../../../world/world.ts'
import { connection, type PageArgs } from '../connection.ts'
import type { Resolvers } from '../context.ts'
import { noMetafields } from '../goods/metafields.ts'
import { compares, matching, momentBy } from '../search-syntax.ts'

type OrderSortKey = 'ID' | 'PROCESSED_AT' | 'RELEVANCE' | 'TOTAL_PRICE'
type OrdersArgs = PageArgs & { query?: string | null; sortKey?: OrderSortKey | null }

/** A customer's orders, oldest first: those of the account, and those that were placed with its email signed out. */
function ordersOf(world: World, { id, email, region }: CustomerRecord): OrderRecord[] {
  return world.orders
    .findMany((query) =>
      query.where((order) => order.region === region && (order.customerId === id || order.email === email)),
    )
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
}

/** What Shopify documents for `orders(query:)`; a word alone is an order's name. */
const searchAt = (now: Date) => ({
  fields: {
    processed_at: ({ createdAt }: OrderRecord, value: string) => compares(value, momentBy(now), Date.parse(createdAt)),
  },
  anywhere: ({ name }: OrderRecord, value: string) => name === value,
  where: 'orders',
})

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
  addresses: ({ addresses }: CustomerRecord, args: PageArgs) => connection(addresses, args, ({ id }) => id),
  defaultAddress: ({ addresses, defaultAddressId }: CustomerRecord) =>
    addresses.find(({ id }) => id === defaultAddressId) ?? null,
  numberOfOrders: (customer: CustomerRecord, _args, { world }) => String(ordersOf(world, customer).length),
  orders: (customer: CustomerRecord, args: OrdersArgs, { world }) => {
    const found = matching(ordersOf(world, customer), args.query, searchAt(world.clock.now()))
    const orders = args.sortKey === 'TOTAL_PRICE' ? found.toSorted((a, b) => a.total - b.total) : found
    return { ...connection(orders, args, ({ id }) => id), totalCount: String(orders.length) }
  },
  tags: ({ tags }: CustomerRecord) => tags,
  updatedAt: ({ updatedAt, createdAt }: CustomerRecord) => updatedAt ?? createdAt,
  ...noMetafields,
} satisfies Resolvers
