import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Spec 9: "Breakpoints: 350, 600, 700, 768, 1024, 1281, 1600. The mobile breakpoint is one below the tablet width." */
const BREAKPOINTS = [350, 600, 700, 768, 1024, 1281, 1600]

const APP = fileURLToPath(new URL('../../', import.meta.url))

test('the shop changes its shape at the given widths and at no other; mobile ends one below tablet [NAV-17]', () => {
  const widths = globSync('**/*.{css,ts,tsx}', { cwd: APP }).flatMap((file) => {
    const queries = readFileSync(APP + file, 'utf8').matchAll(/\((min|max)-width: ?([\d.]+)px\)/g)
    return [...queries].map(([, end, width]) => ({ file, end, width: Number(width) }))
  })
  expect(widths.length).toBeGreaterThan(50)
  // a range ends just below where the next begins: 767.98 px leaves no fraction of a pixel to neither
  const at = ({ end, width }: (typeof widths)[number]) => (end === 'max' ? Math.ceil(width + 0.01) : width)
  expect(widths.filter((each) => !BREAKPOINTS.includes(at(each)))).toEqual([])
})
