import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { readPlaywrightResult, readVerificationResult, readVitestResult } from './counts.ts'
import { clearPacts, findChangedPacts, readPacts, restorePacts } from './pact-files.ts'
import { type Lane, type Result, type Step, type StepContext, toSingleCheck } from './step.ts'

/** Debian's Chromium: the second browser, where the machine has it. */
const SYSTEM_CHROMIUM = '/usr/bin/chromium'

/** Returns all steps of `npm test`: in each lane the quick before the slow, and a build before what uses it. */
export const getSteps = (root: string): readonly Step[] => [
  createCheck('checks', 'contracts', 'Contracts and their code', ['node', 'cli/main.ts', 'contracts', 'check']),
  createCheck('checks', 'types', 'Types', ['node', 'node_modules/typescript7/bin/tsc', '--noEmit']),
  createCheck('checks', 'lint', 'Lint and format', ['biome', 'check', '.']),
  { name: 'unit', title: 'Unit tests', lane: 'checks', run: (context) => runVitest(context, 'unit') },
  ...createPactSteps(join(root, 'contracts/pacts')),
  { name: 'package', title: 'Package for other shops [SIM-10]', lane: 'checks', run: provePackage },
  {
    name: 'soak',
    title: 'Two minutes under fire [OPS-09]',
    lane: 'checks',
    needs: ['build'],
    // few shoppers, because journeys run beside them; twice the time that a request may take on a machine without other work
    run: (context) => runOnServers(context, 'soak', ['--minutes', '2', '--shoppers', '8', '--slowest', '20']),
  },
  createCheck('browser', 'build', 'Production build', ['vite', 'build'], { NODE_ENV: 'production' }),
  {
    ...createCheck('browser', 'bytes', 'Byte budgets', ['node', 'scripts/bench/bytes.ts', '--check']),
    needs: ['build'],
  },
  {
    ...createCheck('browser', 'workers', 'Edge build under workerd [OPS-02]', ['node', 'scripts/workers/main.ts']),
    needs: ['build'],
  },
  {
    name: 'edge',
    title: 'Journeys under workerd [OPS-12]',
    lane: 'browser',
    needs: ['workers'],
    // over https, as Cloudflare serves them
    run: (context) => runSmokeJourneys(context, 'edge', { E2E_BUILD: 'workers', E2E_TLS: '1' }, ['--project=desktop']),
  },
  {
    ...createCheck('browser', 'production', 'Production install [CLI-04]', [
      'node',
      'scripts/production-install/main.ts',
    ]),
    needs: ['build'],
  },
  {
    name: 'instances',
    title: 'Four instances, Varnish, nginx [OPS-09]',
    lane: 'browser',
    needs: ['build'],
    run: (context) => runOnServers(context, 'instances'),
  },
  {
    name: 'e2e',
    title: 'Browser journeys',
    lane: 'browser',
    needs: ['build'],
    run: (context) => runPlaywright(context, 'e2e', []),
  },
  {
    name: 'https',
    title: 'Journeys over https [OPS-04] [NAV-18]',
    lane: 'browser',
    needs: ['build'],
    run: (context) => runPlaywright(context, 'https', ['--grep', '@https', '--project=desktop'], { E2E_TLS: '1' }),
  },
  {
    name: 'debian',
    title: 'Journeys, Debian’s Chromium',
    lane: 'browser',
    needs: ['build'],
    run: (context) => runOnSystemChromium(context),
  },
]

function createCheck(
  lane: Lane,
  name: string,
  title: string,
  line: readonly string[],
  env: Record<string, string> = {},
): Step {
  return { name, title, lane, run: async ({ command }) => toSingleCheck(await command(line, { env })) }
}

async function provePackage({ command }: StepContext): Promise<Result> {
  const run = await command(['node', 'scripts/package/proof/main.ts'])
  return { ...toSingleCheck(run), measured: /^package: (.+)$/m.exec(run.stdout)?.[1] ?? '' }
}

/** Runs a script of this folder's neighbours that needs servers which not every machine has; it says which are missing. */
async function runOnServers({ command }: StepContext, name: string, args: readonly string[] = []): Promise<Result> {
  const run = await command(['node', `scripts/${name}/main.ts`, ...args])
  const missing = /^skipped: (.+)$/m.exec(run.stdout)?.[1]
  if (missing) return { passed: 0, failed: 0, output: '', skipped: `because ${missing}` }
  return { ...toSingleCheck(run), measured: new RegExp(`^${name}: (.+)$`, 'm').exec(run.stdout)?.[1] ?? '' }
}

/** Consumer tests write the pact files anew, the simulated backend is held to them, and they must be what is committed. */
function createPactSteps(folder: string): readonly Step[] {
  let committed = readPacts(folder)
  return [
    {
      name: 'pact',
      title: 'Pact, consumer',
      lane: 'checks',
      async run(context) {
        committed = readPacts(folder)
        clearPacts(folder)
        const result = await runVitest(context, 'pact')
        if (result.failed) restorePacts(folder, committed)
        return result
      },
    },
    {
      name: 'verify',
      title: 'Pact, provider',
      lane: 'checks',
      needs: ['pact'],
      run: async ({ command }) => readVerificationResult(await command(['node', 'cli/main.ts', 'verify', '--json'])),
    },
    {
      name: 'pacts',
      title: 'Pact files unchanged',
      lane: 'checks',
      needs: ['pact'],
      async run() {
        const changed = findChangedPacts(committed, readPacts(folder))
        return toSingleCheck({ ok: changed.length === 0, output: `Review and commit: ${changed.join(', ')}` })
      },
    },
  ]
}

async function runVitest({ command, createScratchFile }: StepContext, project: string) {
  const file = createScratchFile(`${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const line = ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', project, ...reporters]
  const run = await command(line, { env: { PACT_DO_NOT_TRACK: 'true' } })
  return readVitestResult(readReport(file), run)
}

async function runPlaywright(
  { command, createScratchFile }: StepContext,
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const file = createScratchFile(`${name}.json`)
  const line = ['playwright', 'test', '--config', 'tests/playwright.config.ts', '--reporter=list,json', ...args]
  // Playwright empties its folder when it starts: that of another step has what failed there
  line.push('--output', `test-results/${name}`)
  const report = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  // as many as processors, because the other lane runs beside them
  const workers = { E2E_WORKERS: String(availableParallelism()) }
  const run = await command(line, { env: { ...report, ...workers, ...env } })
  return readPlaywrightResult(readReport(file), run)
}

/** Runs the smallest journey of each department, whose titles carry @smoke. */
const runSmokeJourneys = (
  context: StepContext,
  name: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
) => runPlaywright(context, name, ['--grep', '@smoke', ...args], env)

async function runOnSystemChromium(context: StepContext): Promise<Result> {
  if (!existsSync(SYSTEM_CHROMIUM))
    return { passed: 0, failed: 0, output: '', skipped: `because ${SYSTEM_CHROMIUM} is not installed` }
  return runSmokeJourneys(context, 'debian', { CHROMIUM: SYSTEM_CHROMIUM })
}

const readReport = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
