import { createAsk, type VariablesOf } from '../graphql.ts'
import { type CallOptions, type HttpOptions, UpstreamError, withHeaders } from '../http.ts'
import type {
  CartFragment,
  CartUserErrorFragment,
  CartWarningFragment,
  ProductHitFragment,
} from './generated/documents.ts'
import { guards } from './generated/guards.js'
import { operations } from './generated/operations.ts'

type Variables<Name extends keyof typeof operations> = VariablesOf<(typeof operations)[Name]>

/** What every cart mutation answers: the cart as it is now, and what Shopify refused or adjusted. Refusals are data. */
export type CartChange = {
  cart: CartFragment | null
  userErrors: CartUserErrorFragment[]
  warnings: CartWarningFragment[]
}

export type ShopifyClient = ReturnType<typeof createShopifyClient>

/** Speaks to one region's store: `baseUrl` and `token` are that store's (spec 7, "Storefront GraphQL"). */
export function createShopifyClient({ token, ...http }: HttpOptions & { token: string }) {
  const ask = createAsk(
    { upstream: 'shopify', path: '/api/2025-01/graphql.json', operations, guards },
    withHeaders(http, { 'x-shopify-storefront-access-token': token }),
  )

  return {
    /** The cart, or null when Shopify knows none by this id (any more). */
    async cart(variables: Variables<'cart'>, options?: CallOptions): Promise<CartFragment | null> {
      return (await ask('cart', variables, options)).cart
    },
    async cartCreate(variables: Variables<'cartCreate'>, options?: CallOptions): Promise<CartChange> {
      return present(await ask('cartCreate', variables, options), 'cartCreate')
    },
    async cartLinesAdd(variables: Variables<'cartLinesAdd'>, options?: CallOptions): Promise<CartChange> {
      return present(await ask('cartLinesAdd', variables, options), 'cartLinesAdd')
    },
    async cartLinesUpdate(variables: Variables<'cartLinesUpdate'>, options?: CallOptions): Promise<CartChange> {
      return present(await ask('cartLinesUpdate', variables, options), 'cartLinesUpdate')
    },
    async cartAttributesUpdate(
      variables: Variables<'cartAttributesUpdate'>,
      options?: CallOptions,
    ): Promise<CartChange> {
      return present(await ask('cartAttributesUpdate', variables, options), 'cartAttributesUpdate')
    },
    async cartDiscountCodesUpdate(
      variables: Variables<'cartDiscountCodesUpdate'>,
      options?: CallOptions,
    ): Promise<CartChange> {
      return present(await ask('cartDiscountCodesUpdate', variables, options), 'cartDiscountCodesUpdate')
    },

    /** The customer whom the token belongs to, or null when it belongs to nobody (any more). */
    async customer(variables: Variables<'customer'>, options?: CallOptions) {
      return (await ask('customer', variables, options)).customer
    },
    /** Who the bearer of a token is, and nothing else of them; null when it belongs to nobody (any more). */
    async customerIdentity(variables: Variables<'customerIdentity'>, options?: CallOptions) {
      return (await ask('customerIdentity', variables, options)).customer
    },
    async customerUpdate(variables: Variables<'customerUpdate'>, options?: CallOptions) {
      return present(await ask('customerUpdate', variables, options), 'customerUpdate')
    },
    async customerAddressCreate(variables: Variables<'customerAddressCreate'>, options?: CallOptions) {
      return present(await ask('customerAddressCreate', variables, options), 'customerAddressCreate')
    },
    async customerAddressUpdate(variables: Variables<'customerAddressUpdate'>, options?: CallOptions) {
      return present(await ask('customerAddressUpdate', variables, options), 'customerAddressUpdate')
    },
    async customerAddressDelete(variables: Variables<'customerAddressDelete'>, options?: CallOptions) {
      return present(await ask('customerAddressDelete', variables, options), 'customerAddressDelete')
    },
    async customerDefaultAddressUpdate(variables: Variables<'customerDefaultAddressUpdate'>, options?: CallOptions) {
      return present(await ask('customerDefaultAddressUpdate', variables, options), 'customerDefaultAddressUpdate')
    },

    /** Products by words, a page at a time. */
    async search(variables: Variables<'search'>, options?: CallOptions) {
      return (await ask('search', variables, options)).search
    },
    /** Goods of the same kind in other styles, at most ten; none for a product that is gone. */
    async productRecommendations(
      variables: Variables<'productRecommendations'>,
      options?: CallOptions,
    ): Promise<ProductHitFragment[]> {
      return (await ask('productRecommendations', variables, options)).productRecommendations ?? []
    },
    /** Products by their ids, in that order; those that are gone are left out. */
    async productsById(variables: Variables<'productsById'>, options?: CallOptions): Promise<ProductHitFragment[]> {
      const { nodes } = await ask('productsById', variables, options)
      return nodes.flatMap((node) => (node?.__typename === 'Product' ? [node] : []))
    },
    /** Every product's address, for the site map: a page of 250 at a time. */
    async productAddresses(variables: Variables<'productAddresses'>, options?: CallOptions) {
      return (await ask('productAddresses', variables, options)).products
    },
    /** Every collection's, likewise. */
    async collectionAddresses(variables: Variables<'collectionAddresses'>, options?: CallOptions) {
      return (await ask('collectionAddresses', variables, options)).collections
    },
    /** Suggestions while the shopper types. */
    async predictiveSearch(variables: Variables<'predictiveSearch'>, options?: CallOptions) {
      return present(await ask('predictiveSearch', variables, options), 'predictiveSearch')
    },
  }
}

/** The schema lets these fields be null, but only ever beside GraphQL errors, which are thrown before. */
function present<Data extends object, Field extends keyof Data & string>(
  data: Data,
  field: Field,
): NonNullable<Data[Field]> {
  const value = data[field]
  if (value) return value
  throw new UpstreamError({ upstream: 'shopify', operation: field, kind: 'off-contract', detail: `/${field}: is null` })
}
