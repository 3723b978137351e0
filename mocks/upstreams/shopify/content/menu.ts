import { mainMenus } from '#mocks/world/catalogue/content/main-menu.ts'
import type { GridLinks, MenuLink } from '#mocks/world/catalogue/content/types.ts'
import type { ShopifyContext } from '../context.ts'
import { toGid } from '../gid.ts'
import { getCollectionNumber } from '../goods/collection-id.ts'
import { findProductByHandle } from '../goods/published-products.ts'
import { getStorefrontUrl } from '../goods/storefront-url.ts'
import { getStableNumber } from '../stable-number.ts'
import { findPageByHandle, getPageNumber } from './pages.ts'

/** A menu entry. Headings have no path. */
type MenuEntry = { title: string; path: string | null; children: readonly MenuEntry[] }

/** QueryRoot.menu: the two default menus of a Shopify store, by their default handles. */
export function resolveMenu(_root: unknown, { handle }: { handle: string }, context: ShopifyContext) {
  const menu = MENUS.get(handle)
  if (!menu) return null
  const items = menu.getEntries().map((entry) => toMenuItem(entry, handle, context))
  return { id: toGid('Menu', getStableNumber(handle)), handle, title: menu.title, items, itemsCount: items.length }
}

const MENUS: ReadonlyMap<string, { title: string; getEntries(): readonly MenuEntry[] }> = new Map([
  ['main-menu', { title: 'Main menu', getEntries: getMainEntries }],
  ['footer', { title: 'Footer menu', getEntries: getFooterEntries }],
])

/** The published main menu: links, the headings of their flyouts, and the links below those. */
function getMainEntries(): readonly MenuEntry[] {
  const publishedMenu = mainMenus.find(({ draft }) => !draft)
  const links = publishedMenu && 'linksCollection' in publishedMenu ? publishedMenu.linksCollection.items : []
  return links.filter(({ visibility }) => visibility).map(toLinkEntry)
}

const toLinkEntry = ({ title, handle, grid }: MenuLink): MenuEntry => ({
  title,
  path: handle,
  children: (grid?.gridLinksCollection.items ?? []).map(toHeadingEntry),
})

const toHeadingEntry = ({ title, linksCollection }: GridLinks): MenuEntry => ({
  title,
  path: null,
  children: linksCollection.items
    .filter(({ visibility }) => visibility)
    .map((link) => ({ title: link.title, path: link.handle, children: [] })),
})

const FOOTER_PAGES = ['about-us', 'contact-us', 'faqs', 'return-policy', 'privacy', 'terms']

function getFooterEntries(): readonly MenuEntry[] {
  return FOOTER_PAGES.flatMap((handle): MenuEntry[] => {
    const page = findPageByHandle(handle)
    return page ? [{ title: page.title, path: `/pages/${handle}`, children: [] }] : []
  })
}

/** @param parent The names of the entries above, which make the id unique. */
function toMenuItem({ title, path, children }: MenuEntry, parent: string, context: ShopifyContext): object {
  const name = `${parent} / ${title}`
  const target = path === null ? null : findTarget(path, context)
  return {
    id: toGid('MenuItem', getStableNumber(name)),
    title,
    tags: [],
    type: target?.type ?? 'HTTP',
    url: path === null ? null : getStorefrontUrl(path, context),
    resource: target?.resource ?? null,
    resourceId: target?.id ?? null,
    items: children.map((child) => toMenuItem(child, name, context)),
  }
}

/** The store's resource of a path; null for pages that only the shop has, such as the Fit Finder. */
function findTarget(path: string, { world }: ShopifyContext) {
  const [, kind, handle = ''] = path.split('/')
  const collection = kind === 'collections' ? world.catalogue.collectionByHandle.get(handle) : undefined
  if (collection)
    return { type: 'COLLECTION', resource: collection, id: toGid('Collection', getCollectionNumber(collection)) }
  const product = kind === 'products' ? findProductByHandle(world, handle) : undefined
  if (product) return { type: 'PRODUCT', resource: product, id: toGid('Product', product.id) }
  const page = findPageByHandle(kind === 'pages' ? handle : (kind ?? ''))
  return page ? { type: 'PAGE', resource: page, id: toGid('Page', getPageNumber(page)) } : null
}
