import { expect, test } from 'vitest'
import { encodeParts } from './encode-parts.ts'

const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes)

test.each([
  ['no text', []],
  ['every width of character', ['<p>', 'a £ ’ 👖', '', '</p>']],
  ['more than a megabyte', ['’'.repeat(400_000), 'end']],
])('pieces with %s become their UTF-8 bytes [OPS-07]', (_what, parts) => {
  expect(decode(encodeParts(parts, []))).toBe(parts.join(''))
})

test('the bytes of one page stay as they are while another is encoded [OPS-07]', () => {
  const first = encodeParts(['first'], [])
  encodeParts(['second'], [])
  expect(decode(first)).toBe('first')
})

test('pages with the same pieces are encoded with them [OPS-07]', () => {
  const style = 'p::before { content: "’" }'
  for (const text of ['one', 'two’'])
    expect(decode(encodeParts(['<style>', style, '</style>', text], [style]))).toBe(`<style>${style}</style>${text}`)
})

test('more pieces than are kept are encoded all the same [OPS-07]', () => {
  for (let at = 0; at < 500; at++)
    expect(decode(encodeParts(['<', `menu ${at}`, '>'], [`menu ${at}`]))).toBe(`<menu ${at}>`)
})
