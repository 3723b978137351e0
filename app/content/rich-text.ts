import type { RichTextNode as WireNode, RichText as WireText } from '#contracts/content/rich-text.ts'

/** Text from the content service, reduced to what a page can show. */
export type RichText = readonly TextNode[]
export type TextNode =
  | { kind: 'run'; text: string; bold: boolean; italic: boolean }
  | { kind: BlockKind; children: RichText }
  | { kind: 'link'; href: string; children: RichText }

const BLOCKS = {
  paragraph: 'p',
  // the page's title is its only h1
  'heading-1': 'h2',
  'heading-2': 'h2',
  'heading-3': 'h3',
  'heading-4': 'h3',
  'heading-5': 'h3',
  'heading-6': 'h3',
  'unordered-list': 'ul',
  'ordered-list': 'ol',
  'list-item': 'li',
  blockquote: 'blockquote',
} as const
type BlockKind = (typeof BLOCKS)[keyof typeof BLOCKS]

/** Paths of our own and the web's own protocols; a link to anything else is only its text. */
const SAFE = /^(\/(?!\/)|https:|mailto:|tel:)/

/** Reads the wire's tree. A kind of block that no page knows is replaced by what is in it. */
export const richTextFromWire = ({ content }: Pick<WireText, 'content'>): RichText => content.flatMap(nodeFromWire)

function nodeFromWire(node: WireNode): TextNode[] {
  if (!('content' in node)) {
    const marked = (mark: string) => node.marks.some(({ type }) => type === mark)
    return [{ kind: 'run', text: node.value, bold: marked('bold'), italic: marked('italic') }]
  }
  const children = richTextFromWire(node)
  const { uri } = node.data
  if (node.nodeType === 'hyperlink' && typeof uri === 'string' && SAFE.test(uri))
    return [{ kind: 'link', href: uri, children }]
  const kind = Object.entries(BLOCKS).find(([type]) => type === node.nodeType)?.[1]
  return kind ? [{ kind, children }] : [...children]
}
