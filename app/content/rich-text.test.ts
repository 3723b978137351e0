import { expect, test } from 'vitest'
import { richTextFromWire } from './rich-text.ts'

const run = (value: string) => ({ nodeType: 'text' as const, value, marks: [] })
const plain = (text: string) => ({ kind: 'run', text, bold: false, italic: false })

test('paragraphs, marks and links of our own come through', () => {
  const link = { nodeType: 'hyperlink', data: { uri: '/pages/returns' }, content: [run('here')] }
  const bold = { ...run('free'), marks: [{ type: 'bold' }] }
  expect(richTextFromWire({ content: [{ nodeType: 'paragraph', data: {}, content: [bold, link] }] })).toEqual([
    {
      kind: 'p',
      children: [
        { kind: 'run', text: 'free', bold: true, italic: false },
        { kind: 'link', href: '/pages/returns', children: [plain('here')] },
      ],
    },
  ])
})

test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', 42])(
  'a link to %s is only its text [OPS-04]',
  (uri) => {
    expect(richTextFromWire({ content: [{ nodeType: 'hyperlink', data: { uri }, content: [run('here')] }] })).toEqual([
      plain('here'),
    ])
  },
)

test('a block that no page knows gives its text', () => {
  expect(richTextFromWire({ content: [{ nodeType: 'embedded-thing', data: {}, content: [run('kept')] }] })).toEqual([
    plain('kept'),
  ])
})
