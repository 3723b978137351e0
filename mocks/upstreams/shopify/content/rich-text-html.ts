import type { RichText, RichTextNode } from '#contracts/content/rich-text.ts'
import { escapeHtml } from '../goods/text.ts'

const BLOCKS: Readonly<Record<string, string>> = {
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
const MARKS: Readonly<Record<string, string>> = { bold: 'strong', italic: 'em', underline: 'u', code: 'code' }

/** What the editors wrote, as Shopify keeps a page: in HTML. @param href Where a link of theirs leads. */
export function richTextHtml({ content }: RichText, href: (uri: string) => string): string {
  const all = (nodes: readonly RichTextNode[]) => nodes.map(one).join('')
  const one = (node: RichTextNode): string => {
    if ('value' in node)
      return node.marks.reduce((inside, { type }) => wrapped(MARKS[type], inside), escapeHtml(node.value))
    if (node.nodeType === 'hr') return '<hr>'
    if (node.nodeType === 'hyperlink')
      return `<a href="${escapeHtml(href(String(node.data.uri)))}">${all(node.content)}</a>`
    return wrapped(BLOCKS[node.nodeType], all(node.content))
  }
  return all(content)
}

const wrapped = (tag: string | undefined, inside: string) => (tag ? `<${tag}>${inside}</${tag}>` : inside)

/** Shopify's length of a page's summary. */
const SUMMARY = 150

/** The first words of a text. */
export function richTextSummary({ content }: RichText): string {
  const words = (node: RichTextNode): string => ('value' in node ? node.value : node.content.map(words).join(''))
  const text = content.map(words).join(' ')
  return text.length <= SUMMARY ? text : `${text.slice(0, SUMMARY - 3)}...`
}
