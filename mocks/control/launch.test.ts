import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createControlClient } from './client.ts'
import { LaunchError, launch } from './launch.ts'

const options = { port: 0, storefront: 'http://localhost:3000', seed: 7, stateDir: false } as const

test('a launched backend listens, responds and stops', async () => {
  const launched = await launch(options)
  onTestFinished(() => launched.stop())
  const control = createControlClient({ origin: launched.origin })
  expect(await control.health()).toMatchObject({ seed: 7, storefront: 'http://localhost:3000' })
  await launched.stop()
  expect(await launched.ended).toBe(0)
  await expect(control.health()).rejects.toMatchObject({ status: 0 })
})

test('a second backend on a state folder does not start [SIM-02]', async () => {
  const stateDir = await mkdtemp(join(tmpdir(), 'spoke-state-'))
  const first = await launch({ ...options, stateDir })
  onTestFinished(() => first.stop())
  const error: unknown = await launch({ ...options, stateDir }).catch((thrown) => thrown)
  expect(error).toMatchObject({
    code: 'other',
    message: expect.stringMatching(/is in use by another simulated backend \(process \d+\)\.$/),
    next: 'Stop that one, or start this one on another port, without --state-dir: each port has a folder of its own.',
  })
  await first.stop()
  const second = await launch({ ...options, stateDir })
  await second.stop()
})

test('a launched backend keeps the configured number of worlds', async () => {
  const launched = await launch({ ...options, maxWorlds: 2 })
  onTestFinished(() => launched.stop())
  const control = createControlClient({ origin: launched.origin })
  for (const id of ['first', 'second', 'third']) await control.reset(id)
  expect((await control.worlds()).map(({ id }) => id)).toEqual(['default', 'second', 'third'])
  await expect(control.world('first')).rejects.toMatchObject({ status: 404, known: ['default', 'second', 'third'] })
})

test('a taken port has its own error code', async () => {
  const first = await launch(options)
  onTestFinished(() => first.stop())
  const port = Number(new URL(first.origin).port)
  const error: unknown = await launch({ ...options, port }).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(LaunchError)
  expect(error).toMatchObject({ code: 'port-taken', message: `Port ${port} is taken` })
})
