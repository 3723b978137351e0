import { PUBLISHED_AT } from '../../content/entry.ts'
import type { ShopifyContext } from '../context.ts'
import { collectionUpdatedAt } from '../goods/collection.ts'
import { joinedAt, productTitle } from '../goods/product.ts'
import { productsOf } from '../goods/shelf.ts'
import { pages } from './pages.ts'

type Resource = { __typename: string; handle: string; title: string; updatedAt: string; image: null }
type Kind = 'ARTICLE' | 'BLOG' | 'COLLECTION' | 'METAOBJECT' | 'PAGE' | 'PRODUCT'

/** Shopify's number of resources on a page of the site map. */
const PAGE_SIZE = 250

/** QueryRoot.sitemap. */
export function sitemap(_root: unknown, { type }: { type: Kind }, context: ShopifyContext) {
  const all = resources(type, context)
  return {
    pagesCount: { count: Math.ceil(all.length / PAGE_SIZE), precision: 'EXACT' },
    resources: ({ page }: { page: number }) => ({
      items: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      hasNextPage: page * PAGE_SIZE < all.length,
    }),
  }
}

function resources(type: Kind, { world }: ShopifyContext): Resource[] {
  const resource = (handle: string, title: string, updatedAt: string): Resource => ({
    __typename: 'SitemapResource',
    handle,
    title,
    updatedAt,
    // pictures of goods are drawn at the image host and are no files of the store
    image: null,
  })
  switch (type) {
    case 'PRODUCT':
      return productsOf(world).map((product) => resource(product.handle, productTitle(product), joinedAt(product)))
    case 'COLLECTION':
      return world.catalogue.collections.map((collection) =>
        resource(collection.handle, collection.title, collectionUpdatedAt(world, collection)),
      )
    case 'PAGE':
      return pages(null, null, world.clock.now()).map(({ handle, title }) => resource(handle, title, PUBLISHED_AT))
    default:
      // the store has no blogs and no metaobjects
      return []
  }
}
