import type { RichTextAsset } from '#contracts/content/client.ts'
import type { RichTextNode as WireNode, RichText as WireText } from '#contracts/content/rich-text.ts'

/** Text from the content service, reduced to what a page can show. */
export type RichText = readonly TextNode[]
export type TextNode =
  | { kind: 'run'; text: string; bold: boolean; italic: boolean }
  | { kind: BlockKind; children: RichText }
  /** `id` is where an address can point to. */
  | { kind: HeadingKind; id: string; children: RichText }
  | { kind: 'link'; href: string; children: RichText }
  | { kind: 'picture'; src: string; alt: string; width: number; height: number }
  | { kind: 'rule' }

const BLOCKS = {
  paragraph: 'p',
  'unordered-list': 'ul',
  'ordered-list': 'ol',
  'list-item': 'li',
  blockquote: 'blockquote',
  table: 'table',
  'table-row': 'tr',
  'table-header-cell': 'th',
  'table-cell': 'td',
} as const
type BlockKind = (typeof BLOCKS)[keyof typeof BLOCKS]

const HEADINGS = {
  // the page's title is its only h1
  'heading-1': 'h2',
  'heading-2': 'h2',
  'heading-3': 'h3',
  'heading-4': 'h3',
  'heading-5': 'h3',
  'heading-6': 'h3',
} as const
type HeadingKind = (typeof HEADINGS)[keyof typeof HEADINGS]

/** Paths of our own and the web's own protocols; a link to anything else is only its text. */
const SAFE = /^(\/(?!\/)|#|https:|mailto:|tel:)/

/**
 * Reads the wire's tree, with the pictures that it refers to. A kind of block that no page knows is replaced by what is in
 * it; a picture that is not published is left out.
 */
export function richTextFromWire(text: Pick<WireText, 'content'>, assets: readonly RichTextAsset[] = []): RichText {
  const ids = new Map<string, number>()
  const read = (nodes: readonly WireNode[]): RichText => nodes.flatMap(nodeFromWire)
  return read(text.content)

  function nodeFromWire(node: WireNode): TextNode[] {
    if (!('content' in node)) {
      const marked = (mark: string) => node.marks.some(({ type }) => type === mark)
      return [{ kind: 'run', text: node.value, bold: marked('bold'), italic: marked('italic') }]
    }
    if (node.nodeType === 'hr') return [{ kind: 'rule' }]
    if (node.nodeType === 'embedded-asset-block') return pictureOf(node.data.target, assets)
    const children = read(node.content)
    const { uri } = node.data
    if (node.nodeType === 'hyperlink' && typeof uri === 'string' && SAFE.test(uri))
      return [{ kind: 'link', href: uri, children }]
    const heading = known(HEADINGS, node.nodeType)
    if (heading) return [{ kind: heading, id: uniqueId(textOf(children), ids), children }]
    const block = known(BLOCKS, node.nodeType)
    return block ? [{ kind: block, children }] : [...children]
  }
}

const known = <Table extends Readonly<Record<string, string>>>(
  table: Table,
  type: string,
): Table[keyof Table] | undefined => (Object.hasOwn(table, type) ? table[type as keyof Table] : undefined)

/** The words of a text, without what they look like. */
export const textOf = (text: RichText): string =>
  text
    .map((node) => {
      if (node.kind === 'run') return node.text
      return 'children' in node ? textOf(node.children) : ''
    })
    .join('')

/** 'Why they fit' is 'why-they-fit', and 'why-they-fit-2' where a page has two of them. */
function uniqueId(title: string, taken: Map<string, number>): string {
  const id =
    title
      .normalize('NFD')
      .toLowerCase()
      .replace(/[\u0300-\u036f'’]/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'part'
  const times = (taken.get(id) ?? 0) + 1
  taken.set(id, times)
  return times === 1 ? id : `${id}-${times}`
}

function pictureOf(target: unknown, assets: readonly RichTextAsset[]): TextNode[] {
  const asset = assets.find(({ sys }) => sys.id === idOf(target))
  if (!asset?.url || !asset.width || !asset.height) return []
  const { url, width, height, title, description } = asset
  return [{ kind: 'picture', src: url, alt: description ?? title ?? '', width, height }]
}

function idOf(target: unknown): string | undefined {
  const sys: unknown = isRecord(target) ? target.sys : undefined
  return isRecord(sys) && typeof sys.id === 'string' ? sys.id : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A text's parts, for a list of them beside it. */
export const outlineOf = (text: RichText): { id: string; title: string }[] =>
  text.flatMap((node) => (node.kind === 'h2' ? [{ id: node.id, title: textOf(node.children) }] : []))
