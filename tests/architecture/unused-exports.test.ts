import { expect, test } from 'vitest'
import type { SourceFile } from './source-graph.ts'
import { findExportsOnlyForTests, findUnusedExports } from './unused-exports.ts'

const createGraph = (...files: SourceFile[]) => new Map(files.map((file) => [file.path, file]))
const price = { path: 'app/price.ts', text: 'export const format = 1', imports: [], exports: ['format'] }
const importing = (path: string, names: SourceFile['imports'][number]['names'], text = ''): SourceFile => ({
  path,
  text,
  imports: [{ from: 'app/price.ts', names }],
  exports: [],
})

test('an export that no file imports is unused', () => {
  expect(findUnusedExports(createGraph(price, importing('app/cart.ts', ['parse'])))).toEqual(['app/price.ts: format'])
})

test.each<[string, SourceFile]>([
  ['by name', importing('app/cart.ts', ['format'])],
  ['as a whole module', importing('app/cart.ts', 'all')],
  ['dynamically and mentioned', importing('app/cart.ts', 'mentioned', 'const { format } = await import()')],
])('an export that is imported %s is used', (_title, file) => {
  expect(findUnusedExports(createGraph(price, file))).toEqual([])
})

test('an export that only a test imports is needed by tests alone, unless its file uses it', () => {
  const testFile = importing('app/price.test.ts', ['format'])
  expect(findExportsOnlyForTests(createGraph(price, testFile))).toEqual(['app/price.ts: format'])
  const usedInItsFile = { ...price, text: 'export const format = 1; export const all = [format]' }
  expect(findExportsOnlyForTests(createGraph(usedInItsFile, testFile))).toEqual([])
})
