import type { Catalogue } from '../../../world/catalogue/catalogue.ts'
import type { StoreArticle, StoreBlog, StoreMetaobject } from '../../../world/catalogue/store-content.ts'
import { parseGid } from '../gid.ts'

/** The article, blog or metaobject with a global id; null for an unknown one. */
export function findContentById(
  { content }: Catalogue,
  gid: string,
): StoreArticle | StoreBlog | StoreMetaobject | null {
  const { type, id } = parseGid(gid) ?? {}
  const records = [...(content?.articles ?? []), ...(content?.blogs ?? []), ...(content?.metaobjects ?? [])]
  return records.find((record) => record.__typename === type && record.id === id) ?? null
}
