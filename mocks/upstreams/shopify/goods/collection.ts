import type { CatalogueCollection } from '../../../world/catalogue.ts'
import type { World } from '../../../world/world.ts'
import { connection, type PageArgs } from '../connection.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { gid } from '../gid.ts'
import { facets } from './facets.ts'
import { filterProducts, type ProductFilter } from './filters.ts'
import { featuredImage } from './image.ts'
import { noMetafields } from './metafields.ts'
import { collectionNumber, productsIn } from './shelf.ts'
import { type ProductSortKey, sortProducts } from './sort.ts'
import { storefrontUrl } from './storefront-url.ts'
import { escapeHtml, truncate } from './text.ts'

type ProductsArgs = PageArgs & { filters?: readonly ProductFilter[] | null; sortKey?: ProductSortKey | null }

/** A collection changes when a product joins it: the day of its newest. */
export function collectionUpdatedAt(world: World, collection: CatalogueCollection): string {
  const days = productsIn(world, collection).map(({ since }) => since)
  return new Date(days.toSorted().at(-1) ?? world.catalogue.products[0]?.since ?? 0).toISOString()
}

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
    const all = productsIn(context.world, collection)
    const filters = args.filters ?? []
    const found = sortProducts(filterProducts(all, filters, context), args.sortKey, context.region)
    return { ...connection(found, args, ({ id }) => id), filters: () => facets(all, filters, context) }
  },
  updatedAt: (collection: CatalogueCollection, _args: unknown, { world }: ShopifyContext) =>
    collectionUpdatedAt(world, collection),
  onlineStoreUrl: (collection: CatalogueCollection, _args: unknown, context: ShopifyContext) =>
    storefrontUrl(`/collections/${collection.handle}`, context),
  seo: () => ({ title: null, description: null }),
  trackingParameters: () => null,
  ...noMetafields,
} satisfies Resolvers
