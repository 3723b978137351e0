import { execFile } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { BACKEND_PORT } from '#cli/machine/ports.ts'
import { findStorefront } from '#cli/machine/running-shop.ts'
import { runJourneys, runVitest } from './runners.ts'
import { createCheck, type Result, type Step, type StepContext, toSingleCheck } from './step.ts'

const run = promisify(execFile)

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

/** About 100 s of processor, if they are those of the commands, which take longest. */
const MOST_FILES = 30

/** Runs the tests that read changed files; where they are many, those beside the changed files come first. */
async function runChangedUnits(context: StepContext): Promise<Result> {
  const line = ['list', '--config', 'tests/vitest.config.ts', '--project', 'unit', '--changed', '--filesOnly', '--json']
  const list = await context.command(['node_modules/vitest/vitest.mjs', ...line])
  if (!list.ok) return toSingleCheck(list)
  const files = readFiles(list.stdout)
  if (files.length === 0) return { passed: 0, failed: 0, output: '', skipped: 'because no test reads a changed file' }
  const changed = await listChangedFolders()
  const isBeside = (file: string) => changed.has(dirname(file))
  const first = [...files.filter(isBeside), ...files.filter((file) => !isBeside(file))].slice(0, MOST_FILES)
  const result = await runVitest(context, 'unit', first)
  const measured = `${first.length} of ${files.length} files that read a change${first.length < files.length ? '; all: npm test -- unit' : ''}`
  return { ...result, measured }
}

const readFiles = (json: string): string[] =>
  z
    .array(z.object({ file: z.string() }))
    .parse(JSON.parse(json.slice(json.indexOf('['))))
    .map(({ file }) => file)

/** The folders of files that differ from the last commit, new ones included. */
async function listChangedFolders(): Promise<ReadonlySet<string>> {
  const { stdout } = await run('git', ['status', '--porcelain', '--untracked-files=all', '--no-renames'])
  const files = stdout.split('\n').filter(Boolean)
  return new Set(files.map((row) => dirname(resolve(row.slice(3)))))
}
