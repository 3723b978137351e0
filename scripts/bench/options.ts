import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { UsageError } from '#cli/usage-error.ts'
import type { Benchmark, BenchmarkOptions } from './measurement.ts'

/** What to run, and how; `isHelp` asks for the usage instead. */
type Selection = BenchmarkOptions & { selected: readonly Benchmark[]; isHelp: boolean }

const OPTIONS = {
  runs: { type: 'string', default: '5' },
  beside: { type: 'string' },
  page: { type: 'string', multiple: true },
  row: { type: 'string', multiple: true },
  minutes: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Reads the arguments of `npm run bench`. Throws a UsageError that says what is wrong with them. */
export function readOptions(args: readonly string[], benchmarks: readonly Benchmark[]): Selection {
  const { values, positionals: names } = parse(args)
  const { beside, page: pages, row: rows, help: isHelp } = values
  const runs = Number(values.runs)
  const minutes = values.minutes === undefined ? undefined : Number(values.minutes)
  const unknown = names.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name))
  if (unknown.length) throw refuse(`No benchmark is called ${unknown.join(', ')}.`)
  if (!Number.isInteger(runs) || runs < 1) throw refuse(`--runs must be a number from 1, not '${values.runs}'.`)
  if (minutes !== undefined && !(minutes > 0))
    throw refuse(`--minutes must be a number above 0, not '${values.minutes}'.`)
  if (beside && !existsSync(join(beside, 'dist/server/index.js'))) {
    throw refuse(`--beside must be the folder of a built Hydrogen skeleton: ${beside} has no dist/server/index.js.`)
  }
  return {
    selected: benchmarks.filter(({ name, isLong }) => (names.length === 0 ? !isLong : names.includes(name))),
    isHelp,
    runs,
    ...(beside && { beside }),
    ...(pages && { pages }),
    ...(rows && { rows }),
    ...(minutes !== undefined && { minutes }),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS })
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error))
  }
}

const refuse = (message: string) => new UsageError(message, { next: 'See `npm run bench -- --help`.', exitCode: 2 })

/** The text of `--help`. */
export const formatUsage = (benchmarks: readonly Benchmark[]): string => `Usage: npm run bench -- [name ...] [options]

Prints measurements beside their limits. Without a name, all of (but what takes hours):
${benchmarks.map(({ name, title, isLong }) => `  ${name.padEnd(20)} ${title}${isLong ? '; hours' : ''}`).join('\n')}

Options:
  --runs <number>    how often each value is measured; the median counts (5)
  --page <path>      lighthouse: this page only, like /cart; may be repeated
  --beside <folder>  lighthouse, blocking, requests: the same pages of a built Hydrogen skeleton
  --row <name>       explore: this mended fault only; may be repeated
  --minutes <number> explore: how long each is searched (10)
  -h, --help         this text

Example: npm run bench -- lighthouse --page /cart --page / --runs 3`
