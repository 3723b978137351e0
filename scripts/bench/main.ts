import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { UsageError } from '#cli/usage-error.ts'
import { ROOT } from '../processes.ts'
import { agents } from './agents.ts'
import { blocking } from './blocking.ts'
import { bytes } from './bytes.ts'
import { clients } from './clients.ts'
import { explore } from './explore.ts'
import { growth } from './growth.ts'
import { instances } from './instances.ts'
import { interactions } from './interactions.ts'
import { lighthouse } from './lighthouse.ts'
import { type Benchmark, type BenchmarkOptions, formatMeasurements, type Point } from './measurement.ts'
import { memory } from './memory.ts'
import { formatUsage, readOptions } from './options.ts'
import { describeOtherWork } from './other-work.ts'
import { drawPlots } from './plot.ts'
import { requests } from './requests.ts'
import { storm } from './storm.ts'
import { worlds } from './worlds.ts'

/**
 * `npm run bench` runs all benchmarks, `npm run bench -- bytes requests --runs 3` some of them. Prints values beside their
 * limits and never fails on one, because times depend on the machine; `npm test` enforces the budgets of counts.
 */
const benchmarks: readonly Benchmark[] = [
  bytes,
  lighthouse,
  blocking,
  interactions,
  growth,
  requests,
  instances,
  storm,
  memory,
  worlds,
  agents,
  clients,
  explore,
]

/** Where plots of what was measured are written. */
const PLOTS = join(ROOT, 'test-results/growth.svg')

try {
  const { selected, isHelp, ...options } = readOptions(process.argv.slice(2), benchmarks)
  if (isHelp) console.log(formatUsage(benchmarks))
  else {
    const needsBuild = selected.some((benchmark) => benchmark.needsBuild !== false)
    if (needsBuild && !existsSync(join(ROOT, '.output/server/server.js')))
      throw new UsageError('There is no production build to measure.', { next: 'Run `npm run build` first.' })
    await runAll(selected, options)
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error([error.message, error.next].join(' '))
  process.exitCode = error.exitCode
}

async function runAll(selected: readonly Benchmark[], options: BenchmarkOptions) {
  const [{ model } = { model: 'unknown' }] = cpus()
  console.log(`Node ${process.versions.node}, ${cpus().length} x ${model}`)
  const points: Point[] = []
  for (const benchmark of selected) {
    // What a benchmark started has ended when the next one looks.
    const title = `${benchmark.title} (${await describeOtherWork()})`
    try {
      const measurements = await benchmark.run(options)
      console.log(formatMeasurements(title, measurements))
      points.push(...measurements.flatMap((measurement) => measurement.points ?? []))
    } catch (error) {
      console.error(`\n${title}\n  failed: ${error instanceof Error ? error.message : error}`)
      process.exitCode = 1
    }
  }
  if (points.length === 0) return
  mkdirSync(dirname(PLOTS), { recursive: true })
  writeFileSync(PLOTS, drawPlots(points))
  console.log(`\nPlots: ${PLOTS}`)
}
