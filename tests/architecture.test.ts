import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const TOPS = ['app', 'contracts', 'mocks', 'cli', 'scripts', 'tests']

/** What a top folder may import of ours beside itself. Tests and their fixtures stand outside and may import anything. */
const ALLOWED: Record<string, readonly RegExp[]> = {
  contracts: [],
  app: [/^contracts\//],
  mocks: [/^contracts\//],
  cli: [/^mocks\/control\//, /^mocks\/recommender\//, /^contracts\/(regions|visitor|operations)\.ts$/],
  scripts: [/^contracts\//, /^cli\//, /^mocks\/control\//, /^tests\/support\//],
}

/** The app's layers, from the top: each may import those below it. */
const LAYERS = [
  ['routes', 'router.tsx', 'server.ts', 'start.ts', 'health.ts'],
  ['shell'],
  ['seo'],
  ['home', 'pages', 'search', 'collection', 'size-charts'],
  ['product', 'gallery', 'personalisation', 'back-in-stock'],
  ['customer', 'referral', 'reviews', 'promos'],
  ['cart', 'fit'],
  ['mailing'],
  ['offers'],
  ['consent', 'analytics', 'flags', 'chat'],
  ['forms'],
  ['content', 'visitor', 'errors', 'copy', 'upstream', 'security', 'region', 'preview'],
  ['styles', 'ui'],
] as const

const isOutside = (file: string) => /\.(test|fixtures)\.tsx?$|^tests\//.test(file)

/** Every import of ours, type or not, as paths from the root. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const found = [...source.matchAll(/(?:from|import\()\s*'([^']+)'|^import '([^']+)'/gm)].map(
    ([, from, bare]) => from ?? bare ?? '',
  )
  return found
    .flatMap((name) => {
      if (name.startsWith('#')) return [name.slice(1)]
      return name.startsWith('.') ? [normalize(join(dirname(file), name))] : []
    })
    .filter((name) => TOPS.includes(name.slice(0, name.indexOf('/'))))
}

const files = TOPS.flatMap((top) => globSync(`${top}/**/*.{ts,tsx}`, { cwd: root })).filter(
  (file) => !/\/generated\/|\.gen\.ts$/.test(file),
)
const graph = new Map(files.map((file) => [file, importsOf(file)]))

test('every department imports only what it may', () => {
  const trespasses = [...graph].flatMap(([file, imports]) => {
    const top = file.slice(0, file.indexOf('/'))
    if (isOutside(file) || !ALLOWED[top]) return []
    const foreign = imports.filter((name) => !name.startsWith(`${top}/`))
    return foreign
      .filter((name) => !ALLOWED[top]?.some((allowed) => allowed.test(name)))
      .map((name) => `${file} -> ${name}`)
  })
  expect(trespasses).toEqual([])
})

test('inside the app, imports point down', () => {
  const layerOf = (file: string) =>
    LAYERS.findIndex((names) => (names as readonly string[]).includes(file.split('/')[1] ?? ''))
  const climbs = [...graph].flatMap(([file, imports]) => {
    if (!file.startsWith('app/') || isOutside(file)) return []
    return imports
      .filter((name) => name.startsWith('app/') && !name.endsWith('.gen.ts'))
      .filter((name) => layerOf(name) < layerOf(file) || layerOf(name) === -1)
      .map((name) => `${file} -> ${name}`)
  })
  expect(climbs).toEqual([])
})

test('no file imports itself by a detour', () => {
  const cycles: string[] = []
  const done = new Set<string>()
  const walk = (file: string, path: readonly string[]) => {
    if (path.includes(file)) return void cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
    if (done.has(file)) return
    for (const next of graph.get(file) ?? []) walk(next, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) if (!isOutside(file)) walk(file, [])
  expect(cycles).toEqual([])
})

test('no file only passes on what others export', () => {
  const barrels = [...graph.keys()].filter((file) =>
    /^\s*export (\*|\{[^}]*\}) from/m.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(barrels).toEqual([])
})
