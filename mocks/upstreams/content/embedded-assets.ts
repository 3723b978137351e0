import { isEntry } from './entry.ts'

/** The ids of the assets that a rich text embeds. */
export function findEmbeddedAssetIds(node: unknown, ids = new Set<string>()): Set<string> {
  if (!isEntry(node)) return ids
  const id = node.nodeType === 'embedded-asset-block' && isEntry(node.data) ? getLinkedId(node.data.target) : undefined
  if (id !== undefined) ids.add(id)
  if (Array.isArray(node.content)) for (const child of node.content) findEmbeddedAssetIds(child, ids)
  return ids
}

const getLinkedId = (target: unknown): string | undefined => {
  const sys: unknown = isEntry(target) ? target.sys : undefined
  return isEntry(sys) && typeof sys.id === 'string' ? sys.id : undefined
}
