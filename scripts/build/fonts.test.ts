import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildFonts, STYLES } from './fonts.ts'

test('the stored fonts are those that the style sheet declares', async () => {
  const fonts = await buildFonts()
  expect([...fonts.keys()]).toEqual(['instrument-sans-first.woff2', 'instrument-sans-rest.woff2'])
  for (const [file, font] of fonts) {
    const isStored = Buffer.from(font).equals(readFileSync(join(STYLES, file)))
    expect(isStored, `${file} is stale: run \`node scripts/build/fonts.ts\``).toBe(true)
  }
})

test('the font of a first visit fits in one round trip [OPS-07]', () => {
  // Ten segments of 1,460 bytes, less 600 bytes of headers.
  expect(readFileSync(join(STYLES, 'instrument-sans-first.woff2')).length).toBeLessThan(14_000)
})
