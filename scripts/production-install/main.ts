import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../processes.ts'
import { checks } from './checks.ts'
import { createInstallation } from './installation.ts'

/**
 * Checks that `spoke start`, `spoke fit serve` and their help run on production dependencies alone [CLI-04].
 * Needs a production build in .output. Prints one line for each check, and the reason of each failure.
 */
if (existsSync(join(ROOT, '.output/server/server.js'))) await runChecks()
else {
  console.error('There is no production build to install. Run `npm run build` first.')
  process.exitCode = 1
}

async function runChecks(): Promise<void> {
  const installation = createInstallation()
  try {
    for (const { title, run } of checks) {
      try {
        await run(installation.folder)
        console.log(`ok      ${title}`)
      } catch (error) {
        console.log(`FAILED  ${title}\n${error instanceof Error ? error.message : error}`)
        process.exitCode = 1
      }
    }
  } finally {
    installation.remove()
  }
}
