import { expect, test } from 'vitest'
import { isRichText, richTextProblems } from './rich-text.ts'

const text = (value = 'Hello') => ({ nodeType: 'text', value, marks: [{ type: 'bold' }], data: {} })
const block = (nodeType: string, content: unknown[], data: object = {}) => ({ nodeType, data, content })
const document = (...content: unknown[]) => ({ nodeType: 'document', data: {}, content })
const target = { sys: { type: 'Link', linkType: 'Asset', id: 'scene-hero' } }

test('a text, a link and a picture can be rendered', () => {
  const link = block('hyperlink', [text()], { uri: '/fit-finder' })
  expect(isRichText(document(block('paragraph', [text(), link]), block('embedded-asset-block', [], { target })))).toBe(
    true,
  )
})

test.each<[string, unknown]>([
  ['no document', block('paragraph', [text()])],
  ['a text without its words', document(block('paragraph', [{ nodeType: 'text', marks: [] }]))],
  ['a mark without its name', document(block('paragraph', [{ ...text(), marks: [{}] }]))],
  ['a link without an address', document(block('paragraph', [block('hyperlink', [text()])]))],
  ['a picture of nothing', document(block('embedded-asset-block', []))],
  [
    'a picture that is an entry',
    document(block('embedded-asset-block', [], { target: { sys: { ...target.sys, linkType: 'Entry' } } })),
  ],
])('%s cannot', (_what, value) => {
  expect(isRichText(value)).toBe(false)
})

test('where an answer holds text that cannot be rendered, it is told by its path [CTR-03]', () => {
  const answer = { pages: [{ body: { json: document() } }, { body: { json: 'Hello' } }, { body: null }] }
  expect(richTextProblems(answer)).toEqual(['/pages/1/body/json: is no rich text'])
})
