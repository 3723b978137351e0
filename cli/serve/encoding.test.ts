import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncoding, compress, isCompressible } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.0, gzip; q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('who accepts %j is sent %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

test('what is compressed reads the same after', async () => {
  const page = Buffer.from('<p>trousers that fit</p>'.repeat(200))
  expect(brotliDecompressSync(await compress(page, 'br', 'now'))).toEqual(page)
  expect(gunzipSync(await compress(page, 'gzip', 'once'))).toEqual(page)
})

test.each([
  ['text/html; charset=utf-8', true],
  ['application/manifest+json', true],
  ['image/svg+xml', true],
  ['text/event-stream', false],
  ['image/avif', false],
  ['font/woff2', false],
  [null, false],
])('%s is worth compressing: %s', (type, worth) => {
  expect(isCompressible(type)).toBe(worth)
})
