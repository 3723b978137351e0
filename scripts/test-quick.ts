import { join } from 'node:path'
import { createTestCommand } from './test/options.ts'
import { getQuickSteps } from './test/quick-steps.ts'
import { runChecks } from './test/run-checks.ts'

/** `npm run test:quick`: what a change breaks most easily, in under a minute. */
const root = join(import.meta.dirname, '..')
const description =
  'Checks types and format, runs the unit tests that read changed files, and a few journeys where a shop runs.'

await createTestCommand({ line: 'npm run test:quick --', description, steps: getQuickSteps() }, (steps) =>
  runChecks(steps, root),
).parseAsync()
