import type { CustomerRecord } from '../../../world/customers.ts'
import type { OrderRecord } from '../../../world/orders.ts'
import type { World } from '../../../world/world.ts'
import { type PageArgs, toConnection } from '../connection.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { fromGid } from '../gid.ts'
import { searchTime } from '../search-fields.ts'
import { filterByQuery, type SearchFields } from '../search-syntax.ts'
import { getOrderNumber } from './order.ts'
import { recordMetafields } from './record-metafields.ts'

/** Those of both APIs together. */
type OrderSortKey = 'CREATED_AT' | 'ID' | 'ORDER_NUMBER' | 'PROCESSED_AT' | 'RELEVANCE' | 'TOTAL_PRICE' | 'UPDATED_AT'
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
const createSearchOptions = (
  context: OrdersContext,
  fields: SearchFields<OrderRecord> = {},
): Parameters<typeof filterByQuery<OrderRecord>>[2] => ({
  fields: { ...fields, processed_at: searchTime(({ createdAt }) => createdAt, context.world.clock.now()) },
  matchesText: ({ name }, { text, isPrefix }) =>
    [name, name.replace('#', '')].some((known) => (isPrefix ? known.startsWith(text) : known === text)),
  listName: 'orders',
  context,
})

type OrdersContext = Pick<ShopifyContext, 'world' | 'region' | 'searchWarnings'>
type Comparison = (a: OrderRecord, b: OrderRecord) => number

const compareIds: Comparison = (a, b) => Number(fromGid('Order', a.id)) - Number(fromGid('Order', b.id))

/** Null keeps the order of their dates: no order is changed after it was placed. */
const COMPARISONS: Readonly<Record<OrderSortKey, Comparison | null>> = {
  CREATED_AT: null,
  ID: compareIds,
  ORDER_NUMBER: (a, b) => getOrderNumber(a) - getOrderNumber(b),
  PROCESSED_AT: null,
  RELEVANCE: null,
  TOTAL_PRICE: (a, b) => a.total - b.total,
  UPDATED_AT: null,
}

/** Customer.orders. `createFields`: those that only one of the two APIs can search. */
export const createOrdersResolver =
  (createFields?: (context: OrdersContext) => SearchFields<OrderRecord>) =>
  (customer: CustomerRecord, args: OrdersArgs, context: OrdersContext) => {
    const matches = filterByQuery(
      findOrders(context.world, customer),
      args.query,
      createSearchOptions(context, createFields?.(context)),
    )
    const compare = args.sortKey ? COMPARISONS[args.sortKey] : null
    const orders = compare ? matches.toSorted(compare) : matches
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
  ...recordMetafields,
} satisfies Resolvers

/** What the newest version adds to a customer. */
export const newestCustomerResolvers = {
  // The world has no pictures of customers, and nobody signs in through another service.
  avatarUrl: () => null,
  socialLoginProvider: () => null,
} satisfies Resolvers
