import type { RichTextBlock, RichTextNode, RichTextRun } from '#contracts/content/rich-text.ts'
import type { Asset, RichText } from './types.ts'

/** Plain text, or a node from bold() or link(). */
type Inline = string | RichTextNode

const run = (value: string, ...marks: string[]): RichTextRun => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
})
const inline = (parts: readonly Inline[]): RichTextNode[] =>
  parts.map((part) => (typeof part === 'string' ? run(part) : part))
const block = (nodeType: string, content: RichTextNode[], data: RichTextBlock['data'] = {}): RichTextBlock => ({
  nodeType,
  data,
  content,
})

export const bold = (text: string): RichTextRun => run(text, 'bold')
/** @param uri A path of the shop without region prefix, or an absolute URL. */
export const link = (text: string, uri: string): RichTextBlock => block('hyperlink', [run(text)], { uri })
export const heading = (text: string): RichTextBlock => block('heading-2', [run(text)])
export const question = (text: string): RichTextBlock => block('heading-3', [run(text)])
export const quote = (...parts: Inline[]): RichTextBlock => block('blockquote', [paragraph(...parts)])
/** An image between paragraphs. */
export const picture = ({ id }: Asset): RichTextBlock =>
  block('embedded-asset-block', [], { target: { sys: { id, type: 'Link', linkType: 'Asset' } } })

/** A table with a header row. */
export const table = (head: readonly string[], ...rows: (readonly string[])[]): RichTextBlock =>
  block('table', [
    block(
      'table-row',
      head.map((text) => block('table-header-cell', [paragraph(text)])),
    ),
    ...rows.map((row) =>
      block(
        'table-row',
        row.map((text) => block('table-cell', [paragraph(text)])),
      ),
    ),
  ])
export const paragraph = (...parts: Inline[]): RichTextBlock => block('paragraph', inline(parts))

export const list = (...items: (Inline | readonly Inline[])[]): RichTextBlock =>
  block('unordered-list', listItems(items))
export const steps = (...items: (Inline | readonly Inline[])[]): RichTextBlock =>
  block('ordered-list', listItems(items))

const listItems = (items: readonly (Inline | readonly Inline[])[]) =>
  items.map((item) => block('list-item', [paragraph(...(isParts(item) ? item : [item]))]))
const isParts = (item: Inline | readonly Inline[]): item is readonly Inline[] => Array.isArray(item)

/** A rich text of blocks; a string becomes a paragraph. */
export const richText = (...blocks: (string | RichTextBlock)[]): RichText => ({
  json: {
    nodeType: 'document',
    content: blocks.map((part) => (typeof part === 'string' ? paragraph(part) : part)),
  },
})
