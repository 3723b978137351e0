import { existsSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../processes.ts'
import { browsers } from './browsers.ts'
import { bytes } from './bytes.ts'
import { cartMutation } from './cart-mutation.ts'
import { cartPage } from './cart-page.ts'
import { coldStart } from './cold-start.ts'
import { collection250 } from './collection-250.ts'
import { collectionFilter } from './collection-filter.ts'
import { collectionRefresh } from './collection-refresh.ts'
import { collectionRequests } from './collection-requests.ts'
import { crosstalk } from './crosstalk.ts'
import { fetches } from './fetches.ts'
import { growth } from './growth.ts'
import { interactions } from './interactions.ts'
import { lighthouse } from './lighthouse.ts'
import { type Benchmark, formatMeasurements } from './measurement.ts'
import { pageProcessor } from './page-processor.ts'
import { requests } from './requests.ts'
import { worlds } from './worlds.ts'

/** The load average of a machine that does nothing else. */
const QUIET_LOAD = 0.7

/**
 * `npm run bench` runs all benchmarks, `npm run bench -- bytes requests --runs 3` some of them. Prints values beside their
 * limits and never fails on one, because times depend on the machine; `npm test` enforces the budgets of counts.
 */
const benchmarks: readonly Benchmark[] = [
  bytes,
  fetches,
  lighthouse,
  interactions,
  growth,
  requests,
  pageProcessor,
  collectionRequests,
  collectionRefresh,
  collectionFilter,
  cartMutation,
  cartPage,
  collection250,
  worlds,
  coldStart,
  crosstalk,
  browsers,
]
const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, beside: { type: 'string' } },
})
const { beside } = options
const runs = Math.max(1, Math.round(Number(options.runs)) || 1)
const selected = benchmarks.filter(({ name }) => names.length === 0 || names.includes(name))
const unknown = names.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name))

if (unknown.length) {
  console.error(
    `No benchmark is called ${unknown.join(', ')}. There are ${benchmarks.map(({ name }) => name).join(', ')}.`,
  )
  process.exitCode = 2
} else if (
  selected.some(({ needsBuild = true }) => needsBuild) &&
  !existsSync(join(ROOT, '.output/server/server.js'))
) {
  console.error('There is no production build to measure. Run `npm run build` first.')
  process.exitCode = 1
} else {
  const [{ model } = { model: 'unknown' }] = cpus()
  const [load = 0] = loadavg()
  console.log(`Node ${process.versions.node}, ${cpus().length} x ${model}, load average ${load.toFixed(2)}`)
  if (load > QUIET_LOAD) console.log('Other work is running here: times are too long, and only counts hold.')
  for (const benchmark of selected) {
    try {
      console.log(formatMeasurements(benchmark.title, await benchmark.run({ runs, ...(beside && { beside }) })))
    } catch (error) {
      console.error(`\n${benchmark.title}\n  failed: ${error instanceof Error ? error.message : error}`)
      process.exitCode = 1
    }
  }
}
