import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ROOT, startShop } from '../processes.ts'
import { hasProductionBuild } from '../run-checks.ts'

/**
 * Searches the production build for broken promises, as `spoke explore` does, on a simulated backend of its own. Takes its
 * options, such as --minutes 1. Exit code 1 where one is broken.
 */
if (hasProductionBuild()) {
  const shop = await startShop({ draftPictures: true })
  try {
    const args = ['cli/main.ts', 'explore', '--backend', shop.backend, ...process.argv.slice(2)]
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' })
    const [code] = await once(child, 'close')
    process.exitCode = code ?? 1
  } finally {
    await shop.stop()
  }
}
