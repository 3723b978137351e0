import { expect, onTestFinished, test } from 'vitest'
import { createControlClient } from './client.ts'
import { LaunchError, launch } from './launch.ts'

/** Two processes start here, beside everything else that a test run starts. */
const PATIENCE_MS = 30_000

const options = { port: 0, storefront: 'http://localhost:3000', seed: 7, stateDir: false } as const

test(
  'a launched backend listens, answers, and ends when asked to',
  async () => {
    const launched = await launch(options)
    onTestFinished(() => launched.stop())
    const control = createControlClient({ origin: launched.origin })
    expect(await control.health()).toMatchObject({ seed: 7, storefront: 'http://localhost:3000' })
    await launched.stop()
    expect(await launched.ended).toBe(0)
    await expect(control.health()).rejects.toMatchObject({ status: 0 })
  },
  PATIENCE_MS,
)

test(
  'a port that is taken is told apart from other troubles',
  async () => {
    const first = await launch(options)
    onTestFinished(() => first.stop())
    const port = Number(new URL(first.origin).port)
    const refused: unknown = await launch({ ...options, port }).catch((error) => error)
    expect(refused).toBeInstanceOf(LaunchError)
    expect(refused).toMatchObject({ code: 'port-taken', message: `Port ${port} is taken` })
  },
  PATIENCE_MS,
)
