import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/** The folder of the style sheet and of its fonts. */
export const STYLES = join(import.meta.dirname, '../../app/ui/styles')
const SOURCE = join(
  import.meta.dirname,
  '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
)

/**
 * Makes the fonts that base.css declares, by file name: each with the characters and weights of its declaration, kerning and
 * figures of equal width. On slow 4G the whole font (30 kB) delays the largest picture by 0.3 s.
 */
export async function buildFonts(): Promise<Map<string, Uint8Array>> {
  const source = readFileSync(SOURCE)
  const faces = readFileSync(join(STYLES, 'base.css'), 'utf8').split('@font-face').slice(1)
  const fonts = new Map<string, Uint8Array>()
  for (const face of faces) {
    const file = /url\("\.\/(.+\.woff2)"\)/.exec(face)?.[1]
    const [, min, max] = /font-weight: (\d+) (\d+);/.exec(face) ?? []
    if (!file || !min || !max) continue
    const font = await subsetFont(source, readCharacters(face), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: Number(min), max: Number(max) } },
      keepFeatures: ['kern', 'tnum'],
      noHinting: true,
      // without GDEF all weights have the kerning of the lightest, which saves 2.6 kB
      dropTables: ['gasp', 'STAT', 'GDEF'],
    })
    fonts.set(file, font)
  }
  return fonts
}

/** The characters of a face's unicode-range. */
function readCharacters(face: string): string {
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
  return ranges
    .flatMap(([, first = '', last = first]) => {
      const start = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, at) => String.fromCodePoint(start + at))
    })
    .join('')
}

// `node scripts/build/fonts.ts` stores them.
if (process.argv[1] === import.meta.filename)
  for (const [file, font] of await buildFonts()) writeFileSync(join(STYLES, file), font)
