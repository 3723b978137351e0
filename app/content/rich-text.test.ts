import { expect, test } from 'vitest'
import { findAssetIds, getOutline, getText, richTextFromWire } from './rich-text.ts'

const run = (value: string) => ({ nodeType: 'text' as const, value, marks: [] })
const plain = (text: string) => ({ kind: 'run', text })
const block = (nodeType: string, ...content: Parameters<typeof richTextFromWire>[0]['content']) => ({
  nodeType,
  data: {},
  content,
})

test('paragraphs, marks and links within the shop are kept', () => {
  const link = { nodeType: 'hyperlink', data: { uri: '/pages/returns' }, content: [run('here')] }
  const bold = { ...run('free'), marks: [{ type: 'bold' }] }
  expect(richTextFromWire({ content: [{ nodeType: 'paragraph', data: {}, content: [bold, link] }] })).toEqual([
    {
      kind: 'p',
      children: [
        { kind: 'run', text: 'free', bold: true },
        { kind: 'link', href: '/pages/returns', children: [plain('here')] },
      ],
    },
  ])
})

test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', 42])(
  'a link to %s is replaced by its text [OPS-04]',
  (uri) => {
    expect(richTextFromWire({ content: [{ nodeType: 'hyperlink', data: { uri }, content: [run('here')] }] })).toEqual([
      plain('here'),
    ])
  },
)

test('an unknown block is replaced by its text', () => {
  expect(
    richTextFromWire({ content: [{ nodeType: 'embedded-thing', data: {}, content: [run('inner text')] }] }),
  ).toEqual([plain('inner text')])
})

test('every heading has a unique fragment id [PAGE-01]', () => {
  const text = richTextFromWire({
    content: [
      block('heading-2', run('Who’s it for?')),
      block('heading-3', run('Returns & refunds')),
      block('heading-2', run('Who’s it for?')),
      block('heading-2', run('…')),
    ],
  })
  expect(text.map((node) => 'id' in node && node.id)).toEqual([
    'whos-it-for',
    'returns-refunds',
    'whos-it-for-2',
    'part',
  ])
  expect(getOutline(text).map(({ id }) => id)).toEqual(['whos-it-for', 'whos-it-for-2', 'part'])
})

test('a table keeps its rows and cells', () => {
  const cell = (text: string) => block('table-cell', block('paragraph', run(text)))
  const [table] = richTextFromWire({ content: [block('table', block('table-row', cell('UK'), cell('£100')))] })
  expect(table).toMatchObject({ kind: 'table', children: [{ kind: 'tr', children: [{ kind: 'td' }, { kind: 'td' }] }] })
  expect(table && getText([table])).toBe('UK£100')
})

test('embedded pictures are found by id at any depth and keep their place [CONT-02]', () => {
  const picture = { src: 'https://images.test/hero.jpg', alt: 'Chinos', width: 1600, height: 900 }
  const embed = (id: string) => ({
    nodeType: 'embedded-asset-block',
    data: { target: { sys: { id, type: 'Link', linkType: 'Asset' } } },
    content: [],
  })
  const content = [embed('hero'), block('list-item', embed('inner')), block('paragraph', run('after'))]
  expect([...findAssetIds({ content })]).toEqual(['hero', 'inner'])
  const pictures = new Map([
    ['hero', picture],
    ['inner', null],
  ])
  expect(richTextFromWire({ content }, pictures)).toEqual([
    { kind: 'picture', picture },
    { kind: 'li', children: [] },
    { kind: 'p', children: [plain('after')] },
  ])
})
