import type { StoreMenu, StoreMenuItem } from '../catalogue/store-content.ts'
import { type AssignedIds, getRecordId, type Kind, toWords } from './assign-ids.ts'
import { MAX_MENU_LEVELS } from './limits.ts'
import { findTarget, getUrl, RESOURCE_TYPES, type Target } from './menu-targets.ts'
import { describeMissing, type Path, type Report } from './problems.ts'
import type { MenuInput, MenuItemInput } from './schema/menu.ts'

/** The menus of a goods file. An item leads to what its `resourceId` names, else to its `url`. */
export function buildMenus(
  menus: readonly MenuInput[],
  { ids, defaultHandles, report }: { ids: AssignedIds; defaultHandles: ReadonlySet<string>; report: Report },
): StoreMenu[] {
  function buildItem(input: MenuItemInput, parent: string, path: Path): StoreMenuItem {
    const name = `${parent} / ${input.title}`
    const { type, url, resourceId } = readTarget(input, path)
    const isLowest = path.filter((key) => key === 'items').length >= MAX_MENU_LEVELS
    if (input.items.length > 0 && isLowest)
      report([...path, 'items'], `a menu has at most ${MAX_MENU_LEVELS} levels of items at Shopify`)
    const items = isLowest ? [] : input.items
    return {
      id: getRecordId('MenuItem', name, input.id),
      title: input.title,
      tags: input.tags,
      translations: input.translations,
      type,
      url,
      resourceId,
      items: items.map((item, index) => buildItem(item, name, [...path, 'items', index])),
    }
  }

  function readTarget(input: MenuItemInput, path: Path): Pick<StoreMenuItem, 'type' | 'url' | 'resourceId'> {
    const { url = null, resourceId } = input
    if (resourceId) {
      const kind = RESOURCE_TYPES[input.type ?? '']
      if (!kind)
        report([...path, 'type'], `expected one of ${Object.keys(RESOURCE_TYPES).join(', ')} beside a resourceId`)
      else return { type: input.type ?? 'HTTP', ...findByReference(kind, resourceId, url, path) }
    }
    const target: Target = url ? findTarget(url) : { type: input.items.length > 0 ? 'HTTP' : 'FRONTPAGE' }
    if (input.type && !resourceId && input.type !== target.type && RESOURCE_TYPES[input.type])
      report(
        [...path, 'url'],
        `expected the path of a ${toWords(RESOURCE_TYPES[input.type] ?? 'Page')}, such as ${getUrl(RESOURCE_TYPES[input.type] ?? 'Page', 'handle')}`,
      )
    const type = input.type ?? target.type
    if (!target.kind || !target.name) return { type, url: url ?? (type === 'FRONTPAGE' ? '/' : null), resourceId: null }
    const id = ids.get(target.kind)?.get(target.name)
    if (id === undefined && !defaultHandles.has(`${target.kind} ${target.name}`))
      reportMissing([...path, 'url'], target.kind, target.name)
    return { type, url, resourceId: id === undefined ? null : `gid://shopify/${target.kind}/${id}` }
  }

  function findByReference(kind: Kind, reference: string, url: string | null, path: Path) {
    const tail = reference.slice(reference.lastIndexOf('/') + 1)
    const entry = [...(ids.get(kind) ?? [])].find(([name, id]) =>
      reference.startsWith('gid:') ? id === tail : name === reference,
    )
    if (!entry) reportMissing([...path, 'resourceId'], kind, reference)
    const [name, id] = entry ?? [reference, '0']
    return { url: url ?? getUrl(kind, name), resourceId: `gid://shopify/${kind}/${id}` }
  }

  const reportMissing = (path: Path, kind: Kind, name: string) =>
    report(path, describeMissing(toWords(kind), name, ids.get(kind)?.keys() ?? []))

  return menus.map(({ handle, title, id, items, translations }, index) => ({
    id: getRecordId('Menu', handle, id),
    handle,
    title,
    translations,
    items: items.map((item, position) => buildItem(item, handle, ['menus', index, 'items', position])),
  }))
}
