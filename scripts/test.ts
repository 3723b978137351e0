import { join } from 'node:path'
import { createTestCommand } from './test/options.ts'
import { runChecks } from './test/run-checks.ts'
import { getSteps } from './test/steps.ts'

/**
 * `npm test`: everything that must hold before a change is done, with one summary.
 *   npm test                  all of it
 *   npm test -- types unit    some of it
 */
const root = join(import.meta.dirname, '..')
const description = 'Checks all that must hold before a change is done. The last line is "N passed, N failed".'

await createTestCommand({ line: 'npm test --', description, steps: getSteps(root) }, (steps) =>
  runChecks(steps, root),
).parseAsync()
