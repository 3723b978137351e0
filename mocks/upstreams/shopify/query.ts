import { resolveCartCompletionAttempt } from './cart/completion.ts'
import { type PageArgs, resolveEmptyConnection, toConnection } from './connection.ts'
import { resolveMenu } from './content/menu.ts'
import { findPageByHandle, findPageById, getPageNumber, type PageSortKey, queryPages } from './content/pages.ts'
import { resolveSitemap } from './content/sitemap.ts'
import type { Resolvers, ShopifyContext } from './context.ts'
import { findCustomerByToken } from './customer/access-tokens.ts'
import { findCollectionById, getCollectionNumber } from './goods/collection-id.ts'
import { type CollectionSortKey, queryCollections } from './goods/collection-query.ts'
import { resolvePredictiveSearch } from './goods/predictive-search.ts'
import { queryProducts } from './goods/product-query.ts'
import { findProductByHandle, findProductById, getPublishedProducts } from './goods/published-products.ts'
import { resolveProductRecommendations } from './goods/recommendations.ts'
import { resolveSearch } from './goods/search.ts'
import { type ProductSortKey, sortProducts } from './goods/sort.ts'
import { findCartView, findNode } from './node.ts'
import { resolveLocalization } from './shop/localization.ts'
import { getPaymentSettings, resolveShop } from './shop/shop.ts'
import { SERVED_VERSION } from './version.ts'

type ByIdOrHandle = { id?: string | null; handle?: string | null }
type QueryArgs<SortKey> = PageArgs & { query?: string | null; sortKey?: SortKey | null }

const resolveProduct = (_root: unknown, { id, handle }: ByIdOrHandle, { world }: ShopifyContext) =>
  (id ? findProductById(world, id) : findProductByHandle(world, handle ?? '')) ?? null

const resolveCollection = (_root: unknown, { id, handle }: ByIdOrHandle, { world }: ShopifyContext) =>
  (id ? findCollectionById(world, id) : world.catalogue.collectionByHandle.get(handle ?? '')) ?? null

const resolvePage = (_root: unknown, { id, handle }: ByIdOrHandle) =>
  (id ? findPageById(id) : findPageByHandle(handle ?? '')) ?? null

export const queryResolvers = {
  shop: resolveShop,
  localization: resolveLocalization,
  paymentSettings: (_root: unknown, _args, { region }) => getPaymentSettings(region),
  publicApiVersions: () => [{ handle: SERVED_VERSION, displayName: SERVED_VERSION, supported: true }],

  product: resolveProduct,
  productByHandle: resolveProduct,
  products: (_root: unknown, args: QueryArgs<ProductSortKey>, context) => {
    const products = queryProducts(getPublishedProducts(context.world), args.query, context)
    const page = toConnection(sortProducts(products, args.sortKey, context.region), args, ({ id }) => id)
    // Shopify has facets on collections and searches only.
    return { ...page, filters: [] }
  },
  productRecommendations: resolveProductRecommendations,
  productTags: (_root: unknown, { first }: { first: number }, { world }) =>
    listNames(
      getPublishedProducts(world).flatMap(({ tags }) => tags),
      first,
    ),
  productTypes: (_root: unknown, { first }: { first: number }, { world }) =>
    listNames(
      getPublishedProducts(world).map(({ productType }) => productType),
      first,
    ),

  collection: resolveCollection,
  collectionByHandle: resolveCollection,
  collections: (_root: unknown, args: QueryArgs<CollectionSortKey>, { world }) =>
    toConnection(queryCollections(world, args.query, args.sortKey), args, getCollectionNumber),

  search: resolveSearch,
  predictiveSearch: resolvePredictiveSearch,

  menu: resolveMenu,
  sitemap: resolveSitemap,
  page: resolvePage,
  pageByHandle: resolvePage,
  pages: (_root: unknown, args: QueryArgs<PageSortKey>, { world }) =>
    toConnection(queryPages(args.query, args.sortKey, world.clock.now()), args, getPageNumber),
  // The shop has no blogs, metaobjects, redirects or physical stores.
  article: () => null,
  articles: resolveEmptyConnection,
  blog: () => null,
  blogByHandle: () => null,
  blogs: resolveEmptyConnection,
  metaobject: () => null,
  metaobjects: resolveEmptyConnection,
  urlRedirects: resolveEmptyConnection,
  locations: resolveEmptyConnection,

  node: (_root: unknown, { id }: { id: string }, context) => findNode(id, context),
  nodes: (_root: unknown, { ids }: { ids: readonly string[] }, context) => ids.map((id) => findNode(id, context)),
  cart: (_root: unknown, { id }: { id: string }, context) => findCartView(id, context),
  cartCompletionAttempt: resolveCartCompletionAttempt,
  customer: (_root: unknown, { customerAccessToken }: { customerAccessToken: string }, context) =>
    findCustomerByToken(context, customerAccessToken) ?? null,
} satisfies Resolvers

/** Distinct names in alphabetical order. */
const listNames = (names: readonly string[], first: number) =>
  toConnection([...new Set(names)].toSorted(), { first }, String)
