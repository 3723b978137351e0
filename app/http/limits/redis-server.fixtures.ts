import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { findFreePort } from '#scripts/processes.ts'

/** The server with the Redis protocol that is installed; undefined without one. */
export const redisServer = ['valkey-server', 'redis-server'].find((name) => {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})

/** Starts a real server without stored data, which can be stopped and started again. */
export async function startRedis() {
  const port = await findFreePort()
  let child: ChildProcess
  const start = async () => {
    const args = ['--port', String(port), '--save', '', '--appendonly', 'no', '--bind', '127.0.0.1']
    child = spawn(redisServer ?? '', args, { stdio: ['ignore', 'pipe', 'ignore'] })
    for await (const text of child.stdout ?? []) if (String(text).includes('eady to accept connections')) break
  }
  const stop = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  await start()
  return { url: `redis://127.0.0.1:${port}`, start, stop }
}
