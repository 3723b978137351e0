import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { createControlClient } from '#mocks/control/client.ts'
import { PAGE_ROUTES } from '#tests/support/page-routes.ts'
import { ROOT, startShop } from '../processes.ts'
import { type Benchmark, formatKilobytes, formatMeasurements, type Measurement } from './measurement.ts'

const CLIENT = join(ROOT, '.output/client')
/**
 * What a first visit of each route may load: script in kilobytes and in files, hardly above what was measured; elements of its
 * page and data for hydration in kilobytes before compression, 5 % above.
 */
const BUDGETS: Readonly<Record<string, { kilobytes: number; files: number; elements: number; data: number }>> = {
  '/': { kilobytes: 128.4, files: 10, elements: 1050, data: 8 },
  '/$page': { kilobytes: 127.9, files: 11, elements: 830, data: 4.4 },
  '/account': { kilobytes: 135.5, files: 14, elements: 800, data: 2.4 },
  '/cart': { kilobytes: 147.4, files: 18, elements: 870, data: 4 },
  '/collections/$handle': { kilobytes: 139.5, files: 17, elements: 1050, data: 6.4 },
  '/collections/tops': { kilobytes: 139.5, files: 17, elements: 1400, data: 25.8 },
  '/collections/trousers': { kilobytes: 139.5, files: 17, elements: 1420, data: 25 },
  '/fit-finder': { kilobytes: 131.8, files: 11, elements: 90, data: 2.3 },
  '/newsletter': { kilobytes: 130.3, files: 13, elements: 790, data: 2.4 },
  '/order-status': { kilobytes: 132.7, files: 16, elements: 820, data: 2.4 },
  '/pages/$handle': { kilobytes: 127.9, files: 11, elements: 910, data: 8.6 },
  '/pages/search': { kilobytes: 144.4, files: 18, elements: 1080, data: 7.2 },
  '/products/$handle': { kilobytes: 136.8, files: 19, elements: 1210, data: 8.2 },
  '/refer-a-friend': { kilobytes: 141.2, files: 21, elements: 830, data: 4.1 },
  '/returns': { kilobytes: 149.6, files: 21, elements: 80, data: 2.7 },
  '/spoke-feedback': { kilobytes: 131.9, files: 15, elements: 950, data: 2.4 },
  '/thank-your-friend': { kilobytes: 128.7, files: 11, elements: 810, data: 3.4 },
  '/unsubscribe': { kilobytes: 131.5, files: 13, elements: 820, data: 2.4 },
  '/wish-list': { kilobytes: 137, files: 20, elements: 820, data: 4.5 },
  '/{$garment}-size-chart': { kilobytes: 130.9, files: 8, elements: 1230, data: 2.2 },
}
/** Scripts in the page itself. */
const INLINE_SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g

/** Style of any route, in bytes. */
const STYLE_BUDGET = 15_000

/** Pages of a route that hold much more than its address in PAGE_ROUTES. */
const LONG_COLLECTIONS = { '/collections/trousers': '/collections/trousers', '/collections/tops': '/collections/tops' }

/** What the visitors of pages with an empty or a closed state have done before. */
const SCENARIOS: Readonly<Record<string, string>> = { '/account': 'customer-with-orders', '/cart': 'cart-with-lines' }

/** Script and style that the first visit of every route loads without interaction, gzip -9. */
export const bytes: Benchmark = {
  name: 'bytes',
  title: 'First visit without interaction, gzip -9',
  async run() {
    const shop = await startShop()
    const control = createControlClient({ origin: shop.backend })
    try {
      const measurements: Measurement[] = []
      for (const [route, path] of Object.entries({ ...PAGE_ROUTES, ...LONG_COLLECTIONS })) {
        const scenario = SCENARIOS[route]
        const cookies = scenario ? (await control.load('default', [scenario])).visitor.cookies : []
        measurements.push(...(await measure(route, shop.origin + path, cookies)))
      }
      return measurements
    } finally {
      await shop.stop()
    }
  },
}

async function measure(
  route: string,
  url: string,
  cookies: readonly { name: string; value: string }[],
): Promise<Measurement[]> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const response = await fetch(url, { headers: { cookie } })
  if (!response.ok || response.redirected)
    throw new Error(`Expected status 200 of ${url}, received ${response.status} of ${response.url}.`)
  const html = await response.text()
  const preloads = (/\bdata-preloads="([^"]*)"/.exec(html)?.[1] ?? '').split(' ').filter(Boolean)
  const linked = listLinkedFiles(html, /<(?:script|link\b[^>]*\brel="modulepreload")\b[^>]*\b(?:src|href)="([^"]+)"/g)
  const files = addImports([...linked, ...preloads])
  const script = getTotalBytes(files)
  const data = [...html.matchAll(INLINE_SCRIPT)].flatMap(([, text = '']) =>
    text.includes('$_TSR.router=') ? text : [],
  )
  if (data.length !== 1) throw new Error(`Expected one script with the router's data in ${url}, found ${data.length}.`)
  const dataBytes = Buffer.byteLength(data.join(''))
  const elements = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '').match(/<[a-z]/g)?.length ?? 0
  const linkedStyle = getTotalBytes(new Set(listLinkedFiles(html, /<link\b[^>]*\bhref="([^"]+\.css)"/g)))
  const inlineStyle = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('')
  const style = linkedStyle + getCompressedLength(inlineStyle)
  const budget = BUDGETS[route]
  return [
    {
      what: `${route} script`,
      value: `${formatKilobytes(script)} in ${files.size} files: ${describeParts(files)}`,
      limit: budget
        ? `${formatKilobytes(budget.kilobytes * 1000)} in ${budget.files} files`
        : 'none: add it to BUDGETS',
      isMet: budget !== undefined && script <= budget.kilobytes * 1000 && files.size <= budget.files,
    },
    {
      what: `${route} style`,
      value: formatKilobytes(style),
      limit: formatKilobytes(STYLE_BUDGET),
      isMet: style <= STYLE_BUDGET,
    },
    {
      what: `${route} page`,
      value: `${elements} elements, ${formatKilobytes(dataBytes)} of data`,
      limit: budget ? `${budget.elements} elements, ${formatKilobytes(budget.data * 1000)}` : '',
      isMet: budget !== undefined && elements <= budget.elements && dataBytes <= budget.data * 1000,
    },
  ]
}

/** What kinds of code a route's script is made of, in kilobytes. */
function describeParts(files: ReadonlySet<string>): string {
  const parts = Map.groupBy(files, (file) => {
    const name = posix.basename(file)
    if (name.startsWith('libraries-')) return 'libraries'
    if (name.startsWith('shop-')) return 'every page'
    return /^(?:goods|shared)-/.test(name) ? 'several pages' : 'this page'
  })
  return [...parts].map(([name, part]) => `${name} ${formatKilobytes(getTotalBytes(new Set(part)))}`).join(', ')
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
  const measurements = await bytes.run({ runs: 1 })
  console.log(formatMeasurements(bytes.title, measurements))
  if (values.check && measurements.some(({ isMet }) => isMet === false)) process.exitCode = 1
}
