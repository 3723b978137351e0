import type { CatalogueCollection } from '../../world/catalogue.ts'
import { cartCompletionAttempt } from './cart/completion.ts'
import { connection, type PageArgs } from './connection.ts'
import type { Resolvers, ShopifyContext } from './context.ts'
import { customerByToken } from './customer/access-tokens.ts'
import { predictiveSearch } from './goods/predictive-search.ts'
import { queryProducts } from './goods/product-query.ts'
import { productRecommendations } from './goods/recommendations.ts'
import { search } from './goods/search.ts'
import { collectionById, collectionNumber, productByHandle, productById, productsOf } from './goods/shelf.ts'
import { type ProductSortKey, sortProducts } from './goods/sort.ts'
import { cartById, nodeById } from './node.ts'
import { notSimulated } from './not-simulated.ts'
import { localization } from './shop/localization.ts'
import { paymentSettings, shop } from './shop/shop.ts'
import { SERVED_VERSION } from './version.ts'

type ByIdOrHandle = { id?: string | null; handle?: string | null }
type CollectionsArgs = PageArgs & {
  query?: string | null
  sortKey?: 'ID' | 'RELEVANCE' | 'TITLE' | 'UPDATED_AT' | null
}
type ProductsArgs = PageArgs & { query?: string | null; sortKey?: ProductSortKey | null }

const product = (_root: unknown, { id, handle }: ByIdOrHandle, { world }: ShopifyContext) =>
  (id ? productById(world, id) : productByHandle(world, handle ?? '')) ?? null

const collection = (_root: unknown, { id, handle }: ByIdOrHandle, { world }: ShopifyContext) =>
  (id ? collectionById(world, id) : world.catalogue.collectionByHandle.get(handle ?? '')) ?? null

export const queryResolvers = {
  shop,
  localization,
  paymentSettings: (_root: unknown, _args, { region }) => paymentSettings(region),
  publicApiVersions: () => [{ handle: SERVED_VERSION, displayName: SERVED_VERSION, supported: true }],

  product,
  productByHandle: product,
  products: (_root: unknown, args: ProductsArgs, context) => {
    const found = queryProducts(productsOf(context.world), args.query, context)
    return connection(sortProducts(found, args.sortKey, context.region), args, ({ id }) => id)
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
  collections: (_root: unknown, args: CollectionsArgs, { world }) => {
    if (args.query) throw notSimulated('QueryRoot.collections(query:)')
    const { collections } = world.catalogue
    const byTitle = (a: CatalogueCollection, b: CatalogueCollection) => a.title.localeCompare(b.title)
    return connection(args.sortKey === 'TITLE' ? collections.toSorted(byTitle) : collections, args, collectionNumber)
  },

  search,
  predictiveSearch,

  node: (_root: unknown, { id }: { id: string }, context) => nodeById(id, context),
  nodes: (_root: unknown, { ids }: { ids: readonly string[] }, context) => ids.map((id) => nodeById(id, context)),
  cart: (_root: unknown, { id }: { id: string }, context) => cartById(id, context),
  cartCompletionAttempt,
  customer: (_root: unknown, { customerAccessToken }: { customerAccessToken: string }, context) =>
    customerByToken(context, customerAccessToken) ?? null,
} satisfies Resolvers

/** Names in use, each once, in alphabetical order. */
const names = (all: readonly string[], first: number) => connection([...new Set(all)].toSorted(), { first }, String)
