import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './processes.ts'

/**
 * One promise about a running subject. It fails if `run` rejects or returns false; a text that it returns is what it measured.
 */
export type Check<Subject> = { title: string; run(subject: Subject): Promise<unknown> }

/**
 * Runs checks one after the other and prints a line for each, with the reason of a failure. Sets the exit code if one fails.
 * Returns what they measured.
 */
export async function runChecks<Subject>(checks: readonly Check<Subject>[], subject: Subject): Promise<string[]> {
  const measurements: string[] = []
  for (const { title, run } of checks)
    try {
      const measured = await run(subject)
      if (measured === false) throw new Error('It does not hold.')
      if (typeof measured === 'string') measurements.push(measured)
      console.log(typeof measured === 'string' ? `ok      ${title}: ${measured}` : `ok      ${title}`)
    } catch (error) {
      console.log(`FAILED  ${title}\n${error instanceof Error ? error.message : error}`)
      process.exitCode = 1
    }
  return measurements
}

/** Whether there is a production build; else says so and sets the exit code. */
export function hasProductionBuild(): boolean {
  if (existsSync(join(ROOT, '.output/server/server.js'))) return true
  console.error('There is no production build. Run `npm run build` first.')
  process.exitCode = 1
  return false
}
