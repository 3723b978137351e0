import { z } from 'zod'
import type { GoodsFile } from '../../world/goods-file/schema/goods-file.ts'
import { menuItemType } from '../../world/goods-file/schema/menu.ts'
import { omitEmpty, toId } from './export-parts.ts'
import type { Query } from './storefront-client.ts'

type Menus = NonNullable<GoodsFile['menus']>
type Items = NonNullable<Menus[number]['items']>

const ITEM_FIELDS = 'id title type url tags resourceId'
const MENU_QUERY = `query ExportMenu($handle: String!) { menu(handle: $handle) {
  id handle title items { ${ITEM_FIELDS} items { ${ITEM_FIELDS} items { ${ITEM_FIELDS} } } }
} }`

const itemFields = z.object({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  url: z.string().nullable(),
  tags: z.array(z.string()),
  resourceId: z.string().nullable(),
  get items() {
    return z.array(itemFields).optional()
  },
})
type ItemFields = z.output<typeof itemFields>
const menuFields = z.object({
  menu: z.object({ id: z.string(), handle: z.string(), title: z.string(), items: z.array(itemFields) }).nullable(),
})

/**
 * The menus with these handles; the Storefront API does not list menus.
 * @param shopUrl What the links of the store begin with; they become paths.
 * @param knownIds The global ids of the exported records; items that lead to others become plain links.
 */
export async function exportMenus(
  query: Query,
  handles: readonly string[],
  { shopUrl, knownIds }: { shopUrl: string; knownIds: ReadonlySet<string> },
  note: (message: string) => void,
): Promise<Menus> {
  const menus: Menus = []
  for (const handle of handles) {
    const { menu } = await query(menuFields, MENU_QUERY, { handle })
    if (!menu) note(`The store has no menu "${handle}".`)
    else menus.push({ handle, title: menu.title, id: toId(menu.id), items: menu.items.map(toItem) })
  }
  return menus

  function toItem({ id, title, type, url, tags, resourceId, items = [] }: ItemFields): Items[number] {
    const isKnown = resourceId !== null && knownIds.has(resourceId)
    return omitEmpty({
      id: toId(id),
      title,
      // an item that leads to a record which is not in the file is a plain link
      ...(isKnown ? { type: asItemType(type), resourceId } : { type: asItemType(resourceId ? 'HTTP' : type) }),
      url: toPath(url, shopUrl),
      tags,
      items: items.map(toItem),
    })
  }
}

type ItemType = NonNullable<Items[number]['type']>
/** Shopify's types that a file knows; a newer one becomes a plain link. */
const asItemType = (type: string): ItemType => menuItemType.options.find((known) => known === type) ?? 'HTTP'

/** A link of the store as a path, so that it leads to whichever shop reads the file. */
function toPath(url: string | null, shopUrl: string): string | null {
  if (!url?.startsWith(shopUrl)) return url
  const path = url.slice(shopUrl.length)
  if (path === '') return '/'
  return path.startsWith('/') ? path : url
}
