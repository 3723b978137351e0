import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress, getAcceptedEncoding, isCompressible } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.0, gzip; q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('a client that accepts %j is sent %s', (header, encoding) => {
  expect(getAcceptedEncoding(header)).toBe(encoding)
})

test('a compressed body decompresses to the same bytes', async () => {
  const page = Buffer.from('<p>trousers that fit</p>'.repeat(200))
  expect(brotliDecompressSync(await compress(page, 'br', 'fast'))).toEqual(page)
  expect(gunzipSync(await compress(page, 'gzip', 'best'))).toEqual(page)
})

test.each([
  ['text/html; charset=utf-8', true],
  ['application/manifest+json', true],
  ['image/svg+xml', true],
  ['text/event-stream', false],
  ['image/avif', false],
  ['font/woff2', false],
  [null, false],
])('whether %s is compressible: %s', (type, expected) => {
  expect(isCompressible(type)).toBe(expected)
})
