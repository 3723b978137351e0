import { spawnSync } from 'node:child_process'
import { createScratchFolder, findFreePort, ROOT, startBackend, startEdge } from '../processes.ts'
import { type Check, runChecks } from '../run-checks.ts'
import { checks, checksAfterRestart } from './checks.ts'
import { createPurgeChecks } from './purges.ts'
import { writeSecondIsolate } from './second-isolate.ts'
import { uploads } from './uploads.ts'

const WEBHOOK_SECRET = 'workers-webhook-secret-of-32-letters'

/**
 * Builds the shop for Cloudflare Workers and checks it under workerd (OPS-02, OPS-12).
 *   node scripts/workers/main.ts              builds and checks
 *   node scripts/workers/main.ts --no-build   checks the existing build
 */
if (process.argv.includes('--no-build') || build()) await run()
else process.exitCode = 1

function build(): boolean {
  const env = { ...process.env, BUILD_TARGET: 'workers', NODE_ENV: 'production' }
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status === 0
}

async function run(): Promise<void> {
  const [port, secondPort] = [await findFreePort(), await findFreePort()]
  const shop = `http://localhost:${port}`
  const backend = await startBackend(shop, ['--webhooks', shop, '--webhook-secret', WEBHOOK_SECRET])
  const state = createScratchFolder()
  try {
    const environment = {
      ...backend.environment,
      // as in production, where Cloudflare ends TLS: what cookies are called, and who may see drafts
      ENVIRONMENT: 'production',
      SITE_ORIGIN: 'https://shop.example',
      SHARED_STORE_SECRET: 'a secret that all isolates have in common',
      // with worlds no cache stores anything, and what is old shows only if nobody hears of a change
      PROPAGATE_BAGGAGE: 'false',
      UPSTREAM_CACHE_SECONDS: '600',
    }
    const runOnce = async (checks: readonly Check<string>[]) => {
      const edge = await startEdge(port, environment, state.path)
      await runChecks(checks, edge.origin).finally(edge.stop)
    }
    const runWithSecond = async () => {
      const edge = await startEdge(port, environment, state.path)
      const settings = writeSecondIsolate()
      try {
        const second = await startEdge(secondPort, environment, state.path, settings.path)
        await runChecks(createPurgeChecks(backend.origin, second.origin), edge.origin).finally(second.stop)
      } finally {
        await edge.stop()
        settings.remove()
      }
    }
    await runChecks([uploads], shop)
    await runOnce(checks)
    await runOnce(checksAfterRestart)
    await runWithSecond()
  } finally {
    await backend.stop()
    state.remove()
  }
}
