import type { CustomerRecord } from '../../../world/customers.ts'
import type { OrderRecord } from '../../../world/orders.ts'
import type { World } from '../../../world/world.ts'
import { connection, type PageArgs } from '../connection.ts'
import type { Resolvers } from '../context.ts'
import { noMetafields } from '../goods/metafields.ts'
import { notSimulated } from '../not-simulated.ts'

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
    if (args.query) throw notSimulated('Customer.orders(query:)')
    const orders = ordersOf(world, customer)
    if (args.sortKey === 'TOTAL_PRICE') orders.sort((a, b) => a.total - b.total)
    return { ...connection(orders, args, ({ id }) => id), totalCount: String(orders.length) }
  },
  tags: () => [],
  ...noMetafields,
} satisfies Resolvers
