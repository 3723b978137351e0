import type { StoreArticle, StoreBlog, StoreMetaobject } from '../../../world/catalogue/store-content.ts'
import type { World } from '../../../world/world.ts'
import { parseGid } from '../gid.ts'
import { listArticles } from './articles.ts'

/** The article, blog or metaobject with a global id; null for an unknown one. */
export function findContentById(world: World, gid: string): StoreArticle | StoreBlog | StoreMetaobject | null {
  const { content } = world.catalogue
  const { type, id } = parseGid(gid) ?? {}
  const records = [...listArticles(world), ...(content?.blogs ?? []), ...(content?.metaobjects ?? [])]
  return records.find((record) => record.__typename === type && record.id === id) ?? null
}
