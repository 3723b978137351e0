import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockStateFolder } from './state-lock.ts'

/** Time for a process to start on a busy machine. */
const START_TIMEOUT_MS = 30_000

const createEmptyDir = () => mkdtemp(join(tmpdir(), 'spoke-lock-'))

/** Starts a process that locks the folder and stays; resolves once it has the lock. */
async function lockInOtherProcess(folder: string) {
  const script = `
    const { lockStateFolder } = await import(${JSON.stringify(new URL('./state-lock.ts', import.meta.url).href)})
    lockStateFolder(${JSON.stringify(folder)})
    console.log('locked')
    setInterval(() => {}, 1_000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

test('a locked folder names the process and what to do [SIM-02]', { timeout: START_TIMEOUT_MS }, async () => {
  const folder = await createEmptyDir()
  const other = await lockInOtherProcess(folder)
  expect(() => lockStateFolder(folder)).toThrow(
    expect.objectContaining({
      message: `The state folder ${folder} is in use by another simulated backend (process ${other.pid}).`,
      next: 'Stop that one, or start this one on another port, without --state-dir: each port has a folder of its own.',
    }),
  )
})

test('the lock of a killed process is taken over [SIM-02]', { timeout: START_TIMEOUT_MS }, async () => {
  const folder = await createEmptyDir()
  const other = await lockInOtherProcess(folder)
  other.kill('SIGKILL')
  await once(other, 'exit')
  const lock = lockStateFolder(folder)
  expect(() => lockStateFolder(folder)).toThrow(`process ${process.pid}`)
  lock.release()
})

test('a released lock can be taken again', async () => {
  const folder = await createEmptyDir()
  lockStateFolder(folder).release()
  lockStateFolder(folder).release()
})

test('a damaged lock says which file to delete', async () => {
  const folder = await createEmptyDir()
  await writeFile(join(folder, 'lock.sqlite'), 'not a database, but long enough to be read as one'.repeat(20))
  expect(() => lockStateFolder(folder)).toThrow(
    expect.objectContaining({
      next: expect.stringContaining(`delete ${join(folder, 'lock.sqlite')} if it is damaged`),
    }),
  )
})
