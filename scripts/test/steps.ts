import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readVerificationResult } from './counts.ts'
import { clearPacts, findChangedPacts, isEdited, readPacts, restorePacts } from './pact-files.ts'
import { runJourneys, runVitest } from './runners.ts'
import { createCheck, type Result, type Step, type StepContext, toSingleCheck } from './step.ts'

/** The smallest journey of each department. */
const SMOKE = ['--grep', '@smoke']

/** Debian's Chromium: the second browser, where the machine has it. */
const SYSTEM_CHROMIUM = '/usr/bin/chromium'

/**
 * Returns all steps of `npm test`: in each lane the quick before the slow, and a build before what uses it. Pact comes before
 * the unit tests, which read the files that it writes. The lanes take about as long as each other.
 */
export const getSteps = (root: string): readonly Step[] => [
  createCheck('checks', 'contracts', 'Contracts and their code', ['cli/main.ts', 'contracts', 'check']),
  createCheck('checks', 'types', 'Types', ['node_modules/typescript7/bin/tsc', '--noEmit']),
  createCheck('checks', 'lint', 'Lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']),
  ...createPactSteps(join(root, 'contracts')),
  { name: 'unit', title: 'Unit tests', lane: 'checks', run: (context) => runVitest(context, 'unit') },
  { name: 'mutate', title: 'Broken rules, a tenth a day', lane: 'checks', run: tryMutations },
  {
    ...createCheck('checks', 'bytes', 'Byte budgets [OPS-07]', ['scripts/bench/bytes.ts', '--check']),
    needs: ['build'],
  },
  {
    ...createCheck('checks', 'production', 'Production install [CLI-04]', ['scripts/production-install/main.ts']),
    needs: ['build'],
  },
  { name: 'package', title: 'Package for other shops [SIM-10]', lane: 'checks', run: provePackage },
  {
    name: 'instances',
    title: 'Four instances, Varnish, nginx [OPS-09]',
    lane: 'checks',
    needs: ['build'],
    run: (context) => runOnServers(context, 'instances'),
  },
  {
    name: 'soak',
    title: 'Shoppers under fire [OPS-09]',
    lane: 'checks',
    needs: ['build'],
    // few shoppers, because journeys run beside them; twice the time that a request may take on a machine without other work
    run: (context) => runOnServers(context, 'soak', ['--minutes', '0.75', '--shoppers', '8', '--slowest', '20']),
  },
  {
    name: 'explore',
    title: 'A search for broken promises [EXP-01]',
    lane: 'checks',
    needs: ['build'],
    run: searchForAMinute,
  },
  createCheck('browser', 'build', 'Production build', ['node_modules/vite/bin/vite.js', 'build'], {
    NODE_ENV: 'production',
  }),
  {
    name: 'e2e',
    title: 'Browser journeys',
    lane: 'browser',
    needs: ['build'],
    run: (context) => runJourneys(context, { name: 'e2e' }),
  },
  {
    name: 'https',
    title: 'Journeys over https [OPS-04] [NAV-18]',
    lane: 'checks',
    needs: ['build'],
    run: (context) =>
      runJourneys(context, { name: 'https', args: ['--grep', '@https', '--project=desktop'], env: { E2E_TLS: '1' } }),
  },
  {
    ...createCheck('checks', 'workers', 'Edge build under workerd [OPS-02]', ['scripts/workers/main.ts']),
    needs: ['build'],
  },
  {
    name: 'debian',
    title: 'Journeys, Debian’s Chromium',
    lane: 'browser',
    needs: ['build'],
    run: (context) => runOnSystemChromium(context),
  },
  {
    name: 'edge',
    title: 'Journeys under workerd [OPS-12]',
    lane: 'browser',
    needs: ['workers'],
    // over https, as Cloudflare serves them
    run: (context) =>
      runJourneys(context, {
        name: 'edge',
        args: [...SMOKE, '--project=desktop'],
        env: { E2E_BUILD: 'workers', E2E_TLS: '1' },
      }),
  },
]

async function tryMutations({ command }: StepContext): Promise<Result> {
  const run = await command(['scripts/mutate/main.ts', '--tenth'])
  return { ...toSingleCheck(run), measured: /^mutate: (.+)$/m.exec(run.stdout)?.[1] ?? '' }
}

/** Searches with the numbers of the day; a find is printed with the command that repeats it. */
async function searchForAMinute({ command }: StepContext): Promise<Result> {
  const run = await command(['scripts/explore/main.ts', '--minutes', '1'])
  return { ...toSingleCheck(run), measured: /^seed \d+: .+$/m.exec(run.stdout)?.[0] ?? '' }
}

async function provePackage({ command }: StepContext): Promise<Result> {
  const run = await command(['scripts/package/proof/main.ts'])
  return { ...toSingleCheck(run), measured: /^package: (.+)$/m.exec(run.stdout)?.[1] ?? '' }
}

/** Runs a script of this folder's neighbours that needs servers which not every machine has; it says which are missing. */
async function runOnServers({ command }: StepContext, name: string, args: readonly string[] = []): Promise<Result> {
  const run = await command([`scripts/${name}/main.ts`, ...args])
  const missing = /^skipped: (.+)$/m.exec(run.stdout)?.[1]
  if (missing) return { passed: 0, failed: 0, output: '', skipped: `because ${missing}` }
  return { ...toSingleCheck(run), measured: new RegExp(`^${name}: (.+)$`, 'm').exec(run.stdout)?.[1] ?? '' }
}

/**
 * Consumer tests rewrite the pact files, and the simulated backend is verified against them. If the contracts are as
 * committed the files must be, too; otherwise the output lists the files to commit.
 */
function createPactSteps(contracts: string): readonly Step[] {
  const folder = join(contracts, 'pacts')
  let before = readPacts(folder)
  return [
    {
      name: 'pact',
      title: 'Pact, consumer',
      lane: 'checks',
      async run(context) {
        before = readPacts(folder)
        clearPacts(folder)
        const result = await runVitest(context, 'pact')
        if (result.failed) restorePacts(folder, before)
        return result
      },
    },
    {
      name: 'verify',
      title: 'Pact, provider',
      lane: 'checks',
      needs: ['pact'],
      run: async ({ command }) => readVerificationResult(await command(['cli/main.ts', 'verify', '--json'])),
    },
    {
      name: 'pacts',
      title: 'Pact files unchanged',
      lane: 'checks',
      needs: ['pact'],
      async run() {
        const changed = findChangedPacts(before, readPacts(folder))
        const output = `written anew, to review and commit: ${changed.join(', ')}`
        return {
          ...toSingleCheck({ ok: changed.length === 0 || isEdited(contracts, 'pacts'), output }),
          measured: changed.length > 0 ? output : '',
        }
      },
    },
  ]
}

async function runOnSystemChromium(context: StepContext): Promise<Result> {
  if (!existsSync(SYSTEM_CHROMIUM))
    return { passed: 0, failed: 0, output: '', skipped: `because ${SYSTEM_CHROMIUM} is not installed` }
  return runJourneys(context, { name: 'debian', args: SMOKE, env: { CHROMIUM: SYSTEM_CHROMIUM } })
}
