import { expect, test } from 'vitest'
import { REGIONS } from '#app/region/regions.ts'
import { getPageState, getSiteMeta } from './page-head.ts'

test.each([
  ['found', [{ status: 'success' }, { status: 'success' }]],
  ['missing', [{ status: 'success' }]],
  ['missing', [{ status: 'success' }, { status: 'notFound' }]],
  ['missing', [{ status: 'success', _notFound: true }, { status: 'success' }]],
  ['failed', [{ status: 'success' }, { status: 'error' }]],
  ['failed', [{ status: 'error' }]],
] as const)('a page that is %s has a title of its own [PAGE-05] [REG-03]', (state, matches) => {
  const titles = { found: 'SPOKE', missing: 'Page not found - SPOKE', failed: "Oops, something's gone wrong - SPOKE" }
  expect(getPageState(matches)).toBe(state)
  const [title] = getSiteMeta(REGIONS.gb, 'https://shop.example', state, '/')
  expect(title).toEqual({ title: expect.stringContaining(titles[state]) })
})
