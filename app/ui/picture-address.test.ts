import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { openPictureUrl, setImageHost, toAbsolutePictureUrl, toPictureAddress } from './picture-address.ts'

beforeAll(() => setImageHost('https://images.example'))

test.each([
  ['https://images.example/a/b.jpg', '/cdn/a/b.jpg?width=640'],
  ['https://images.example/a.jpg?v=17', '/cdn/a.jpg?v=17&width=640'],
  ['https://images.example/a.jpg?width=9000&v=17', '/cdn/a.jpg?v=17&width=640'],
  ['https://images.example/%C3%A9.jpg', '/cdn/%C3%A9.jpg?width=640'],
])('the shop asks itself for %s of the image host [OPS-07]', (src, url) => {
  expect(openPictureUrl(src)(640)).toBe(url)
})

test.each([
  ['a picture of another host', 'https://images.example.evil/a.jpg'],
  ['a picture of another port', 'https://images.example:444/a.jpg'],
  ['a signed picture', 'https://images.example/a.jpg?policy=p&token=t'],
  ['a path with a hidden slash', 'https://images.example/a%2Fb.jpg'],
])('%s keeps its address [CONT-02] [OPS-04]', (_what, src) => {
  expect(openPictureUrl(src)(640)).toBe(`${src}${src.includes('?') ? '&' : '?'}width=640`)
})

test('widths are rounded up to those that the shop forwards [OPS-07]', () => {
  const toUrl = openPictureUrl('https://images.example/a.jpg')
  expect([72, 320, 321, 5000].map(toUrl)).toEqual([
    '/cdn/a.jpg?width=80',
    '/cdn/a.jpg?width=320',
    '/cdn/a.jpg?width=380',
    '/cdn/a.jpg?width=2400',
  ])
})

test('link previews and search engines get the whole address [REG-08]', () => {
  expect(toAbsolutePictureUrl('https://images.example/a.jpg?v=1', 1200)).toBe(
    'https://images.example/a.jpg?v=1&width=1200',
  )
})

test.each([
  ['https://images.example/a.jpg', 'https://images.example/a.jpg'],
  ['//images.example/a.jpg', 'https://images.example/a.jpg'],
  ['a.jpg', null],
  ['/a.jpg', null],
  ['https://', null],
  ['data:image/png;base64,AAAA', null],
  ['', null],
  [undefined, null],
])('the address of the picture "%s" is %s [CTR-06]', (src, address) => {
  expect(toPictureAddress(src)).toBe(address)
})

test('a malformed picture address of an upstream does not throw [CTR-03]', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('//', 'http://[', 'https://x:99999/a')), (src) => {
      expect(() => [openPictureUrl(src)(80), toAbsolutePictureUrl(src, 80)]).not.toThrow()
    }),
  )
})
