import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
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
import { lighthouse } from './lighthouse.ts'
import { type Benchmark, formatMeasurements } from './measurement.ts'
import { requests } from './requests.ts'
import { worlds } from './worlds.ts'

/**
 * `npm run bench` runs all benchmarks, `npm run bench -- bytes requests` some of them. Prints values beside their limits
 * and never fails on one, because times depend on the machine; `npm test` enforces the byte budgets.
 */
const benchmarks: readonly Benchmark[] = [
  bytes,
  fetches,
  lighthouse,
  requests,
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
const names = process.argv.slice(2)
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
  console.log(`Node ${process.versions.node}, ${cpus().length} x ${model}`)
  for (const benchmark of selected) {
    try {
      console.log(formatMeasurements(benchmark.title, await benchmark.run()))
    } catch (error) {
      console.error(`\n${benchmark.title}\n  failed: ${error instanceof Error ? error.message : error}`)
      process.exitCode = 1
    }
  }
}
