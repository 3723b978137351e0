import { getStableNumber } from '../stable-number.ts'
import type { Path, Report } from './problems.ts'
import type { ParsedGoodsFile } from './schema/goods-file.ts'

/** The kinds of records that others refer to, by the type in their global ids. */
export type Kind =
  | 'Article'
  | 'Blog'
  | 'Collection'
  | 'Metaobject'
  | 'Page'
  | 'Product'
  | 'ProductVariant'
  | 'ShopPolicy'

/** The ids of a goods file's records by name: a handle, `blog/article`, `type/handle`, a sku, or a policy's type. */
export type AssignedIds = ReadonlyMap<Kind, ReadonlyMap<string, string>>

/** An id of its own, or one that follows from its name, so that carts outlive changes of the file. */
export const getRecordId = (kind: string, name: string, id?: string): string => id ?? getStableNumber(`${kind} ${name}`)

/** Sorts by id: the file's, else the place in its list, as if the records had been created in its order. */
export const getIdRank = (id: string | undefined, index: number): number => (id === undefined ? index : Number(id))

/** Gives every record that others may refer to its id, and reports names and ids that two records share. */
export function assignIds(file: ParsedGoodsFile, report: Report): AssignedIds {
  const ids = new Map<Kind, Map<string, string>>()
  const add = (kind: Kind, name: string, path: Path, id?: string) => {
    const ofKind = ids.get(kind) ?? new Map<string, string>()
    ids.set(kind, ofKind)
    if (ofKind.has(name)) report(path, `another ${toWords(kind)} is called "${name}" too`)
    ofKind.set(name, getRecordId(kind, name, id))
  }
  const addAll = (kind: Kind, list: 'collections' | 'pages' | 'products') => {
    for (const [index, { handle, id }] of file[list].entries()) add(kind, handle, [list, index, 'handle'], id)
  }
  addAll('Product', 'products')
  addAll('Collection', 'collections')
  addAll('Page', 'pages')
  for (const [index, blog] of file.blogs.entries()) {
    add('Blog', blog.handle, ['blogs', index, 'handle'], blog.id)
    for (const [position, { handle, id }] of blog.articles.entries())
      add('Article', `${blog.handle}/${handle}`, ['blogs', index, 'articles', position, 'handle'], id)
  }
  for (const [index, { type, handle, id }] of file.metaobjects.entries())
    add('Metaobject', `${type}/${handle}`, ['metaobjects', index, 'handle'], id)
  for (const [index, { type, id }] of file.policies.entries()) add('ShopPolicy', type, ['policies', index, 'type'], id)
  reportSharedIds(ids, report)
  return ids
}

function reportSharedIds(ids: ReadonlyMap<Kind, ReadonlyMap<string, string>>, report: Report) {
  for (const [kind, ofKind] of ids) {
    const names = new Map<string, string>()
    for (const [name, id] of ofKind) {
      const other = names.get(id)
      if (other !== undefined) report([], `the ${toWords(kind)}s "${other}" and "${name}" have the same id ${id}`)
      names.set(id, name)
    }
  }
}

/** 'ShopPolicy' becomes 'shop policy'. */
export const toWords = (kind: Kind): string => kind.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
