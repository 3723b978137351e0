import type { ShopifyContext } from '../context.ts'
import { toGid } from '../gid.ts'
import { getCollectionNumber } from '../goods/collection-id.ts'
import { findCollectionByHandle, findProductByHandle } from '../goods/published-products.ts'
import { findPageByHandle } from './pages.ts'

/** The store's resource of a path; null for pages that only the shop has, such as the Fit Finder. */
export function findTarget(path: string, { world }: ShopifyContext) {
  const [, kind, handle = ''] = path.split('/')
  const collection = kind === 'collections' ? findCollectionByHandle(world, handle) : undefined
  if (collection)
    return { type: 'COLLECTION', resource: collection, id: toGid('Collection', getCollectionNumber(collection)) }
  const product = kind === 'products' ? findProductByHandle(world, handle) : undefined
  if (product) return { type: 'PRODUCT', resource: product, id: toGid('Product', product.id) }
  const page = findPageByHandle(world, kind === 'pages' ? handle : (kind ?? ''))
  return page ? { type: 'PAGE', resource: page, id: toGid('Page', page.id) } : null
}
