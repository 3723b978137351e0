import { createGraphqlCall, requireField, type VariablesOf } from '../graphql.ts'
import { type CallOptions, type HttpOptions, withHeaders } from '../http.ts'
import type {
  CartFragment,
  CartUserErrorFragment,
  CartWarningFragment,
  OrderedGoodsQuery,
  ProductHitFragment,
} from './generated/documents.ts'
import { guards } from './generated/guards.js'
import { operations } from './generated/operations.ts'
import { getCallerHeaders, type StorefrontCaller } from './headers.ts'

const UPSTREAM = 'shopify'

type Variables<Name extends keyof typeof operations> = VariablesOf<(typeof operations)[Name]>

/** The result of a cart mutation: the current cart, and what Shopify refused or adjusted. */
export type CartChange = {
  cart: CartFragment | null
  userErrors: CartUserErrorFragment[]
  warnings: CartWarningFragment[]
}

export type ShopifyClient = ReturnType<typeof createShopifyClient>

/** A client of one region's store: `baseUrl` and tokens are that store's (spec 7, "Storefront GraphQL"). */
export function createShopifyClient({ token, privateToken, buyerAddress, ...http }: HttpOptions & StorefrontCaller) {
  const call = createGraphqlCall(
    { upstream: UPSTREAM, path: '/api/2025-01/graphql.json', operations, guards },
    withHeaders(http, getCallerHeaders({ token, privateToken, buyerAddress })),
  )

  return {
    /** null: Shopify has no cart with this id, or no longer. */
    async cart(variables: Variables<'cart'>, options?: CallOptions): Promise<CartFragment | null> {
      return (await call('cart', variables, options)).cart
    },
    async cartCreate(variables: Variables<'cartCreate'>, options?: CallOptions): Promise<CartChange> {
      return requireField(UPSTREAM, await call('cartCreate', variables, options), 'cartCreate')
    },
    async cartLinesAdd(variables: Variables<'cartLinesAdd'>, options?: CallOptions): Promise<CartChange> {
      return requireField(UPSTREAM, await call('cartLinesAdd', variables, options), 'cartLinesAdd')
    },
    async cartLinesUpdate(variables: Variables<'cartLinesUpdate'>, options?: CallOptions): Promise<CartChange> {
      return requireField(UPSTREAM, await call('cartLinesUpdate', variables, options), 'cartLinesUpdate')
    },
    async cartAttributesUpdate(
      variables: Variables<'cartAttributesUpdate'>,
      options?: CallOptions,
    ): Promise<CartChange> {
      return requireField(UPSTREAM, await call('cartAttributesUpdate', variables, options), 'cartAttributesUpdate')
    },
    async cartDiscountCodesUpdate(
      variables: Variables<'cartDiscountCodesUpdate'>,
      options?: CallOptions,
    ): Promise<CartChange> {
      return requireField(
        UPSTREAM,
        await call('cartDiscountCodesUpdate', variables, options),
        'cartDiscountCodesUpdate',
      )
    },

    /** Whose cart it is. Takes the customer tokens that `customer` takes, and null to remove the customer. */
    async cartBuyerIdentityUpdate(
      variables: Variables<'cartBuyerIdentityUpdate'>,
      options?: CallOptions,
    ): Promise<CartChange> {
      return requireField(
        UPSTREAM,
        await call('cartBuyerIdentityUpdate', variables, options),
        'cartBuyerIdentityUpdate',
      )
    },

    /**
     * Id and email of a token's customer; null for an unknown or expired token. Takes the tokens of
     * `storefrontCustomerAccessTokenCreate` (contracts/customer-account), not those of the sign-in service.
     */
    async customer(variables: Variables<'customer'>, options?: CallOptions) {
      return (await call('customer', variables, options)).customer
    },

    /** Products that match a query, one page. */
    async search(variables: Variables<'search'>, options?: CallOptions) {
      return (await call('search', variables, options)).search
    },
    /** At most ten products that are similar or go with one, by intent; none for a deleted product. */
    async productRecommendations(variables: Variables<'productRecommendations'>, options?: CallOptions) {
      return (await call('productRecommendations', variables, options)).productRecommendations ?? []
    },
    /** Products by id, in that order, without deleted ones. */
    async productsById(variables: Variables<'productsById'>, options?: CallOptions): Promise<ProductHitFragment[]> {
      const { nodes } = await call('productsById', variables, options)
      return nodes.flatMap((node) => (node?.__typename === 'Product' ? [node] : []))
    },
    /** Handles of products by id, in that order; null for deleted ones. */
    async productHandles(variables: Variables<'productHandles'>, options?: CallOptions) {
      const { nodes } = await call('productHandles', variables, options)
      return nodes.map((node) => (node?.__typename === 'Product' ? node.handle : null))
    },
    /** Products and variants by id, in that order; null for deleted ones. */
    async orderedGoods(
      variables: Variables<'orderedGoods'>,
      options?: CallOptions,
    ): Promise<OrderedGoodsQuery['nodes']> {
      return (await call('orderedGoods', variables, options)).nodes
    },
    /** Handles of all products for the site map, 250 per page. */
    async productAddresses(variables: Variables<'productAddresses'>, options?: CallOptions) {
      return (await call('productAddresses', variables, options)).products
    },
    /** Handles of all collections for the site map, 250 per page. */
    async collectionAddresses(variables: Variables<'collectionAddresses'>, options?: CallOptions) {
      return (await call('collectionAddresses', variables, options)).collections
    },
    /** Products and query suggestions for a partial query. */
    async predictiveSearch(variables: Variables<'predictiveSearch'>, options?: CallOptions) {
      return requireField(UPSTREAM, await call('predictiveSearch', variables, options), 'predictiveSearch')
    },
  }
}
