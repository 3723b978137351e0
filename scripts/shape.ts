import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Command } from 'commander'

new Command('npm run shape --')
  .description(
    'Prints how the code is cut, each figure beside its aim. Files are those that git knows; tests, fixtures and generated code are no product.',
  )
  .parse()
const ROOT = join(import.meta.dirname, '..')
const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)

const isCode = (file: string) =>
  /^(app|contracts|mocks|cli|scripts)\/.*\.(tsx?|mjs|css)$/.test(file) &&
  !/\.(test|spec|fixtures|gen)\.|\/generated\//.test(file)
const isScript = (file: string) => isCode(file) && /\.tsx?$/.test(file)

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const countLines = (file: string) => read(file).split('\n').length - 1
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const app = files.filter((file) => isScript(file) && file.startsWith('app/'))
const lengths = app.map(countLines).toSorted((one, other) => one - other)
const atShare = (share: number) => lengths[Math.floor(lengths.length * share)] ?? 0
const isShort = (lines: number) => lines <= 25

const cart = app.filter((file) => file.startsWith('app/cart/'))
const arrows = sum(cart.map((file) => [...read(file).matchAll(/\bfrom '\.\/[^']+\.tsx?'/g)].length))

/** Folders that hold two files of one name, such as `cart.ts` and `cart.tsx`. */
const twins = app.filter((file) => file.endsWith('.ts') && app.includes(`${file}x`))
const countIn = (selected: readonly string[], pattern: RegExp) =>
  sum(selected.map((file) => [...read(file).matchAll(pattern)].length))
const registries = countIn(app, /new Weak(?:Map|Set)<Request\b/g)

const servers = files.filter((file) => isScript(file) && /^(?:app|cli\/serve)\//.test(file))
const logWriters = servers.filter((file) => /console\.(?:log|info|warn)\(|std(?:out|err)\.write\(/.test(read(file)))
const lruLibraries = new Set(
  servers.flatMap((file) => [...read(file).matchAll(/from '([^']*\blru\b[^']*)'/gi)].map(([, library]) => library)),
)

/** Lines of one part of a document, between a heading and the next. */
const readPart = (file: string, heading: string) => read(file).split(`## ${heading}`)[1]?.split('\n## ')[0] ?? ''
const countRows = (part: string) => [...part.matchAll(/^\|(?! *what| *the part|-)/gm)].length
const internals = countRows(readPart('app/page/README.md', 'What it leans on'))
const ways = countRows(readPart('app/page/README.md', 'Four ways'))
const caches = [...readPart('.github/ARCHITECTURE.md', 'Caches').matchAll(/^ {3}│ {2}\d /gm)].length

/** The files that a reader opens to follow an action, from the press to the upstream; a missing one fails here. */
const READING_PATHS: Readonly<Record<string, readonly string[]>> = {
  'add to cart': [
    'app/product/size/size-form.tsx',
    'app/product/add-from-page.ts',
    'app/product/lines-to-add.ts',
    'app/cart/browser-cart.ts',
    'app/cart/change-queue.ts',
    'app/cart/cart-store.ts',
    'app/cart/cart.functions.ts',
    'app/cart/apply-change.server.ts',
    'app/cart/add-lines.server.ts',
    'app/cart/check-addition.server.ts',
    'app/cart/own-cart.server.ts',
    'app/cart/change-at-shopify.server.ts',
    'app/cart/cart.wire.ts',
    'app/cart/cart.ts',
    'contracts/shopify/client.ts',
  ],
  'filter a collection': [
    'app/collection/filter-form.tsx',
    'app/collection/read-filter-form.ts',
    'app/collection/use-collection-params.ts',
    'app/collection/filters.ts',
    'app/collection/filter-keys.ts',
    'app/collection/load-client-filtering.ts',
    'app/collection/filter-matcher.ts',
    'app/collection/browse.tsx',
  ],
  'save a fit': [
    'app/fit/card/fit-card.tsx',
    'app/fit/card/fit-card-machine.ts',
    'app/fit/save-fit.ts',
    'app/fit/fit.functions.ts',
    'app/fit/fit.server.ts',
    'app/fit/fit.wire.ts',
    'app/fit/saved-fit.ts',
    'contracts/fit/client.ts',
  ],
  'return an item': [
    'app/returns/returns-page.tsx',
    'app/returns/use-return.ts',
    'app/returns/returns-machine.ts',
    'app/returns/return-answers.ts',
    'app/returns/return-problems.ts',
    'app/returns/return-calls.ts',
    'app/returns/returns.functions.ts',
    'app/returns/returns.server.ts',
    'app/returns/returns.wire.ts',
    'contracts/backend/client.ts',
  ],
}
const countPath = ([action, path]: [string, readonly string[]]): readonly [string, string, string] => {
  for (const file of path) read(file)
  return [`files to open: ${action}`, String(path.length), action === 'add to cart' ? 'at most 18' : 'few']
}

const texts = files.filter((file) => file.endsWith('.md'))
/** Tables that tests generate are not written by hand. */
const GENERATED = /<!-- (fields|behaviour) -->[\s\S]*?<!-- \/\1 -->/g
const countWords = (file: string) => read(file).replaceAll(GENERATED, '').split(/\s+/).filter(Boolean).length
const decisions = sum(
  texts.filter((file) => file.endsWith('DECISIONS.md')).map((file) => [...read(file).matchAll(/^- \*\*/gm)].length),
)

const ROWS: readonly (readonly [what: string, now: string, aim: string])[] = [
  ['lines of the product', String(sum(files.filter(isCode).map(countLines))), 'at most 100000'],
  ['script files of app', String(app.length), 'about 680'],
  ['lines of such a file, median', String(atShare(0.5)), '50'],
  ['lines of such a file, nine of ten', String(atShare(0.9)), 'at most 160'],
  ['of 25 lines or fewer', `${((100 * lengths.filter(isShort).length) / lengths.length).toFixed(1)} %`, 'under 15 %'],
  ['folders of app', String(new Set(app.map(dirname)).size), 'none'],
  ['files of app/cart', String(cart.length), 'about 30'],
  ['imports between them', String(arrows), '100'],
  ['two files of one name', String(twins.length), '0'],
  ['registries behind a request', String(registries), '1'],
  ['caches between Shopify and a page, as drawn', String(caches), 'at most 5'],
  ['libraries of LRUs; writers of log lines', `${lruLibraries.size}; ${logWriters.length}`, '1; 1'],
  ['ways for markup to reach the screen', String(ways), '4'],
  ['internals of framework and bundler', String(internals), 'at most 14'],
  ...Object.entries(READING_PATHS).map(countPath),
  ['words of documentation', String(sum(texts.map(countWords))), 'at most 30000'],
  ['decisions', String(decisions), 'those that bind'],
]

const width = Math.max(...ROWS.map(([what]) => what.length))
for (const [what, now, aim] of ROWS) console.log(`${what.padEnd(width)}  ${now.padStart(7)}  aim: ${aim}`)
