import { expect, test } from 'vitest'
import { findRichTextProblems, isRichText } from './rich-text.ts'

const text = (value = 'Hello') => ({ nodeType: 'text', value, marks: [{ type: 'bold' }], data: {} })
const block = (nodeType: string, content: unknown[], data: object = {}) => ({ nodeType, data, content })
const document = (...content: unknown[]) => ({ nodeType: 'document', data: {}, content })
const target = { sys: { type: 'Link', linkType: 'Asset', id: 'scene-hero' } }

test('a document with text, a link and a picture is rich text', () => {
  const link = block('hyperlink', [text()], { uri: '/fit-finder' })
  expect(isRichText(document(block('paragraph', [text(), link]), block('embedded-asset-block', [], { target })))).toBe(
    true,
  )
})

test.each<[string, unknown]>([
  ['a node that is not a document', block('paragraph', [text()])],
  ['a text without a value', document(block('paragraph', [{ nodeType: 'text', marks: [] }]))],
  ['a mark without a type', document(block('paragraph', [{ ...text(), marks: [{}] }]))],
  ['a link without an address', document(block('paragraph', [block('hyperlink', [text()])]))],
  ['a picture without an asset', document(block('embedded-asset-block', []))],
  [
    'a picture that is an entry',
    document(block('embedded-asset-block', [], { target: { sys: { ...target.sys, linkType: 'Entry' } } })),
  ],
])('%s is not rich text', (_title, value) => {
  expect(isRichText(value)).toBe(false)
})

test('invalid rich text in a response is reported with its path [CTR-03]', () => {
  const response = { pages: [{ body: { json: document() } }, { body: { json: 'Hello' } }, { body: null }] }
  expect(findRichTextProblems(response)).toEqual(['/pages/1/body/json: is not rich text'])
})
