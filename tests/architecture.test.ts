import { expect, test } from 'vitest'
import { findLayerViolations } from './architecture/check-layers.ts'
import { ALLOWED_IMPORTS, ALLOWED_REEXPORTS, LAYERINGS } from './architecture/layers.ts'
import { getTopFolder, isGenerated, isTestFile, readSourceGraph } from './architecture/source-graph.ts'
import {
  findExportsOnlyForTests,
  findUnusedExports,
  LOADED_BY_NAME,
  NEEDED_BY_TESTS,
} from './architecture/unused-exports.ts'

const graph = readSourceGraph()

test('a top-level folder imports only what it may', () => {
  const forbiddenImports = [...graph.values()].flatMap(({ path, imports }) => {
    const top = getTopFolder(path)
    const allowed = ALLOWED_IMPORTS[top]
    if (isTestFile(path) || !allowed) return []
    return imports
      .filter(({ from }) => getTopFolder(from) !== top && !allowed.some((pattern) => pattern.test(from)))
      .map(({ from }) => `${path} -> ${from}`)
  })
  expect(forbiddenImports).toEqual([])
})

test.each(LAYERINGS)('imports inside $folder point down its layers', (layering) => {
  expect(findLayerViolations(graph, layering)).toEqual([])
})

test('no files import each other in a circle', () => {
  const cycles: string[] = []
  const visited = new Set<string>()
  const visit = (path: string, parents: readonly string[]) => {
    if (parents.includes(path)) return void cycles.push([...parents.slice(parents.indexOf(path)), path].join(' -> '))
    if (visited.has(path)) return
    for (const { from } of graph.get(path)?.imports ?? []) if (!isGenerated(from)) visit(from, [...parents, path])
    visited.add(path)
  }
  for (const path of graph.keys()) if (!isTestFile(path) && !isGenerated(path)) visit(path, [])
  expect(cycles).toEqual([])
})

test('no file re-exports the names of another', () => {
  const reexports = [...graph.values()]
    .filter(({ path, text }) => !isGenerated(path) && /^\s*export (\*|\{[^}]*\}) from/m.test(text))
    .map(({ path }) => path)
  expect(reexports).toEqual(Object.keys(ALLOWED_REEXPORTS))
})

test('every export is imported by another file', () => {
  expect(findUnusedExports(graph).toSorted()).toEqual(Object.keys(LOADED_BY_NAME).toSorted())
})

test('no test keeps code alive that the product does not use', () => {
  expect(findExportsOnlyForTests(graph).toSorted()).toEqual(Object.keys(NEEDED_BY_TESTS).toSorted())
})
