import { findStorefront } from '#cli/machine/find-storefront.ts'
import { runJourneys, runVitest } from './runners.ts'
import { type Result, type Step, type StepContext, toSingleCheck } from './step.ts'

/** Where `npm run dev` has its simulated backend. */
const BACKEND = process.env.SPOKE_BACKEND ?? 'http://localhost:4010'

/** Keeps what is known of unchanged files, beside the packages. */
const BUILD_INFO = 'node_modules/.cache/types.tsbuildinfo'

/** Returns the steps of `npm run test:quick`. */
export const getQuickSteps = (): readonly Step[] => [
  {
    name: 'types',
    title: 'Types',
    lane: 'checks',
    run: async ({ command }) =>
      toSingleCheck(
        await command([
          'node_modules/typescript7/bin/tsc',
          '--noEmit',
          '--incremental',
          '--tsBuildInfoFile',
          BUILD_INFO,
        ]),
      ),
  },
  {
    name: 'lint',
    title: 'Lint and format of changed files',
    lane: 'checks',
    run: async ({ command }) =>
      toSingleCheck(
        await command([
          'node_modules/@biomejs/biome/bin/biome',
          'check',
          '--changed',
          '--since=HEAD',
          '--no-errors-on-unmatched',
        ]),
      ),
  },
  {
    name: 'unit',
    title: 'Unit tests of changed files',
    lane: 'checks',
    run: runChangedUnits,
  },
  { name: 'smoke', title: 'Journeys in the shop of `npm run dev`', lane: 'browser', run: runInOpenShop },
]

async function runChangedUnits(context: StepContext): Promise<Result> {
  const result = await runVitest(context, 'unit', ['--changed'])
  if (!result.output.includes('No test files found')) return result
  return { passed: 0, failed: 0, output: '', skipped: 'because no test reads a changed file' }
}

async function runInOpenShop(context: StepContext): Promise<Result> {
  const shop = await findStorefront(BACKEND)
  if (!shop) return { passed: 0, failed: 0, output: '', skipped: `because no shop runs beside ${BACKEND}` }
  const env = { SHOP_ORIGIN: shop, BACKEND_ORIGIN: BACKEND }
  return runJourneys(context, { name: 'smoke', args: ['--grep', '@smoke', '--project=desktop'], env })
}
