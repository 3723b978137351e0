import { PUBLISHED_AT } from '../../content/entry.ts'
import type { ShopifyContext } from '../context.ts'
import { getCollectionUpdatedAt } from '../goods/collection.ts'
import { getProductTitle, getPublishedAt } from '../goods/product.ts'
import { getPublishedProducts } from '../goods/published-products.ts'
import { queryPages } from './pages.ts'

type Resource = { __typename: string; handle: string; title: string; updatedAt: string; image: null }
type ResourceType = 'ARTICLE' | 'BLOG' | 'COLLECTION' | 'METAOBJECT' | 'PAGE' | 'PRODUCT'

/** Shopify's number of resources per page. */
const PAGE_SIZE = 250

/** QueryRoot.sitemap. */
export function resolveSitemap(_root: unknown, { type }: { type: ResourceType }, context: ShopifyContext) {
  const resources = listResources(type, context)
  return {
    pagesCount: { count: Math.ceil(resources.length / PAGE_SIZE), precision: 'EXACT' },
    resources: ({ page }: { page: number }) => ({
      items: resources.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      hasNextPage: page * PAGE_SIZE < resources.length,
    }),
  }
}

function listResources(type: ResourceType, { world }: ShopifyContext): Resource[] {
  const toResource = (handle: string, title: string, updatedAt: string): Resource => ({
    __typename: 'SitemapResource',
    handle,
    title,
    updatedAt,
    // The image host draws product images, so the store has no image files.
    image: null,
  })
  switch (type) {
    case 'PRODUCT':
      return getPublishedProducts(world).map((product) =>
        toResource(product.handle, getProductTitle(product), getPublishedAt(product)),
      )
    case 'COLLECTION':
      return world.catalogue.collections.map((collection) =>
        toResource(collection.handle, collection.title, getCollectionUpdatedAt(world, collection)),
      )
    case 'PAGE':
      return queryPages(null, null, world.clock.now()).map(({ handle, title }) =>
        toResource(handle, title, PUBLISHED_AT),
      )
    default:
      // The store has no blogs and no metaobjects.
      return []
  }
}
