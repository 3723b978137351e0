import { isRecord } from '../is-record.ts'

/** Contentful's rich text: a tree of blocks, links and marked text. Its GraphQL schema types it as JSON only. */
export type RichText = { nodeType: 'document'; content: RichTextNode[] }

export type RichTextNode = RichTextBlock | RichTextRun

/** A paragraph, heading-1 to heading-6, list, list-item, quote, hyperlink, embedded asset …; `data` holds a link's uri. */
export type RichTextBlock = { nodeType: string; data: Readonly<Record<string, unknown>>; content: RichTextNode[] }

export type RichTextRun = { nodeType: 'text'; value: string; marks: { type: string }[] }

/** Whether a value is rich text of which every node can be rendered. */
export function isRichText(value: unknown): value is RichText {
  return isRecord(value) && value.nodeType === 'document' && Array.isArray(value.content) && value.content.every(isNode)
}

/** The invalid rich texts within a response, each line led by its path. */
export function findRichTextProblems(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((element, index) => findRichTextProblems(element, `${path}/${index}`))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, part]) => {
    if (name !== 'json') return findRichTextProblems(part, `${path}/${name}`)
    return isRichText(part) ? [] : [`${path}/json: is not rich text`]
  })
}

function isNode(value: unknown): value is RichTextNode {
  if (!isRecord(value) || typeof value.nodeType !== 'string') return false
  if (value.nodeType === 'text')
    return typeof value.value === 'string' && Array.isArray(value.marks) && value.marks.every(isMark)
  if (!isRecord(value.data) || !Array.isArray(value.content)) return false
  return hasTarget(value.nodeType, value.data) && value.content.every(isNode)
}

/** Whether a link has its address and a picture its asset; true for any other node. */
function hasTarget(nodeType: string, data: Record<string, unknown>): boolean {
  if (nodeType === 'hyperlink') return typeof data.uri === 'string'
  return nodeType !== 'embedded-asset-block' || isAssetLink(data.target)
}

/** Contentful's reference to an asset. */
function isAssetLink(target: unknown): boolean {
  if (!isRecord(target) || !isRecord(target.sys)) return false
  const { type, linkType, id } = target.sys
  return type === 'Link' && linkType === 'Asset' && typeof id === 'string'
}

const isMark = (value: unknown) => isRecord(value) && typeof value.type === 'string'
