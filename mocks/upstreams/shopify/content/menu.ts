import { z } from 'zod'
import { getStableNumber } from '../../../world/stable-number.ts'
import type { World } from '../../../world/world.ts'
import type { ShopifyContext } from '../context.ts'
import { toGid } from '../gid.ts'
import { getStorefrontUrl } from '../goods/storefront-url.ts'
import { toFileMenu } from './file-menu.ts'
import { findTarget } from './menu-target.ts'
import { findPageByHandle } from './pages.ts'

/** A menu entry. Headings have no path. */
type MenuEntry = { title: string; path: string | null; children: readonly MenuEntry[] }

/** QueryRoot.menu: a menu of the goods file, or of the two default menus of a Shopify store, by their default handles. */
export function resolveMenu(_root: unknown, { handle }: { handle: string }, context: ShopifyContext) {
  const { content } = context.world.catalogue
  const fileMenu = content?.menus.find((candidate) => candidate.handle === handle)
  if (fileMenu) return toFileMenu(fileMenu, context)
  const menu = content && !content.extendsDefault ? undefined : MENUS.get(handle)
  if (!menu) return null
  const items = menu.getEntries(context.world).map((entry) => toMenuItem(entry, handle, context))
  return { id: toGid('Menu', getStableNumber(handle)), handle, title: menu.title, items, itemsCount: items.length }
}

const MENUS: ReadonlyMap<string, { title: string; getEntries(world: World): readonly MenuEntry[] }> = new Map([
  ['main-menu', { title: 'Main menu', getEntries: getMainEntries }],
  ['footer', { title: 'Footer menu', getEntries: getFooterEntries }],
])

const link = z.object({ title: z.string(), handle: z.string(), visibility: z.boolean() })
const gridLinks = z.object({ title: z.string(), linksCollection: z.object({ items: z.array(link) }) })
const grid = z.object({ gridLinksCollection: z.object({ items: z.array(gridLinks) }) })
const menuLink = link.extend({ grid: grid.nullable() })
/** What a menu of Shopify needs of the content service's. */
const publishedMenu = z.object({
  draft: z.literal(false).optional(),
  linksCollection: z.object({ items: z.array(menuLink) }),
})

/** The published main menu: links, the headings of their flyouts, and the links below those. */
function getMainEntries({ catalogue }: World): readonly MenuEntry[] {
  const [menu] = (catalogue.entries.mainMenu ?? []).flatMap((entry) => publishedMenu.safeParse(entry).data ?? [])
  return (menu?.linksCollection.items ?? []).filter(({ visibility }) => visibility).map(toLinkEntry)
}

const toLinkEntry = ({ title, handle, grid }: z.output<typeof menuLink>): MenuEntry => ({
  title,
  path: handle,
  children: (grid?.gridLinksCollection.items ?? []).map(toHeadingEntry),
})

const toHeadingEntry = ({ title, linksCollection }: z.output<typeof gridLinks>): MenuEntry => ({
  title,
  path: null,
  children: linksCollection.items
    .filter(({ visibility }) => visibility)
    .map((link) => ({ title: link.title, path: link.handle, children: [] })),
})

const FOOTER_PAGES = ['about-us', 'contact-us', 'faqs', 'return-policy', 'privacy', 'terms']

function getFooterEntries(world: World): readonly MenuEntry[] {
  return FOOTER_PAGES.flatMap((handle): MenuEntry[] => {
    const page = findPageByHandle(world, handle)
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
