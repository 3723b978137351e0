import { hasProductionBuild, runChecks } from '../run-checks.ts'
import { checkImage, findEngine } from './build-image.ts'
import { checks } from './checks.ts'
import { readContainerfile } from './containerfile.ts'
import { createInstallation } from './installation.ts'

/**
 * Checks that `spoke start`, `spoke fit serve` and their help run on production dependencies alone [CLI-04], installed as the
 * Containerfile says, as another user and without the right to write [OPS-12].
 * Needs a production build in .output. Prints one line for each check, and the reason of each failure.
 */
if (hasProductionBuild()) await checkInstallation()

async function checkInstallation(): Promise<void> {
  const image = readContainerfile()
  const installation = createInstallation(image)
  try {
    const engine = findEngine()
    if (!engine) console.log('skipped the image is built and runs: no container engine')
    const imageChecks = engine
      ? [{ title: `the image is built and runs by ${engine}`, run: () => checkImage(engine) }]
      : []
    await runChecks([...checks, ...imageChecks], { installation, image })
  } finally {
    installation.remove()
  }
}
