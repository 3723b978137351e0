import { createGraphqlCall, requireField, type VariablesOf } from '../graphql.ts'
import { type CallOptions, type HttpOptions, UpstreamError, withHeaders } from '../http.ts'
import type {
  CustomerIdentityQuery,
  CustomerMetafieldQuery,
  CustomerQuery,
  OrderDetailsFragment,
  OrderIdsQuery,
  OrdersQuery,
} from './generated/documents.ts'
import { guards } from './generated/guards.js'
import { operations } from './generated/operations.ts'

const UPSTREAM = 'customer-account'
/** The release of schema.graphql. */
const PATH = '/customer/api/2025-01/graphql'

type Variables<Name extends keyof typeof operations> = VariablesOf<(typeof operations)[Name]>

export type CustomerAccountClient = ReturnType<typeof createCustomerAccountClient>

/**
 * A client of one region's store for one customer. `baseUrl` is what discovery names (`toCustomerAccountUrl`), and
 * `accessToken` the OAuth token of the sign-in service. Queries return null for an unknown or expired token; mutations
 * throw UpstreamError 'status' 401.
 */
export function createCustomerAccountClient({ accessToken, ...http }: HttpOptions & { accessToken: string }) {
  const call = createGraphqlCall(
    { upstream: UPSTREAM, path: PATH, operations, guards },
    withHeaders(http, { authorization: accessToken }),
  )

  return {
    /** The customer with addresses and the latest order. */
    async customer(options?: CallOptions): Promise<CustomerQuery['customer'] | null> {
      return (await orNullIfUnauthorized(call('customer', {}, options)))?.customer ?? null
    },
    /** The customer's id and email. */
    async customerIdentity(options?: CallOptions): Promise<CustomerIdentityQuery['customer'] | null> {
      return (await orNullIfUnauthorized(call('customerIdentity', {}, options)))?.customer ?? null
    },
    /** One page of the customer's orders, latest first. `after` is the cursor of the page before. */
    async orders(
      variables: Variables<'orders'>,
      options?: CallOptions,
    ): Promise<OrdersQuery['customer']['orders'] | null> {
      return (await orNullIfUnauthorized(call('orders', variables, options)))?.customer.orders ?? null
    },
    /** The ids and names of the customer's orders that match `query`, in Shopify's search syntax. */
    async orderIds(
      variables: Variables<'orderIds'>,
      options?: CallOptions,
    ): Promise<OrderIdsQuery['customer']['orders']['nodes'] | null> {
      return (await orNullIfUnauthorized(call('orderIds', variables, options)))?.customer.orders.nodes ?? null
    },
    /** An order with the page of its lines after `linesAfter`; null also for another customer's order. */
    async order(variables: Variables<'order'>, options?: CallOptions): Promise<OrderDetailsFragment | null> {
      return (await orNullIfUnauthorized(call('order', variables, options)))?.order ?? null
    },
    /** A token for the Storefront API, which takes no OAuth token. */
    async storefrontCustomerAccessTokenCreate(options?: CallOptions) {
      const data = await call('storefrontCustomerAccessTokenCreate', {}, options)
      return requireField(UPSTREAM, data, 'storefrontCustomerAccessTokenCreate')
    },
    /** The customer's id and one of their metafields. */
    async customerMetafield(
      variables: Variables<'customerMetafield'>,
      options?: CallOptions,
    ): Promise<CustomerMetafieldQuery['customer'] | null> {
      return (await orNullIfUnauthorized(call('customerMetafield', variables, options)))?.customer ?? null
    },
    async metafieldsSet(variables: Variables<'metafieldsSet'>, options?: CallOptions) {
      return requireField(UPSTREAM, await call('metafieldsSet', variables, options), 'metafieldsSet')
    },
    async customerUpdate(variables: Variables<'customerUpdate'>, options?: CallOptions) {
      return requireField(UPSTREAM, await call('customerUpdate', variables, options), 'customerUpdate')
    },
    async customerAddressCreate(variables: Variables<'customerAddressCreate'>, options?: CallOptions) {
      return requireField(UPSTREAM, await call('customerAddressCreate', variables, options), 'customerAddressCreate')
    },
    async customerAddressUpdate(variables: Variables<'customerAddressUpdate'>, options?: CallOptions) {
      return requireField(UPSTREAM, await call('customerAddressUpdate', variables, options), 'customerAddressUpdate')
    },
    async customerAddressDelete(variables: Variables<'customerAddressDelete'>, options?: CallOptions) {
      return requireField(UPSTREAM, await call('customerAddressDelete', variables, options), 'customerAddressDelete')
    },
  }
}

/** The client's `baseUrl` for a discovered endpoint, which names the newest release instead of the contract's. */
export const toCustomerAccountUrl = (graphqlApi: string): string =>
  graphqlApi.replace(/\/customer\/api\/[^/]+\/graphql(\.json)?$/, '')

/** null for status 401: the token is unknown or has expired, as Shopify answers it. */
async function orNullIfUnauthorized<Data>(response: Promise<Data>): Promise<Data | null> {
  try {
    return await response
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'status' && error.status === 401) return null
    throw error
  }
}
