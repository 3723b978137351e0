import { expect, onTestFinished, test } from 'vitest'
import { createControlClient } from './client.ts'
import { LaunchError, launch } from './launch.ts'

/** Time for two processes to start on a busy machine. */
const START_TIMEOUT_MS = 30_000

const options = { port: 0, storefront: 'http://localhost:3000', seed: 7, stateDir: false } as const

test(
  'a launched backend listens, responds and stops',
  async () => {
    const launched = await launch(options)
    onTestFinished(() => launched.stop())
    const control = createControlClient({ origin: launched.origin })
    expect(await control.health()).toMatchObject({ seed: 7, storefront: 'http://localhost:3000' })
    await launched.stop()
    expect(await launched.ended).toBe(0)
    await expect(control.health()).rejects.toMatchObject({ status: 0 })
  },
  START_TIMEOUT_MS,
)

test(
  'a taken port has its own error code',
  async () => {
    const first = await launch(options)
    onTestFinished(() => first.stop())
    const port = Number(new URL(first.origin).port)
    const error: unknown = await launch({ ...options, port }).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(LaunchError)
    expect(error).toMatchObject({ code: 'port-taken', message: `Port ${port} is taken` })
  },
  START_TIMEOUT_MS,
)
