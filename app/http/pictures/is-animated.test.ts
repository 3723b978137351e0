import { expect, test } from 'vitest'
import { fetchFromImageHost } from './fetch-from-image-host.ts'

const WEBP = (flags: number) => `RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0${String.fromCharCode(flags)}\0\0\0`

/** What the shop's picture route sends of a picture with these first bytes, and why it fails. */
async function send(start: string) {
  const failures: string[] = []
  const body = Buffer.from(start.padEnd(2_000, '\0'), 'latin1')
  const picture = await fetchFromImageHost(
    {
      origin: 'https://images.example',
      fetch: async () => new Response(body, { headers: { 'content-type': 'image/webp' } }),
    },
    '/a.jpg?width=640',
    new Request('https://shop.example/cdn/a.jpg'),
    {},
    (failure) => failures.push(failure),
  )
  if (!(picture instanceof Response)) throw new Error(picture)
  const bytes = await picture.arrayBuffer().then(
    ({ byteLength }) => byteLength,
    () => 0,
  )
  return { bytes, failures }
}

test.each([
  ['a GIF that repeats', `GIF89a${'\0'.repeat(775)}\x21\xff\x0bNETSCAPE2.0\x03\x01`],
  ['an animated PNG', '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\0\0\0\0\0\x08\x06\0\0\0\0\0\0\0\0\0\0\x08acTL'],
  ['an animated WebP', WEBP(0x12)],
  ['a sequence of AVIF', '\0\0\0\x2cftypavis\0\0\0\0'],
])('%s is not sent, because it could flash [OPS-05]', async (_what, start) => {
  expect(await send(start)).toEqual({ bytes: 0, failures: ['animated'] })
})

test.each([
  ['a GIF of one picture', `GIF89a${'\0'.repeat(775)}\x2c`],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\0\0\0\0\0\x08\x06\0\0\0\0\0\0\0IDAT'],
  ['a WebP with transparency', WEBP(0x10)],
  ['a small WebP', 'RIFF\0\0\0\0WEBPVP8 '],
  ['an AVIF', '\0\0\0\x20ftypavif\0\0\0\0'],
  ['a JPEG', '\xff\xd8\xff\xe0'],
])('%s is sent whole [OPS-07]', async (_what, start) => {
  expect(await send(start)).toEqual({ bytes: 2_000, failures: [] })
})
