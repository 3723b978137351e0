import { resolveCartCompletionAttempt } from './cart/completion.ts'
import { type PageArgs, resolveEmptyConnection, toConnection } from './connection.ts'
import { articleQueries } from './content/articles.ts'
import { blogQueries } from './content/blogs.ts'
import { resolveMenu } from './content/menu.ts'
import { metaobjectQueries } from './content/metaobjects.ts'
import { findPageByHandle, findPageById, type PageSortKey, queryPages } from './content/pages.ts'
import { resolveUrlRedirects } from './content/redirects.ts'
import { resolveSitemap } from './content/sitemap.ts'
import type { Resolvers, ShopifyContext } from './context.ts'
import { findCustomerByToken } from './customer/access-tokens.ts'
import { findCollectionById, getCollectionNumber } from './goods/collection-id.ts'
import { type CollectionSortKey, queryCollections } from './goods/collection-query.ts'
import { resolvePredictiveSearch } from './goods/predictive-search.ts'
import { queryProducts, sortByRelevance } from './goods/product-query.ts'
import {
  findCollectionByHandle,
  findProductByHandle,
  findProductById,
  getPublishedProducts,
} from './goods/published-products.ts'
import { resolveProductRecommendations } from './goods/recommendations.ts'
import { resolveSearch } from './goods/search.ts'
import { type ProductSortKey, sortProducts } from './goods/sort.ts'
import { findCartView, findNode } from './node.ts'
import { resolveLocalization } from './shop/localization.ts'
import { getPaymentSettings, resolveShop } from './shop/shop.ts'
import { isSupported, PUBLIC_VERSIONS } from './version.ts'

type ByIdOrHandle = { id?: string | null; handle?: string | null }
type QueryArgs<SortKey> = PageArgs & { query?: string | null; sortKey?: SortKey | null }

const resolveProduct = (_root: unknown, { id, handle }: ByIdOrHandle, { world }: ShopifyContext) =>
  (id ? findProductById(world, id) : findProductByHandle(world, handle ?? '')) ?? null

const resolveCollection = (_root: unknown, { id, handle }: ByIdOrHandle, { world }: ShopifyContext) =>
  (id ? findCollectionById(world, id) : findCollectionByHandle(world, handle ?? '')) ?? null

const resolvePage = (_root: unknown, { id, handle }: ByIdOrHandle, { world }: ShopifyContext) =>
  (id ? findPageById(world, id) : findPageByHandle(world, handle ?? '')) ?? null

export const queryResolvers = {
  shop: resolveShop,
  localization: resolveLocalization,
  paymentSettings: (_root: unknown, _args, context) => getPaymentSettings(context),
  publicApiVersions: (_root: unknown, _args, context) => [
    ...PUBLIC_VERSIONS.map((handle) => ({
      handle,
      displayName: handle,
      supported: isSupported(handle, context),
    })),
    { handle: 'unstable', displayName: 'unstable', supported: false },
  ],

  product: resolveProduct,
  productByHandle: resolveProduct,
  products: (_root: unknown, args: QueryArgs<ProductSortKey>, context) => {
    const products = queryProducts(getPublishedProducts(context.world), args.query, context)
    const sorted =
      args.sortKey === 'RELEVANCE'
        ? sortByRelevance(products, args.query, context)
        : sortProducts(products, args.sortKey, context)
    const page = toConnection(sorted, args, ({ id }) => id)
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
      getPublishedProducts(world).flatMap(({ productType }) => productType || []),
      first,
    ),

  collection: resolveCollection,
  collectionByHandle: resolveCollection,
  collections: (_root: unknown, args: QueryArgs<CollectionSortKey>, context) =>
    toConnection(queryCollections(context, args.query, args.sortKey), args, getCollectionNumber),

  search: resolveSearch,
  predictiveSearch: resolvePredictiveSearch,

  menu: resolveMenu,
  sitemap: resolveSitemap,
  page: resolvePage,
  pageByHandle: resolvePage,
  pages: (_root: unknown, args: QueryArgs<PageSortKey>, context) =>
    toConnection(queryPages(context, args.query, args.sortKey), args, ({ id }) => id),
  ...articleQueries,
  ...blogQueries,
  ...metaobjectQueries,
  urlRedirects: resolveUrlRedirects,
  // The shop has no physical stores.
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
