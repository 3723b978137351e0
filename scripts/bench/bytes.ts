import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { ROOT, startShop } from '../processes.ts'
import { type Benchmark, formatKilobytes, formatMeasurements, type Measurement } from './measurement.ts'

const CLIENT = join(ROOT, '.output/client')
/** The pages that have budgets. */
const PAGES = ['/products/heroes-navy', '/', '/collections/trousers']
/** Pages that are only measured. */
const OTHER_PAGES = ['/pages/about-us', '/trousers-size-chart', '/cart', '/fit-finder']

/** Bytes that a first visit loads without interaction, gzip -9 (performance goals: "client JS", "CSS"). */
const BUDGETS = { js: 135_000, css: 15_000 }

/** Script and style of a first visit. */
export const bytes: Benchmark = {
  name: 'bytes',
  title: 'First visit without interaction, gzip -9',
  async run() {
    const shop = await startShop()
    try {
      const measurements: Measurement[] = []
      for (const page of PAGES) measurements.push(...(await measure(shop.origin, page)))
      for (const page of OTHER_PAGES)
        for (const { what, value } of await measure(shop.origin, page)) measurements.push({ what, value, limit: '' })
      return measurements
    } finally {
      await shop.stop()
    }
  },
}

async function measure(origin: string, page: string): Promise<Measurement[]> {
  const response = await fetch(origin + page)
  if (!response.ok) throw new Error(`Expected status 200 of ${page}, received ${response.status}.`)
  const html = await response.text()
  const js = getTotalBytes(
    addImports(listLinkedFiles(html, /<script\b[^>]*\bsrc="([^"]+)"|<link\b[^>]*\bhref="([^"]+\.js)"/g)),
  )
  const linkedCss = getTotalBytes(new Set(listLinkedFiles(html, /<link\b[^>]*\bhref="([^"]+\.css)"/g)))
  const css =
    linkedCss +
    getCompressedLength([...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join(''))
  return [
    { what: `${page} script`, value: formatKilobytes(js), limit: formatKilobytes(BUDGETS.js), isMet: js <= BUDGETS.js },
    {
      what: `${page} style`,
      value: formatKilobytes(css),
      limit: formatKilobytes(BUDGETS.css),
      isMet: css <= BUDGETS.css,
    },
  ]
}

/** The paths of the built files that a page loads. */
function listLinkedFiles(html: string, pattern: RegExp): string[] {
  const paths = [...html.matchAll(pattern)].map((match) => match.slice(1).find(Boolean) ?? '')
  return paths.filter((path) => path.startsWith('/') && !path.startsWith('//'))
}

/** Adds all static imports. Dynamic imports, on intent or idle, are not part of a first visit. */
function addImports(paths: readonly string[]): Set<string> {
  const all = new Set(paths)
  for (const path of all) {
    for (const [, from = ''] of readClientFile(path).matchAll(/(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)) {
      all.add(posix.join(posix.dirname(path), from))
    }
  }
  return all
}

const readClientFile = (path: string) => readFileSync(join(CLIENT, path), 'utf8')

const getCompressedLength = (text: string) => gzipSync(text, { level: 9 }).length

const getTotalBytes = (paths: ReadonlySet<string>) =>
  [...paths].reduce((sum, path) => sum + getCompressedLength(readClientFile(path)), 0)

// `node scripts/bench/bytes.ts --check` is the step of `npm test` that enforces the budgets.
if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } })
  const measurements = await bytes.run()
  console.log(formatMeasurements(bytes.title, measurements))
  if (values.check && measurements.some(({ isMet }) => isMet === false)) process.exitCode = 1
}
