import type { RichText, RichTextNode } from '#contracts/content/rich-text.ts'
import { escapeHtml } from '../../html.ts'
import { truncate } from '../goods/truncate.ts'

const BLOCK_TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  'unordered-list': 'ul',
  'ordered-list': 'ol',
  'list-item': 'li',
  blockquote: 'blockquote',
  'heading-1': 'h1',
  'heading-2': 'h2',
  'heading-3': 'h3',
  'heading-4': 'h4',
  'heading-5': 'h5',
  'heading-6': 'h6',
}
const MARK_TAGS: Readonly<Record<string, string>> = { bold: 'strong', italic: 'em', underline: 'u', code: 'code' }

/** Renders rich text as HTML. @param toHref Returns the URL of a link. */
export function renderRichText({ content }: RichText, toHref: (uri: string) => string): string {
  const renderNodes = (nodes: readonly RichTextNode[]) => nodes.map(renderNode).join('')
  const renderNode = (node: RichTextNode): string => {
    if ('value' in node)
      return node.marks.reduce((html, { type }) => wrapInTag(MARK_TAGS[type], html), escapeHtml(node.value))
    if (node.nodeType === 'hr') return '<hr>'
    if (node.nodeType === 'hyperlink')
      return `<a href="${escapeHtml(toHref(String(node.data.uri)))}">${renderNodes(node.content)}</a>`
    return wrapInTag(BLOCK_TAGS[node.nodeType], renderNodes(node.content))
  }
  return renderNodes(content)
}

const wrapInTag = (tag: string | undefined, html: string) => (tag ? `<${tag}>${html}</${tag}>` : html)

/** The length of a page summary at Shopify. */
export const SUMMARY_LENGTH = 150

/** The beginning of a rich text, as plain text. */
export function summarizeRichText({ content }: RichText): string {
  const toText = (node: RichTextNode): string => ('value' in node ? node.value : node.content.map(toText).join(''))
  return truncate(content.map(toText).join(' '), SUMMARY_LENGTH)
}
