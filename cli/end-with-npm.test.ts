import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const COMMAND = fileURLToPath(new URL('package-main.ts', import.meta.url))

/** A process that starts a backend, as npx does. */
const STARTER = `require('node:child_process').spawn(process.execPath, [${JSON.stringify(COMMAND)}, 'backend', '--port', '0', '--no-state', '--json'], {
  stdio: 'inherit',
  env: { ...process.env, npm_command: 'exec' },
})
setInterval(() => {}, 1000)`

/** Ends what a failed test would leave; there is nothing after one that passes. */
function endGroup(pid = 0) {
  try {
    process.kill(-pid)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

test('a backend ends with the npx that started it, and frees its port [CLI-02] [SIM-10]', async () => {
  const starter = spawn(process.execPath, ['--eval', STARTER], { stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  onTestFinished(() => endGroup(starter.pid))
  const lines = createInterface(starter.stdout)
  let text = ''
  for await (const line of lines) {
    text += line
    if (line === '}' || /^\{.*\}$/.test(line)) break
  }
  const { origin } = JSON.parse(text)
  const isThere = () =>
    fetch(`${origin}/__control/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  expect(await isThere()).toBe(true)
  starter.kill('SIGKILL')
  await expect.poll(isThere, { timeout: 20_000 }).toBe(false)
}, 60_000)
