import type { CatalogueCollection } from '../../../world/catalogue/catalogue.ts'
import type { World } from '../../../world/world.ts'
import { escapeHtml } from '../../html.ts'
import { type PageArgs, toConnection } from '../connection.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { toGid } from '../gid.ts'
import { buildFacets } from './build-facets.ts'
import { getCollectionNumber } from './collection-id.ts'
import { filterProducts, type ProductFilter } from './filters.ts'
import { getFeaturedImage } from './image.ts'
import { createMetafieldResolvers } from './metafields.ts'
import { getCollectionProducts } from './published-products.ts'
import { type ProductSortKey, sortProducts } from './sort.ts'
import { getStorefrontUrl } from './storefront-url.ts'
import { truncate } from './truncate.ts'

type ProductsArgs = PageArgs & { filters?: readonly ProductFilter[] | null; sortKey?: ProductSortKey | null }

/** When a collection's newest product was launched, which is its last change. */
export function getCollectionUpdatedAt(world: World, collection: CatalogueCollection): string {
  if (collection.details) return collection.details.updatedAt
  const launchDates = getCollectionProducts(world, collection).map(({ since }) => since)
  return new Date(launchDates.toSorted().at(-1) ?? world.catalogue.products[0]?.since ?? 0).toISOString()
}

export const collectionResolvers = {
  id: (collection: CatalogueCollection) => toGid('Collection', getCollectionNumber(collection)),
  handle: (collection: CatalogueCollection) => collection.handle,
  title: (collection: CatalogueCollection) => collection.title,
  description: (collection: CatalogueCollection, { truncateAt }: { truncateAt?: number | null }) =>
    truncate(collection.description, truncateAt),
  descriptionHtml: (collection: CatalogueCollection) =>
    collection.details?.descriptionHtml ?? `<p>${escapeHtml(collection.description)}</p>`,
  // This shop's collections have no images, so the first product's is used.
  image: (collection: CatalogueCollection, _args: unknown, { world }: ShopifyContext) => {
    if (collection.details?.image) return collection.details.image
    const [firstProduct] = getCollectionProducts(world, collection)
    return firstProduct ? getFeaturedImage(firstProduct) : null
  },
  products: (collection: CatalogueCollection, args: ProductsArgs, context: ShopifyContext) => {
    const allProducts = getCollectionProducts(context.world, collection)
    const filters = args.filters ?? []
    const products = sortProducts(filterProducts(allProducts, filters, context), args.sortKey, context)
    return {
      ...toConnection(products, args, ({ id }) => id),
      filters: () => buildFacets(allProducts, filters, context),
    }
  },
  updatedAt: (collection: CatalogueCollection, _args: unknown, { world }: ShopifyContext) =>
    getCollectionUpdatedAt(world, collection),
  onlineStoreUrl: (collection: CatalogueCollection, _args: unknown, context: ShopifyContext) =>
    getStorefrontUrl(`/collections/${collection.handle}`, context),
  seo: ({ details }: CatalogueCollection) => details?.seo ?? { title: null, description: null },
  trackingParameters: () => null,
  ...createMetafieldResolvers(({ details }: CatalogueCollection) => details?.metafields),
} satisfies Resolvers
