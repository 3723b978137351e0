import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Spec 9: "Breakpoints: 350, 600, 700, 768, 1024, 1281, 1600. The mobile breakpoint is one below the tablet width." */
const BREAKPOINTS = [350, 600, 700, 768, 1024, 1281, 1600]

const APP = fileURLToPath(new URL('../../', import.meta.url))

test('layouts change only at the given breakpoints [NAV-17]', () => {
  const queries = globSync('**/*.{css,ts,tsx}', { cwd: APP }).flatMap((file) => {
    const matches = readFileSync(APP + file, 'utf8').matchAll(/\((min|max)-width: ?([\d.]+)px\)/g)
    return [...matches].map(([, end, width]) => ({ file, end, width: Number(width) }))
  })
  expect(queries.length).toBeGreaterThan(50)
  // a max-width is just below a breakpoint, like 767.98px
  const toBreakpoint = ({ end, width }: (typeof queries)[number]) => (end === 'max' ? Math.ceil(width + 0.01) : width)
  expect(queries.filter((query) => !BREAKPOINTS.includes(toBreakpoint(query)))).toEqual([])
})
