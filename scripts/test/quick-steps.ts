import { BACKEND_PORT } from '#cli/machine/ports.ts'
import { findStorefront } from '#cli/machine/running-shop.ts'
import { runJourneys, runVitest } from './runners.ts'
import { createCheck, type Result, type Step, type StepContext } from './step.ts'

/** Keeps what is known of unchanged files, beside the packages. */
const BUILD_INFO = 'node_modules/.cache/types.tsbuildinfo'

/** Returns the steps of `npm run test:quick`. */
export const getQuickSteps = (): readonly Step[] => [
  createCheck('checks', 'types', 'Types', [
    'node_modules/typescript7/bin/tsc',
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    BUILD_INFO,
  ]),
  createCheck('checks', 'lint', 'Lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']),
  {
    name: 'unit',
    title: 'Unit tests of changed files',
    lane: 'checks',
    run: runChangedUnits,
  },
  {
    name: 'smoke',
    title: 'Journeys in the running shop',
    lane: 'browser',
    run: runInRunningShop,
  },
]

/** Runs a few journeys in the shop of `npm run dev`, whose worlds they leave alone. */
async function runInRunningShop(context: StepContext): Promise<Result> {
  const backend = `http://localhost:${BACKEND_PORT}`
  const shop = await findStorefront(backend)
  if (!shop) return { passed: 0, failed: 0, output: '', skipped: 'because no shop runs here: npm run dev' }
  const env = { SHOP_ORIGIN: shop, BACKEND_ORIGIN: backend }
  return runJourneys(context, { name: 'smoke', args: ['--grep', '@quick', '--project=desktop'], env })
}

async function runChangedUnits(context: StepContext): Promise<Result> {
  const result = await runVitest(context, 'unit', ['--changed'])
  if (!/No (?:(?:affected )?test|changed) files found/.test(result.output)) return result
  return { passed: 0, failed: 0, output: '', skipped: 'because no test reads a changed file' }
}
