import { mainMenus } from '#mocks/world/catalogue/content/main-menu.ts'
import type { GridLinks, MenuLink } from '#mocks/world/catalogue/content/types.ts'
import type { ShopifyContext } from '../context.ts'
import { gid } from '../gid.ts'
import { collectionNumber, productByHandle } from '../goods/shelf.ts'
import { storefrontUrl } from '../goods/storefront-url.ts'
import { stableNumber } from '../stable-number.ts'
import { pageByHandle, pageNumber } from './pages.ts'

/** A way through the shop. Headings lead nowhere themselves. */
type Way = { title: string; path: string | null; below: readonly Way[] }

/** QueryRoot.menu: the two menus that every store has, by the handles that every store gives them. */
export function menu(_root: unknown, { handle }: { handle: string }, context: ShopifyContext) {
  const found = MENUS[handle]
  if (!found) return null
  const items = found.ways().map((way) => item(way, handle, context))
  return { id: gid('Menu', stableNumber(handle)), handle, title: found.title, items, itemsCount: items.length }
}

const MENUS: Readonly<Record<string, { title: string; ways(): readonly Way[] }>> = {
  'main-menu': { title: 'Main menu', ways: mainWays },
  footer: { title: 'Footer menu', ways: footerWays },
}

/** The published main menu of the house: links, the headings in their flyouts, and the links below those. */
function mainWays(): readonly Way[] {
  const published = mainMenus.find(({ draft }) => !draft)
  const links = published && 'linksCollection' in published ? published.linksCollection.items : []
  return links.filter(({ visibility }) => visibility).map(wayOf)
}

const wayOf = ({ title, handle, grid }: MenuLink): Way => ({
  title,
  path: handle,
  below: (grid?.gridLinksCollection.items ?? []).map(headingOf),
})

const headingOf = ({ title, linksCollection }: GridLinks): Way => ({
  title,
  path: null,
  below: linksCollection.items
    .filter(({ visibility }) => visibility)
    .map((link) => ({ title: link.title, path: link.handle, below: [] })),
})

/** The pages that a shopper looks for at the end of a page. */
const FOOTER = ['about-us', 'contact-us', 'faqs', 'return-policy', 'privacy', 'terms']

function footerWays(): readonly Way[] {
  return FOOTER.flatMap((handle): Way[] => {
    const page = pageByHandle(handle)
    return page ? [{ title: page.title, path: `/pages/${handle}`, below: [] }] : []
  })
}

function item({ title, path, below }: Way, within: string, context: ShopifyContext): object {
  const name = `${within} / ${title}`
  const target = path === null ? null : targetOf(path, context)
  return {
    id: gid('MenuItem', stableNumber(name)),
    title,
    tags: [],
    type: target?.type ?? 'HTTP',
    url: path === null ? null : storefrontUrl(path, context),
    resource: target?.resource ?? null,
    resourceId: target?.id ?? null,
    items: below.map((way) => item(way, name, context)),
  }
}

/** What of the store a path shows; null for the shop's own pages, such as the Fit Finder. */
function targetOf(path: string, { world }: ShopifyContext) {
  const [, kind, handle = ''] = path.split('/')
  const collection = kind === 'collections' ? world.catalogue.collectionByHandle.get(handle) : undefined
  if (collection)
    return { type: 'COLLECTION', resource: collection, id: gid('Collection', collectionNumber(collection)) }
  const product = kind === 'products' ? productByHandle(world, handle) : undefined
  if (product) return { type: 'PRODUCT', resource: product, id: gid('Product', product.id) }
  const page = pageByHandle(kind === 'pages' ? handle : (kind ?? ''))
  return page ? { type: 'PAGE', resource: page, id: gid('Page', pageNumber(page)) } : null
}
