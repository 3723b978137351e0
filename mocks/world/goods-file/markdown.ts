import type { RichText, RichTextBlock, RichTextNode, RichTextRun } from '#contracts/content/rich-text.ts'

/** A line of Markdown as a node, and the list or table that it is a part of. */
type Line = { container?: string; node: RichTextBlock }

/** Turns Markdown into rich text. Each line is a block, or an item or row of the list or table that its neighbours make. */
export function toRichText(lines: readonly string[]): RichText {
  const content: RichTextBlock[] = []
  for (const [index, line] of lines.entries()) {
    const isHeader = !lines[index - 1]?.startsWith('|')
    const { container, node } = parseLine(line, isHeader ? 'table-header-cell' : 'table-cell')
    const last = content.at(-1)
    if (container === undefined) content.push(node)
    else if (last?.nodeType === container) last.content.push(node)
    else content.push(block(container, [node]))
  }
  return { nodeType: 'document', content }
}

/** @param cell What the cells are, if the line is a row of a table. */
function parseLine(line: string, cell: string): Line {
  const [, marker = '', text = ''] = /^(#{2,3}|-|\d+\.|>|\|) (.*)$/.exec(line) ?? []
  const [, assetId] = /^!\[\]\((.+)\)$/.exec(line) ?? []
  if (assetId)
    return {
      node: block('embedded-asset-block', [], { target: { sys: { id: assetId, type: 'Link', linkType: 'Asset' } } }),
    }
  if (marker.startsWith('#')) return { node: block(`heading-${marker.length}`, parseInline(text)) }
  if (marker === '>') return { node: block('blockquote', [paragraph(text)]) }
  if (marker === '|') {
    const cells = text.replace(/\|$/, '').split('|')
    const nodes = cells.map((words) => block(cell, [paragraph(words.trim())]))
    return { container: 'table', node: block('table-row', nodes) }
  }
  if (!marker) return { node: paragraph(line) }
  return { container: marker === '-' ? 'unordered-list' : 'ordered-list', node: block('list-item', [paragraph(text)]) }
}

const paragraph = (text: string) => block('paragraph', parseInline(text))

/** Text with **bold** words and [links](/of/the/shop). */
const parseInline = (text: string): RichTextNode[] =>
  text
    .split(/(\*\*.+?\*\*|\[.+?\]\(.+?\))/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, words = '', uri] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? []
      if (uri) return block('hyperlink', [run(words)], { uri })
      return part.startsWith('**') ? run(part.slice(2, -2), 'bold') : run(part)
    })

const run = (value: string, ...marks: string[]): RichTextRun => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
})

const block = (nodeType: string, content: RichTextNode[], data: RichTextBlock['data'] = {}): RichTextBlock => ({
  nodeType,
  data,
  content,
})
