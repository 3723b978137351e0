import { isEntry } from './entry.ts'

/** The ids of the pictures that stand in a rich text's tree. */
export function embeddedAssets(node: unknown, found = new Set<string>()): Set<string> {
  if (!isEntry(node)) return found
  const target = node.nodeType === 'embedded-asset-block' && isEntry(node.data) ? idOf(node.data.target) : undefined
  if (target !== undefined) found.add(target)
  if (Array.isArray(node.content)) for (const child of node.content) embeddedAssets(child, found)
  return found
}

const idOf = (target: unknown): string | undefined => {
  const sys: unknown = isEntry(target) ? target.sys : undefined
  return isEntry(sys) && typeof sys.id === 'string' ? sys.id : undefined
}
