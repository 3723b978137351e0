import { GraphQLError } from 'graphql'
import { DEFAULT_TIME } from '../../../world/catalogue/store-content.ts'
import type { ShopifyContext } from '../context.ts'
import { getCollectionUpdatedAt } from '../goods/collection.ts'
import { getProductTitle, getUpdatedAt } from '../goods/product.ts'
import { getPublishedCollections, getPublishedProducts } from '../goods/published-products.ts'
import { listArticles } from './articles.ts'
import { listPages } from './pages.ts'

type Resource =
  | { __typename: 'SitemapResource'; handle: string; title: string; updatedAt: string; image: null }
  | {
      __typename: 'SitemapResourceMetaobject'
      handle: string
      type: string
      updatedAt: string
      onlineStoreUrlHandle: null
    }
type ResourceType = 'ARTICLE' | 'BLOG' | 'COLLECTION' | 'METAOBJECT' | 'PAGE' | 'PRODUCT'

/** Shopify's number of resources per page. */
const PAGE_SIZE = 250

/** QueryRoot.sitemap. */
export function resolveSitemap(_root: unknown, { type }: { type: ResourceType }, context: ShopifyContext) {
  const resources = listResources(type, context)
  return {
    pagesCount: { count: Math.ceil(resources.length / PAGE_SIZE), precision: 'EXACT' },
    resources: ({ page }: { page: number }) => {
      // Shopify's pages begin at 1; what it says of others is assumed.
      if (page < 1) throw new GraphQLError('page must be greater than 0')
      return {
        items: resources.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
        hasNextPage: page * PAGE_SIZE < resources.length,
      }
    },
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
  const { content } = world.catalogue
  switch (type) {
    case 'PRODUCT':
      return getPublishedProducts(world).map((product) =>
        toResource(product.handle, getProductTitle(product), getUpdatedAt(product)),
      )
    case 'COLLECTION':
      return getPublishedCollections(world).map((collection) =>
        toResource(collection.handle, collection.title, getCollectionUpdatedAt(world, collection)),
      )
    case 'PAGE':
      return listPages(world).map(({ handle, title, updatedAt }) => toResource(handle, title, updatedAt))
    case 'BLOG':
      return (content?.blogs ?? []).map(({ handle, title }) => toResource(handle, title, DEFAULT_TIME))
    case 'ARTICLE':
      return listArticles(world).map(({ handle, title, updatedAt }) => toResource(handle, title, updatedAt))
    case 'METAOBJECT':
      return (content?.metaobjects ?? []).map(({ handle, type, updatedAt }) => ({
        __typename: 'SitemapResourceMetaobject',
        handle,
        type,
        updatedAt,
        onlineStoreUrlHandle: null,
      }))
  }
}
