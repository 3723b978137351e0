import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { endProcessTree } from '#scripts/end-process-tree.ts'

const BACKEND = ['backend', '--port', '0', '--no-state', '--json']
const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Starts a backend, and returns what started it and whether it answers. */
async function startBackend(command: string, args: readonly string[]) {
  const starter = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  // what a failed test would leave
  onTestFinished(() => endProcessTree(starter))
  let text = ''
  for await (const line of createInterface(starter.stdout)) {
    text += line
    if (line === '}') break
  }
  const { origin } = JSON.parse(text.slice(text.indexOf('{')))
  const isThere = () =>
    fetch(`${origin}/__control/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  expect(await isThere()).toBe(true)
  return { starter, isThere }
}

// npm passes SIGTERM to its shell alone, and ends of the others while its shell goes on
test.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  'a backend ends with the npx that %s ends, and frees its port [CLI-02] [SIM-10]',
  async (signal) => {
    const { starter, isThere } = await startBackend('npx', ['--no-install', 'spoke', ...BACKEND])
    starter.kill(signal)
    await expect.poll(isThere).toBe(false)
  },
)

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('a backend ends at %s [CLI-02] [SIM-10]', async (signal) => {
  const { starter, isThere } = await startBackend(process.execPath, ['cli/main.ts', ...BACKEND])
  starter.kill(signal)
  await expect.poll(isThere).toBe(false)
})
