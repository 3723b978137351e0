import type { StoreMenu, StoreMenuItem } from '../../../world/catalogue/store-content.ts'
import type { ShopifyContext } from '../context.ts'
import { parseGid, toGid } from '../gid.ts'
import { getStorefrontUrl } from '../goods/storefront-url.ts'
import { findNode } from '../node.ts'
import { findTarget } from './menu-target.ts'
import { findPolicyById } from './policies.ts'

/** A menu of a goods file as Shopify's Menu. */
export const toFileMenu = ({ id, handle, title, items }: StoreMenu, context: ShopifyContext): object => ({
  id: toGid('Menu', id),
  handle,
  title,
  items: items.map((item) => toItem(item, context)),
  itemsCount: items.length,
})

function toItem({ id, title, tags, type, url, items, ...item }: StoreMenuItem, context: ShopifyContext): object {
  // a file laid over this shop may link to its records, which have no id in the file
  const target = item.resourceId === null && url?.startsWith('/') ? findTarget(url, context) : null
  const resourceId = item.resourceId ?? target?.id ?? null
  return {
    id: toGid('MenuItem', id),
    title,
    tags,
    type,
    url: url?.startsWith('/') ? getStorefrontUrl(url, context) : url,
    resource: target?.resource ?? (resourceId && findResource(resourceId, context)),
    resourceId,
    items: items.map((item) => toItem(item, context)),
  }
}

const findResource = (gid: string, context: ShopifyContext) =>
  parseGid(gid)?.type === 'ShopPolicy' ? findPolicyById(gid, context) : findNode(gid, context)
