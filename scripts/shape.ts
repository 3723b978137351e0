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
const registries = sum(app.map((file) => [...read(file).matchAll(/new Weak(?:Map|Set)\b/g)].length))

const texts = files.filter((file) => file.endsWith('.md'))
/** Tables that tests generate are no text that somebody writes or keeps true. */
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
  ['registries behind a request or object', String(registries), '1'],
  ['words of documentation', String(sum(texts.map(countWords))), 'at most 30000'],
  ['decisions', String(decisions), 'those that bind'],
]

const width = Math.max(...ROWS.map(([what]) => what.length))
for (const [what, now, aim] of ROWS) console.log(`${what.padEnd(width)}  ${now.padStart(7)}  aim: ${aim}`)
