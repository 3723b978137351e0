import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRunFolder } from '#tests/support/run-folder.ts'
import { SEED } from '#tests/support/seed.ts'
import { createCommand } from './command.ts'
import { measureMachine } from './machine-speed.ts'
import { formatSummary } from './report.ts'
import { runSteps } from './run-steps.ts'
import type { Step } from './step.ts'

const print = (text: string) => void process.stdout.write(`${text}\n`)

/** Runs steps and prints how they went; the exit code says whether all passed. */
export async function runChecks(steps: readonly Step[], root: string): Promise<void> {
  // An interrupted run must not leave servers and browsers behind: commands end with this process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      print('\nstopped, nothing was checked')
      process.exit(1)
    })
  const folder = mkdtempSync(join(tmpdir(), 'spoke-test-'))
  const context = { command: createCommand(root, print), createScratchFile: (name: string) => join(folder, name) }
  // the same for all steps: some start after midnight, and journeys keep what failed in one folder
  process.env.SEED = String(SEED)
  process.env.E2E_RUN = getRunFolder()
  print(`${measureMachine()}; generated cases of SEED=${SEED}`)
  const startedAt = Date.now()
  const reports = await runSteps(steps, context, print)
  rmSync(folder, { recursive: true, force: true })
  if (reports.some(({ result }) => result.failed)) process.exitCode = 1
  print(formatSummary(reports, Date.now() - startedAt))
}
