import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takePidLock } from './pid-lock.ts'

const createFile = async () => join(await mkdtemp(join(tmpdir(), 'spoke-pid-')), 'lock.pid')

test('a lock names the running process that holds it [SIM-10]', async () => {
  const file = await createFile()
  expect(takePidLock(file)).toBe(undefined)
  expect(takePidLock(file)).toBe(process.pid)
})

test('the lock of an ended process is taken over [SIM-10]', async () => {
  const file = await createFile()
  const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(ended, 'exit')
  await writeFile(file, String(ended.pid))
  expect(takePidLock(file)).toBe(undefined)
  expect(await readFile(file, 'utf8')).toBe(String(process.pid))
})

test('a lock without a process number is taken over', async () => {
  const file = await createFile()
  await writeFile(file, 'nobody')
  expect(takePidLock(file)).toBe(undefined)
})
