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
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Reads the arguments of `npm run bench`. Throws a UsageError that says what is wrong with them. */
export function readOptions(args: readonly string[], benchmarks: readonly Benchmark[]): Selection {
  const { values, positionals: names } = parse(args)
  const { beside, page: pages, help: isHelp } = values
  const runs = Number(values.runs)
  const unknown = names.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name))
  if (unknown.length) throw refuse(`No benchmark is called ${unknown.join(', ')}.`)
  if (!Number.isInteger(runs) || runs < 1) throw refuse(`--runs must be a number from 1, not '${values.runs}'.`)
  if (beside && !existsSync(join(beside, 'dist/server/index.js'))) {
    throw refuse(`--beside must be the folder of a built Hydrogen skeleton: ${beside} has no dist/server/index.js.`)
  }
  return {
    selected: benchmarks.filter(({ name }) => names.length === 0 || names.includes(name)),
    isHelp,
    runs,
    ...(beside && { beside }),
    ...(pages && { pages }),
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

Prints measurements beside their limits. Without a name, all of:
${benchmarks.map(({ name, title }) => `  ${name.padEnd(20)} ${title}`).join('\n')}

Options:
  --runs <number>    how often each value is measured; the median counts (5)
  --page <path>      lighthouse: this page only, like /cart; may be repeated
  --beside <folder>  lighthouse, blocking, requests: the same pages of a built Hydrogen skeleton
  -h, --help         this text

Example: npm run bench -- lighthouse --page /cart --page / --runs 3`
