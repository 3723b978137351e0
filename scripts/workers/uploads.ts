import { spawnSync } from 'node:child_process'
import { ROOT } from '../processes.ts'
import type { Check } from '../run-checks.ts'

/** All that `wrangler deploy` does but for the upload: it reads settings and bindings, and puts the code together. */
export const uploads: Check<string> = {
  title: 'wrangler takes the build for deployment',
  async run() {
    const args = ['node_modules/wrangler/bin/wrangler.js', 'deploy', '--dry-run', '--domain', 'shop.example']
    const env = { ...process.env, WRANGLER_SEND_METRICS: 'false' }
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' })
    if (status !== 0) console.log(stdout, stderr)
    return status === 0
  },
}
