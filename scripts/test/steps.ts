import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { playwrightResult, verificationResult, vitestResult } from './counts.ts'
import { changedPacts, clearPacts, readPacts, restorePacts } from './pact-files.ts'
import { oneCheck, type Step, type StepContext } from './step.ts'

/** All that `npm test` does, in order: the quick before the slow, and a build before what looks at it. */
export const stepsIn = (root: string): readonly Step[] => {
  const pacts = join(root, 'contracts/pacts')
  let committed = readPacts(pacts)
  return [
    check('codegen', 'Generated code is current', ['node', 'scripts/codegen.ts', '--check']),
    check('types', 'Types', ['node', 'node_modules/typescript7/bin/tsc', '--noEmit']),
    check('lint', 'Lint and format', ['biome', 'check', '.']),
    { name: 'unit', title: 'Unit tests', run: (context) => vitest(context, 'unit') },
    {
      name: 'pact',
      title: 'Pact, consumer',
      async run(context) {
        committed = readPacts(pacts)
        clearPacts(pacts)
        const result = await vitest(context, 'pact')
        if (result.failed) restorePacts(pacts, committed)
        return result
      },
    },
    {
      name: 'verify',
      title: 'Pact, provider',
      needs: ['pact'],
      run: async ({ command }) => verificationResult(await command(['node', 'cli/main.ts', 'verify', '--json'])),
    },
    {
      name: 'pacts',
      title: 'Pact files unchanged',
      needs: ['pact'],
      async run() {
        const changed = changedPacts(committed, readPacts(pacts))
        return oneCheck({ ok: changed.length === 0, output: `Review and commit: ${changed.join(', ')}` })
      },
    },
    check('build', 'Production build', ['vite', 'build'], { NODE_ENV: 'production' }),
    { ...check('bytes', 'Byte budgets', ['node', 'scripts/bench/bytes.ts', '--check']), needs: ['build'] },
    check('workers', 'Edge build under workerd', ['node', 'scripts/workers/main.ts']),
    { name: 'e2e', title: 'Browser journeys', needs: ['build'], run: playwright },
  ]
}

function check(name: string, title: string, line: readonly string[], env: Record<string, string> = {}): Step {
  return { name, title, run: async ({ command }) => oneCheck(await command(line, { env })) }
}

async function vitest({ command, scratch }: StepContext, project: string) {
  const file = scratch(`${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const line = ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', project, ...reporters]
  const ran = await command(line, { env: { PACT_DO_NOT_TRACK: 'true' } })
  return vitestResult(textOf(file), ran)
}

async function playwright({ command, scratch }: StepContext) {
  const file = scratch('e2e.json')
  const line = ['playwright', 'test', '--config', 'tests/playwright.config.ts', '--reporter=list,json']
  const ran = await command(line, { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file } })
  return playwrightResult(textOf(file), ran)
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
