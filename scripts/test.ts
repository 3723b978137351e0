import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCommand } from './test/command.ts'
import { failureText, type Reported, stepLine, summary } from './test/report.ts'
import type { Step, StepContext } from './test/step.ts'
import { stepsIn } from './test/steps.ts'

/**
 * `npm test`: everything that has to hold before a change is done, with one summary.
 *   npm test                        all of it
 *   npm test -- --only unit,e2e     some of it
 */
const root = join(import.meta.dirname, '..')
const steps = stepsIn(root)
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const only = values.only?.flatMap((names) => names.split(','))
const unknown = only?.filter((name) => !steps.some((step) => step.name === name)) ?? []

if (unknown.length) {
  console.error(`No step is called ${unknown.join(', ')}. There are ${steps.map(({ name }) => name).join(', ')}.`)
  process.exitCode = 2
} else await runAll(steps.filter(({ name }) => !only || only.includes(name)))

async function runAll(chosen: readonly Step[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'spoke-test-'))
  const context = { command: createCommand(root, say), scratch: (name: string) => join(folder, name) }
  const failed = new Set<string>()
  const done: Reported[] = []
  for (const step of chosen) {
    const reported = await runOne(step, context, failed)
    if ('skipped' in reported || reported.result.failed) failed.add(step.name)
    if ('result' in reported && reported.result.failed) say(failureText(reported))
    say(stepLine(reported))
    done.push(reported)
  }
  rmSync(folder, { recursive: true, force: true })
  if (failed.size) process.exitCode = 1
  say(summary(done))
}

async function runOne(step: Step, context: StepContext, failed: ReadonlySet<string>): Promise<Reported> {
  const { name, title, needs = [] } = step
  const missing = needs.filter((need) => failed.has(need))
  if (missing.length) return { title, ms: 0, skipped: `because ${missing.join(', ')} failed` }
  say(`${title} (${name}) ...`)
  const startedAt = Date.now()
  const result = await step
    .run(context)
    .catch((error: Error) => ({ passed: 0, failed: 1, output: error.stack ?? error.message }))
  return { title, ms: Date.now() - startedAt, result }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
