import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)

/** Selectors by which what is anywhere on the page decides about the style of other elements. */
const findSelectors = (style: string) =>
  [...style.matchAll(/[^{};/]*(?::root|html|body)[^{},;\s]*:has\([^{}]*\{/g)]
    .map(([selector]) => selector.replace('{', '').trim())
    .filter((selector) => withoutArguments(selector).includes(' '))

/** A selector without what its functions contain. */
function withoutArguments(selector: string): string {
  const inner = selector.replace(/\([^()]*\)/g, '')
  return inner === selector ? selector : withoutArguments(inner)
}

test('no change of a page recalculates the style of all its elements [OPS-07]', () => {
  const sheets = globSync('app/**/*.css', { cwd: root })
  expect(sheets.length).toBeGreaterThan(50)
  expect(
    sheets.flatMap((sheet) =>
      findSelectors(readFileSync(new URL(sheet, root), 'utf8')).map((selector) => `${sheet}: ${selector}`),
    ),
    'With :has() on the root every change of the page recalculates all styles: set an attribute on the root instead.',
  ).toEqual([])
})

test.each([
  [':root:not(:has([data-banner])) .bar { top: 0 }', [':root:not(:has([data-banner])) .bar']],
  [
    '@media print {\n  body:has(.open, .closed) .bar,\n  .other { top: 0 }\n}',
    ['body:has(.open, .closed) .bar,\n  .other'],
  ],
  [':root:has(.hint .open) { top: 0 }', []],
  ['.card:has(.open) .bar { top: 0 }', []],
])('of %j the check finds %j [OPS-07]', (style, selectors) => {
  expect(findSelectors(style)).toEqual(selectors)
})
