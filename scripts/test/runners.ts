import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { readPlaywrightResult, readVitestResult } from './counts.ts'
import type { Result, StepContext } from './step.ts'

/** Runs unit tests or Pact's consumer tests; `args` may choose some. */
export async function runVitest(
  { command, createScratchFile }: StepContext,
  project: 'unit' | 'pact',
  args: readonly string[] = [],
): Promise<Result> {
  const file = createScratchFile(`${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const line = ['run', '--config', 'tests/vitest.config.ts', '--project', project, ...reporters, ...args]
  const run = await command(['node_modules/vitest/vitest.mjs', ...line], { env: { PACT_DO_NOT_TRACK: 'true' } })
  return readVitestResult(readReport(file), run)
}

type Journeys = {
  /** The folder of its failures. */
  name: string
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
}

/** Runs browser journeys. */
export async function runJourneys(
  { command, createScratchFile }: StepContext,
  { name, args = [], env = {} }: Journeys,
): Promise<Result> {
  const file = createScratchFile(`${name}.json`)
  const line = ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json', ...args]
  const report = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_STEP: name }
  // as many as processors, because the other lane runs beside them
  const workers = { E2E_WORKERS: String(availableParallelism()) }
  const run = await command(['node_modules/@playwright/test/cli.js', ...line], {
    env: { ...report, ...workers, ...env },
  })
  return readPlaywrightResult(readReport(file), run)
}

const readReport = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
