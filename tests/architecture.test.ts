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

/** The app's layers, from the top: each may import those below it. The longest name that fits a file is its unit. */
const LAYERS = [
  ['routes', 'router.tsx', 'server.ts', 'start.ts'],
  ['shell'],
  ['seo'],
  ['home', 'content/pages', 'search', 'collection', 'size-charts'],
  ['product'],
  ['customer', 'mailing/referral'],
  ['cart'],
  ['fit', 'product/offers'],
  ['mailing'],
  ['analytics'],
  ['content', 'content/promos', 'forms'],
  ['visitor', 'errors', 'copy', 'upstream', 'http', 'region', 'content/preview'],
  ['ui'],
] as const

const UNITS = LAYERS.flat()

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
  const unitOf = (file: string) =>
    UNITS.filter((unit) => file === `app/${unit}` || file.startsWith(`app/${unit}/`)).toSorted(
      (a, b) => b.length - a.length,
    )[0]
  const layerOf = (file: string) => {
    const unit = unitOf(file)
    return LAYERS.findIndex((units) => units.some((each) => each === unit))
  }
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
