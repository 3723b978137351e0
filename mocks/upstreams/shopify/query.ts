import { cartCompletionAttempt } from './cart/completion.ts'
import { connection, none, type PageArgs } from './connection.ts'
import { menu } from './content/menu.ts'
import { type PageSortKey, pageByHandle, pageById, pageNumber, pages } from './content/pages.ts'
import { sitemap } from './content/sitemap.ts'
import type { Resolvers, ShopifyContext } from './context.ts'
import { customerByToken } from './customer/access-tokens.ts'
import { type CollectionSortKey, queryCollections } from './goods/collection-query.ts'
import { predictiveSearch } from './goods/predictive-search.ts'
import { queryProducts } from './goods/product-query.ts'
import { productRecommendations } from './goods/recommendations.ts'
import { search } from './goods/search.ts'
import { collectionById, collectionNumber, productByHandle, productById, productsOf } from './goods/shelf.ts'
import { type ProductSortKey, sortProducts } from './goods/sort.ts'
import { cartById, nodeById } from './node.ts'
import { localization } from './shop/localization.ts'
import { paymentSettings, shop } from './shop/shop.ts'
import { SERVED_VERSION } from './version.ts'

type ByIdOrHandle = { id?: string | null; handle?: string | null }
type CollectionsArgs = PageArgs & {
  query?: string | null
  sortKey?: CollectionSortKey | null
}
type PagesArgs = PageArgs & { query?: string | null; sortKey?: PageSortKey | null }
type ProductsArgs = PageArgs & { query?: string | null; sortKey?: ProductSortKey | null }

const product = (_root: unknown, { id, handle }: ByIdOrHandle, { world }: ShopifyContext) =>
  (id ? productById(world, id) : productByHandle(world, handle ?? '')) ?? null

const collection = (_root: unknown, { id, handle }: ByIdOrHandle, { world }: ShopifyContext) =>
  (id ? collectionById(world, id) : world.catalogue.collectionByHandle.get(handle ?? '')) ?? null

const page = (_root: unknown, { id, handle }: ByIdOrHandle) => (id ? pageById(id) : pageByHandle(handle ?? '')) ?? null

export const queryResolvers = {
  shop,
  localization,
  paymentSettings: (_root: unknown, _args, { region }) => paymentSettings(region),
  publicApiVersions: () => [{ handle: SERVED_VERSION, displayName: SERVED_VERSION, supported: true }],

  product,
  productByHandle: product,
  products: (_root: unknown, args: ProductsArgs, context) => {
    const found = queryProducts(productsOf(context.world), args.query, context)
    const page = connection(sortProducts(found, args.sortKey, context.region), args, ({ id }) => id)
    // only collections and searches have facets
    return { ...page, filters: [] }
  },
  productRecommendations,
  productTags: (_root: unknown, { first }: { first: number }, { world }) =>
    names(
      productsOf(world).flatMap(({ tags }) => tags),
      first,
    ),
  productTypes: (_root: unknown, { first }: { first: number }, { world }) =>
    names(
      productsOf(world).map(({ productType }) => productType),
      first,
    ),

  collection,
  collectionByHandle: collection,
  collections: (_root: unknown, args: CollectionsArgs, { world }) =>
    connection(queryCollections(world, args.query, args.sortKey), args, collectionNumber),

  search,
  predictiveSearch,

  menu,
  sitemap,
  page,
  pageByHandle: page,
  pages: (_root: unknown, args: PagesArgs, { world }) =>
    connection(pages(args.query, args.sortKey, world.clock.now()), args, pageNumber),
  // what this shop does not have: blogs, metaobjects, redirects, shops of brick
  article: () => null,
  articles: none,
  blog: () => null,
  blogByHandle: () => null,
  blogs: none,
  metaobject: () => null,
  metaobjects: none,
  urlRedirects: none,
  locations: none,

  node: (_root: unknown, { id }: { id: string }, context) => nodeById(id, context),
  nodes: (_root: unknown, { ids }: { ids: readonly string[] }, context) => ids.map((id) => nodeById(id, context)),
  cart: (_root: unknown, { id }: { id: string }, context) => cartById(id, context),
  cartCompletionAttempt,
  customer: (_root: unknown, { customerAccessToken }: { customerAccessToken: string }, context) =>
    customerByToken(context, customerAccessToken) ?? null,
} satisfies Resolvers

/** Names in use, each once, in alphabetical order. */
const names = (all: readonly string[], first: number) => connection([...new Set(all)].toSorted(), { first }, String)
