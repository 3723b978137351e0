/** Contentful's rich text: a tree of blocks, links and marked text. Its GraphQL API calls the tree JSON and says no more. */
export type RichText = { nodeType: 'document'; content: RichTextNode[] }

export type RichTextNode = RichTextBlock | RichTextRun

/** A paragraph, heading-1 to heading-6, list, list-item, quote, hyperlink, embedded asset …; `data` holds a link's uri. */
export type RichTextBlock = { nodeType: string; data: Readonly<Record<string, unknown>>; content: RichTextNode[] }

export type RichTextRun = { nodeType: 'text'; value: string; marks: { type: string }[] }

/** Whether a value from the content service is rich text that can be rendered to its last leaf. */
export function isRichText(value: unknown): value is RichText {
  return isRecord(value) && value.nodeType === 'document' && Array.isArray(value.content) && value.content.every(isNode)
}

function isNode(value: unknown): value is RichTextNode {
  if (!isRecord(value) || typeof value.nodeType !== 'string') return false
  if (value.nodeType === 'text')
    return typeof value.value === 'string' && Array.isArray(value.marks) && value.marks.every(isMark)
  return isRecord(value.data) && Array.isArray(value.content) && value.content.every(isNode)
}

const isMark = (value: unknown) => isRecord(value) && typeof value.type === 'string'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
