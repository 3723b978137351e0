import { createGraphqlCall, requireField, type VariablesOf } from '../graphql.ts'
import { type CallOptions, type HttpOptions, UpstreamError, withHeaders } from '../http.ts'
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
    { upstream: UPSTREAM, path: '/api/2025-01/graphql.json', operations, guards, knownMessages: [REFUSED_ID] },
    withHeaders(http, getCallerHeaders({ token, privateToken, buyerAddress })),
  )

  return {
    /** null: Shopify has no cart with this id, or no longer, or refuses the id as a value. */
    async cart(variables: Variables<'cart'>, options?: CallOptions): Promise<CartFragment | null> {
      return orForRefusedId(
        call('cart', variables, options).then(({ cart }) => cart),
        null,
      )
    },
    /** All lines of a cart, 250 per page; null as for `cart`. */
    async cartLines(variables: Variables<'cartLines'>, options?: CallOptions) {
      return orForRefusedId(
        call('cartLines', variables, options).then(({ cart }) => cart?.lines ?? null),
        null,
      )
    },
    async cartCreate(variables: Variables<'cartCreate'>, options?: CallOptions): Promise<CartChange> {
      return requireField(UPSTREAM, await call('cartCreate', variables, options), 'cartCreate')
    },
    cartLinesAdd: (variables: Variables<'cartLinesAdd'>, options?: CallOptions): Promise<CartChange> =>
      orForRefusedId(
        call('cartLinesAdd', variables, options).then((data) => requireField(UPSTREAM, data, 'cartLinesAdd')),
        NO_SUCH_CART,
      ),
    cartLinesUpdate: (variables: Variables<'cartLinesUpdate'>, options?: CallOptions): Promise<CartChange> =>
      orForRefusedId(
        call('cartLinesUpdate', variables, options).then((data) => requireField(UPSTREAM, data, 'cartLinesUpdate')),
        NO_SUCH_CART,
      ),
    cartAttributesUpdate: (variables: Variables<'cartAttributesUpdate'>, options?: CallOptions): Promise<CartChange> =>
      orForRefusedId(
        call('cartAttributesUpdate', variables, options).then((data) =>
          requireField(UPSTREAM, data, 'cartAttributesUpdate'),
        ),
        NO_SUCH_CART,
      ),
    cartDiscountCodesUpdate: (
      variables: Variables<'cartDiscountCodesUpdate'>,
      options?: CallOptions,
    ): Promise<CartChange> =>
      orForRefusedId(
        call('cartDiscountCodesUpdate', variables, options).then((data) =>
          requireField(UPSTREAM, data, 'cartDiscountCodesUpdate'),
        ),
        NO_SUCH_CART,
      ),

    /** Whose cart it is. Takes the customer tokens that `customer` takes, and null to remove the customer. */
    cartBuyerIdentityUpdate: (
      variables: Variables<'cartBuyerIdentityUpdate'>,
      options?: CallOptions,
    ): Promise<CartChange> =>
      orForRefusedId(
        call('cartBuyerIdentityUpdate', variables, options).then((data) =>
          requireField(UPSTREAM, data, 'cartBuyerIdentityUpdate'),
        ),
        NO_SUCH_CART,
      ),

    /**
     * A token's customer with addresses and the latest order; null for an unknown or expired token. Takes the tokens of
     * `storefrontCustomerAccessTokenCreate` (contracts/customer-account). Of the sign-in service's tokens the specification does
     * not say (spec 7), and Shopify takes them in later releases only.
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

/** The result of a call about a cart, or `otherwise` where Shopify refuses the cart's id as a value: there is no such cart. */
async function orForRefusedId<Result>(call: Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await call
  } catch (cause) {
    const isRefused = cause instanceof UpstreamError && cause.kind === 'graphql' && cause.detail.includes(REFUSED_ID)
    if (isRefused) return otherwise
    throw cause
  }
}

/** Shopify's words for a value that is none of its ids. Our documents name the variable. */
const REFUSED_ID = 'Variable $cartId of type ID! was provided invalid value'

/** What Shopify answers to a change of a cart that it does not have. */
const NO_SUCH_CART: CartChange = {
  cart: null,
  userErrors: [{ code: 'INVALID', field: ['cartId'], message: 'The id of the cart was refused.' }],
  warnings: [],
}
