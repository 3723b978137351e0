import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../processes.ts'
import { checkImage, findEngine } from './build-image.ts'
import { checks } from './checks.ts'
import { readContainerfile } from './containerfile.ts'
import { createInstallation } from './installation.ts'

/**
 * Checks that `spoke start`, `spoke fit serve` and their help run on production dependencies alone [CLI-04], installed as the
 * Containerfile says, as another user and without the right to write [OPS-12].
 * Needs a production build in .output. Prints one line for each check, and the reason of each failure.
 */
if (existsSync(join(ROOT, '.output/server/server.js'))) await runChecks()
else {
  console.error('There is no production build to install. Run `npm run build` first.')
  process.exitCode = 1
}

async function runChecks(): Promise<void> {
  const image = readContainerfile()
  const installation = createInstallation(image)
  try {
    const engine = findEngine()
    if (!engine) console.log('skipped the image is built and runs: no container engine')
    const imageChecks = engine
      ? [{ title: `the image is built and runs by ${engine}`, run: () => checkImage(engine) }]
      : []
    for (const { title, run } of [...checks, ...imageChecks]) {
      try {
        await run(installation, image)
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
