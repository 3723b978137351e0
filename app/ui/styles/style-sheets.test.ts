import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')

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
    sheets.flatMap((sheet) => findSelectors(read(sheet)).map((selector) => `${sheet}: ${selector}`)),
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

/** The classes that a style sheet has rules for. */
const listClasses = (style: string) =>
  new Set(
    [...style.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)\{/g)].flatMap(([, selector = '']) =>
      [...selector.replace(/\[[^\]]*\]/g, '').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name),
    ),
  )

/** The classes of each style sheet that components name; null where one takes a class by a variable. */
function readUsedClasses(): Map<string, Set<string> | null> {
  const used = new Map<string, Set<string> | null>()
  for (const file of globSync('app/**/*.{ts,tsx}', { cwd: root })) {
    const code = read(file)
    for (const [, styles = '', path = ''] of code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const sheet = path.startsWith('#app/') ? path.slice(1) : join(dirname(file), path)
      const names = [...code.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
      const others = used.get(sheet)
      used.set(sheet, code.includes(`${styles}[`) || others === null ? null : new Set([...(others ?? []), ...names]))
    }
  }
  return used
}

test('every class of a component’s style sheet is used [OPS-07]', () => {
  const used = readUsedClasses()
  expect(used.size).toBeGreaterThan(100)
  const unused = [...used].flatMap(([sheet, names]) =>
    [...listClasses(read(sheet))].filter((name) => names && !names.has(name)).map((name) => `${sheet}: .${name}`),
  )
  expect(unused).toEqual([])
})

test('classes are found in nested rules and lists, not in comments, values and attributes [OPS-07]', () => {
  const style = '/* .a */ .b:not(.c), .d [data-x="e.f"] { top: 0.5em; .g & { background: url(h.svg) } }'
  expect([...listClasses(style)]).toEqual(['b', 'c', 'd', 'g'])
})
