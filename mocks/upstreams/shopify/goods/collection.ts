import type { CatalogueCollection } from '../../../world/catalogue.ts'
import { connection, type PageArgs } from '../connection.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { gid } from '../gid.ts'
import { filterProducts, type ProductFilter } from './filters.ts'
import { featuredImage } from './image.ts'
import { noMetafields } from './metafields.ts'
import { collectionNumber, productsIn } from './shelf.ts'
import { type ProductSortKey, sortProducts } from './sort.ts'
import { storefrontUrl } from './storefront-url.ts'
import { escapeHtml, truncate } from './text.ts'

type ProductsArgs = PageArgs & { filters?: readonly ProductFilter[] | null; sortKey?: ProductSortKey | null }

export const collectionResolvers = {
  id: (collection: CatalogueCollection) => gid('Collection', collectionNumber(collection)),
  handle: (collection: CatalogueCollection) => collection.handle,
  title: (collection: CatalogueCollection) => collection.title,
  description: (collection: CatalogueCollection, { truncateAt }: { truncateAt?: number | null }) =>
    truncate(collection.description, truncateAt),
  descriptionHtml: (collection: CatalogueCollection) => `<p>${escapeHtml(collection.description)}</p>`,
  // no collection has a picture of its own: its first product stands for it
  image: (collection: CatalogueCollection, _args: unknown, { world }: ShopifyContext) => {
    const [first] = productsIn(world, collection)
    return first ? featuredImage(first) : null
  },
  products: (collection: CatalogueCollection, args: ProductsArgs, context: ShopifyContext) => {
    const products = filterProducts(productsIn(context.world, collection), args.filters ?? [], context)
    return connection(sortProducts(products, args.sortKey, context.region), args, ({ id }) => id)
  },
  onlineStoreUrl: (collection: CatalogueCollection, _args: unknown, context: ShopifyContext) =>
    storefrontUrl(`/collections/${collection.handle}`, context),
  seo: () => ({ title: null, description: null }),
  trackingParameters: () => null,
  ...noMetafields,
} satisfies Resolvers
