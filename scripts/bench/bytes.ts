import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { ROOT, startShop } from '../processes.ts'
import { type Benchmark, kilobytes, type Measurement, tableOf } from './measurement.ts'

const CLIENT = join(ROOT, '.output/client')
/** Those that the budgets are for, and others to look at. */
const PAGES = ['/products/heroes-navy', '/', '/collections/trousers']
const OTHER_PAGES = ['/pages/about-us', '/trousers-size-chart', '/cart', '/fit-finder']

/** What a first visit loads without a click, gzip -9 (performance goals: "client JS", "CSS"). */
const BUDGETS = { js: 135_000, css: 15_000 }

/** What the product page, the home page and a collection cost a first visitor. */
export const bytes: Benchmark = {
  name: 'bytes',
  title: 'First visit without interaction, gzip -9',
  async run() {
    const shop = await startShop()
    try {
      const measured: Measurement[] = []
      for (const page of PAGES) measured.push(...(await measure(shop.origin, page)))
      for (const page of OTHER_PAGES)
        for (const { what, value } of await measure(shop.origin, page)) measured.push({ what, value, limit: '' })
      return measured
    } finally {
      await shop.stop()
    }
  },
}

async function measure(origin: string, page: string): Promise<Measurement[]> {
  const response = await fetch(origin + page)
  if (!response.ok) throw new Error(`${page} answers ${response.status}`)
  const html = await response.text()
  const js = total(withImports(linked(html, /<script\b[^>]*\bsrc="([^"]+)"|<link\b[^>]*\bhref="([^"]+\.js)"/g)))
  const css = total(new Set(linked(html, /<link\b[^>]*\bhref="([^"]+\.css)"/g)))
  return [
    { what: `${page} script`, value: kilobytes(js), limit: kilobytes(BUDGETS.js), kept: js <= BUDGETS.js },
    { what: `${page} style`, value: kilobytes(css), limit: kilobytes(BUDGETS.css), kept: css <= BUDGETS.css },
  ]
}

/** The built files that a page names, as paths. */
function linked(html: string, pattern: RegExp): string[] {
  const found = [...html.matchAll(pattern)].map((match) => match.slice(1).find(Boolean) ?? '')
  return found.filter((path) => path.startsWith('/') && !path.startsWith('//'))
}

/** With every file that these import at once; what is imported later, on intent or idle, is not part of a first visit. */
function withImports(paths: readonly string[]): Set<string> {
  const all = new Set(paths)
  for (const path of all) {
    for (const [, from = ''] of read(path).matchAll(/(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)) {
      all.add(posix.join(posix.dirname(path), from))
    }
  }
  return all
}

const read = (path: string) => readFileSync(join(CLIENT, path), 'utf8')

const total = (paths: ReadonlySet<string>) =>
  [...paths].reduce((sum, path) => sum + gzipSync(read(path), { level: 9 }).length, 0)

// `node scripts/bench/bytes.ts --check` is the part of npm test that fails when a page grows too heavy
if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } })
  const measured = await bytes.run()
  console.log(tableOf(bytes.title, measured))
  if (values.check && measured.some(({ kept }) => kept === false)) process.exitCode = 1
}
