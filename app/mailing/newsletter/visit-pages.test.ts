import { expect, test } from 'vitest'
import { advanceVisit, type VisitPages } from './visit-pages.ts'

/** The visit after these pages; `finder` opens the Fit Finder on the page before it. */
function visit(...pages: readonly string[]): VisitPages | null {
  return pages.reduce<VisitPages | null>(
    (state, page) =>
      page === 'finder' ? advanceVisit(state, state?.path ?? '/', true) : advanceVisit(state, page, false),
    null,
  )
}

test('a visit counts its pages, and a reload once [NAV-21]', () => {
  expect(visit('/')?.count).toBe(1)
  expect(visit('/', '/', '/collections/denim', '/')?.count).toBe(3)
})

test.each([
  ['the page on which it was opened', ['/', 'finder'], true],
  ['that page after it was closed', ['/', 'finder', '/'], true],
  ['the page to which it led', ['/', 'finder', '/collections/trousers'], true],
  ['the page after', ['/', 'finder', '/collections/trousers', '/products/heroes-navy'], false],
  ['any other page', ['/', '/collections/trousers'], false],
])('%s is about the Fit Finder: %s [NAV-21]', (_, pages, isAboutFit) => {
  expect(visit(...pages)?.isAboutFit).toBe(isAboutFit)
})
