import type {
  RichTextBlock as WireBlock,
  RichTextNode as WireNode,
  RichText as WireText,
} from '#contracts/content/rich-text.ts'
import { isRecord } from '#contracts/is-record.ts'
import type { Picture } from './pictures/picture.ts'

/** Rich text of the content service, reduced to the nodes that a page can render. */
export type RichText = readonly TextNode[]
/** A node of rich text; `kind` is the element that renders it. */
export type TextNode =
  | { kind: 'run'; text: string; bold?: true; italic?: true }
  | { kind: BlockKind; children: RichText }
  /** `id` is the fragment that URLs link to. */
  | { kind: HeadingKind; id: string; children: RichText }
  | { kind: 'link'; href: string; children: RichText }
  | { kind: 'picture'; picture: Picture }
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
  // The page's title is its only h1.
  'heading-1': 'h2',
  'heading-2': 'h2',
  'heading-3': 'h3',
  'heading-4': 'h3',
  'heading-5': 'h3',
  'heading-6': 'h3',
} as const
type HeadingKind = (typeof HEADINGS)[keyof typeof HEADINGS]

/** Links to paths of the shop and to these protocols; other links are replaced by their text. */
const SAFE_HREF = /^(\/(?!\/)|#|https:|mailto:|tel:)/

/** Rich text from Contentful's tree. Unknown blocks are replaced by their children; pictures come from `pictures`, by id. */
export function richTextFromWire(
  text: Pick<WireText, 'content'>,
  pictures: ReadonlyMap<string, Picture | null> = new Map(),
): RichText {
  const idCounts = new Map<string, number>()
  const read = (nodes: readonly WireNode[]): RichText => nodes.flatMap(nodeFromWire)
  return read(text.content)

  function nodeFromWire(node: WireNode): TextNode[] {
    if (!('content' in node)) {
      const hasMark = (mark: string) => node.marks.some(({ type }) => type === mark)
      return [
        {
          kind: 'run',
          text: node.value,
          ...(hasMark('bold') && { bold: true }),
          ...(hasMark('italic') && { italic: true }),
        },
      ]
    }
    if (node.nodeType === 'hr') return [{ kind: 'rule' }]
    const assetId = getAssetId(node)
    if (assetId !== undefined) {
      const picture = pictures.get(assetId)
      return picture ? [{ kind: 'picture', picture }] : []
    }
    const children = read(node.content)
    const { uri } = node.data
    if (node.nodeType === 'hyperlink' && typeof uri === 'string' && SAFE_HREF.test(uri))
      return [{ kind: 'link', href: uri, children }]
    const heading = lookUp(HEADINGS, node.nodeType)
    if (heading) return [{ kind: heading, id: createId(getText(children), idCounts), children }]
    const block = lookUp(BLOCKS, node.nodeType)
    return block ? [{ kind: block, children: unwrapOnly(block, children) }] : [...children]
  }
}

/** Unwraps the single paragraph of a list item or table cell, because Contentful wraps their text in one. */
function unwrapOnly(block: BlockKind, children: RichText): RichText {
  const [only, second] = children
  const isItem = block === 'li' || block === 'th' || block === 'td'
  return isItem && only?.kind === 'p' && !second ? only.children : children
}

const lookUp = <Table extends Readonly<Record<string, string>>>(
  table: Table,
  type: string,
): Table[keyof Table] | undefined => (Object.hasOwn(table, type) ? table[type as keyof Table] : undefined)

/** The plain text of rich text. */
export const getText = (text: RichText): string =>
  text
    .map((node) => {
      if (node.kind === 'run') return node.text
      return 'children' in node ? getText(node.children) : ''
    })
    .join('')

/** Creates the fragment of a heading: 'why-they-fit', then 'why-they-fit-2' for the second heading of that title. */
function createId(title: string, counts: Map<string, number>): string {
  const id =
    title
      .normalize('NFD')
      .toLowerCase()
      .replace(/[\u0300-\u036f'’]/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'part'
  const count = (counts.get(id) ?? 0) + 1
  counts.set(id, count)
  return count === 1 ? id : `${id}-${count}`
}

/** The ids of the assets that a rich text embeds. */
export function findAssetIds(text: Pick<WireText, 'content'>): Set<string> {
  const ids = new Set<string>()
  const visit = (nodes: readonly WireNode[]) => {
    for (const node of nodes) {
      if (!('content' in node)) continue
      const id = getAssetId(node)
      if (id !== undefined) ids.add(id)
      visit(node.content)
    }
  }
  visit(text.content)
  return ids
}

/** The id of an embedded asset; undefined for any other node. */
function getAssetId({ nodeType, data: { target } }: WireBlock): string | undefined {
  if (nodeType !== 'embedded-asset-block') return undefined
  const sys: unknown = isRecord(target) ? target.sys : undefined
  return isRecord(sys) && typeof sys.id === 'string' ? sys.id : undefined
}

/** The second-level headings, for a list of links to them. */
export const getOutline = (text: RichText): { id: string; title: string }[] =>
  text.flatMap((node) => (node.kind === 'h2' ? [{ id: node.id, title: getText(node.children) }] : []))
