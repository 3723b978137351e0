import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCommand } from './test/command.ts'
import { formatSummary } from './test/report.ts'
import { runSteps } from './test/run-steps.ts'
import { getSteps } from './test/steps.ts'

/**
 * `npm test`: everything that must hold before a change is done, with one summary.
 *   npm test                        all of it
 *   npm test -- --only unit,e2e     some of it
 */
const root = join(import.meta.dirname, '..')
const print = (text: string) => void process.stdout.write(`${text}\n`)

// An interrupted run must not leave servers and browsers behind: commands end with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const steps = getSteps(root)
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const only = values.only?.flatMap((names) => names.split(','))
const unknown = only?.filter((name) => !steps.some((step) => step.name === name)) ?? []

if (unknown.length) {
  console.error(`No step is called ${unknown.join(', ')}. There are ${steps.map(({ name }) => name).join(', ')}.`)
  process.exitCode = 2
} else {
  const folder = mkdtempSync(join(tmpdir(), 'spoke-test-'))
  const context = { command: createCommand(root, print), createScratchFile: (name: string) => join(folder, name) }
  const startedAt = Date.now()
  const reports = await runSteps(
    steps.filter(({ name }) => !only || only.includes(name)),
    context,
    print,
  )
  rmSync(folder, { recursive: true, force: true })
  if (reports.some(({ result }) => result.failed)) process.exitCode = 1
  print(formatSummary(reports, Date.now() - startedAt))
}
