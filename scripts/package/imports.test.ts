import { expect, test } from 'vitest'
import { findSpecifiers, getPackageName, replaceSpecifiers, toPackageSpecifier, toRelative } from './imports.ts'

test.each([
  ['mocks/backend.js', '#mocks/world/world.ts', './world/world.js'],
  ['mocks/world/world.d.ts', '#contracts/shop/regions.ts', '../../contracts/shop/regions.js'],
  ['mocks/backend.js', './server.ts', './server.js'],
  ['mocks/backend.js', 'zod', 'zod'],
])('in %s, "%s" becomes "%s"', (importer, specifier, expected) => {
  expect(toPackageSpecifier(importer, specifier)).toBe(expected)
})

test('imports, types, workers and required packages are all found', () => {
  const text = [
    `import { a } from './a.ts'`,
    `export * from './b.ts'`,
    `type C = import('./c.ts').C`,
    `new Worker(new URL('./d.ts', import.meta.url))`,
    `require('ajv')`,
  ].join('\n')
  expect(findSpecifiers(text)).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', 'ajv'])
  expect(replaceSpecifiers(text, (specifier) => specifier.toUpperCase())).toContain("from './A.TS'")
})

test.each([
  ['@bomb.sh/tab/commander', '@bomb.sh/tab'],
  ['msw/node', 'msw'],
  ['node:fs', undefined],
  ['./a.js', undefined],
])('"%s" is of the package %s', (specifier, expected) => expect(getPackageName(specifier)).toBe(expected))

test('a bundled package is imported by a relative path', () => {
  expect(toRelative('mocks/upstreams/fit/handlers.js', 'bundled/msw.js')).toBe('../../../bundled/msw.js')
})
