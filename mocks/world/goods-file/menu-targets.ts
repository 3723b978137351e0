import type { Kind } from './assign-ids.ts'

/** What a path of the shop leads to: Shopify's MenuItemType, and the record's name. */
export type Target = { type: string; kind?: Kind; name?: string }

/** The kinds of records that a menu item's type leads to. */
export const RESOURCE_TYPES: Readonly<Record<string, Kind>> = {
  ARTICLE: 'Article',
  BLOG: 'Blog',
  COLLECTION: 'Collection',
  METAOBJECT: 'Metaobject',
  PAGE: 'Page',
  PRODUCT: 'Product',
  SHOP_POLICY: 'ShopPolicy',
}

/** The path of a record on Shopify's online store. */
export function getUrl(kind: Kind, name: string): string {
  switch (kind) {
    case 'Article':
    case 'Blog':
      return `/blogs/${name}`
    case 'ShopPolicy':
      return `/policies/${name.toLowerCase().replaceAll('_', '-')}`
    case 'Metaobject':
      return `/pages/${name}`
    case 'Collection':
    case 'Page':
    case 'Product':
    case 'ProductVariant':
      return `/${kind.toLowerCase()}s/${name}`
  }
}

const PAGES: Readonly<Record<string, string>> = {
  '/': 'FRONTPAGE',
  '/account': 'CUSTOMER_ACCOUNT_PAGE',
  '/collections': 'COLLECTIONS',
  '/collections/all': 'CATALOG',
  '/search': 'SEARCH',
}

/** What a path of Shopify's online store leads to; HTTP for any other URL. */
export function findTarget(url: string): Target {
  const [path = ''] = url.split(/[?#]/)
  const page = PAGES[path.length > 1 ? path.replace(/\/$/, '') : path]
  if (page) return { type: page }
  const [, folder, name, article] = /^\/(\w+)\/([^/]+)(?:\/([^/]+))?\/?$/.exec(path) ?? []
  if (!name) return { type: 'HTTP' }
  switch (folder) {
    case 'collections':
      return { type: 'COLLECTION', kind: 'Collection', name }
    case 'products':
      return { type: 'PRODUCT', kind: 'Product', name }
    case 'pages':
      return { type: 'PAGE', kind: 'Page', name }
    case 'blogs':
      return article
        ? { type: 'ARTICLE', kind: 'Article', name: `${name}/${article}` }
        : { type: 'BLOG', kind: 'Blog', name }
    case 'policies':
      return { type: 'SHOP_POLICY', kind: 'ShopPolicy', name: name.toUpperCase().replaceAll('-', '_') }
    default:
      return { type: 'HTTP' }
  }
}
