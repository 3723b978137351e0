import { spawnSync } from 'node:child_process'
import { freePort, ROOT, startBackend, startEdge } from '../processes.ts'
import { checks } from './checks.ts'

/**
 * The edge build, made and run under workerd as Cloudflare would (OPS-02): does the same code serve the same pages there?
 *   node scripts/workers/main.ts              builds, then checks
 *   node scripts/workers/main.ts --no-build   checks what was built before
 */
if (process.argv.includes('--no-build') || build()) process.exitCode = (await run()) ? 0 : 1
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

async function run(): Promise<boolean> {
  const port = await freePort()
  const backend = await startBackend(`http://localhost:${port}`)
  try {
    const edge = await startEdge(port, backend.environment)
    try {
      return await all(edge.origin)
    } finally {
      await edge.stop()
    }
  } finally {
    await backend.stop()
  }
}

async function all(origin: string): Promise<boolean> {
  let held = true
  for (const { says, holds } of checks) {
    const ok = await holds(origin)
    console.log(`${ok ? 'ok    ' : 'FAILED'}  ${says}`)
    held &&= ok
  }
  return held
}
