import { test as base } from 'vitest'
import { createSimulatedBackend, type SimulatedBackend } from '../backend.ts'
import type { World } from '../world/world.ts'
import { type Given, loadGiven } from './given.ts'
import { type GoodsOptions, toBackendOptions } from './goods-options.ts'

type Fixtures = GoodsOptions & {
  /** The simulated backend of the test's file. */
  backend: SimulatedBackend
  /** A world with the default data and its `fetch`, for this test alone. */
  given: Given
  world: World
  fetch: typeof globalThis.fetch
  /** Loads a scenario into a world of its own, which is removed after the test. */
  givenScenario: (name: string, params?: Record<string, unknown>) => Promise<Given>
}

/** vitest's `test` with a simulated backend for each file, and worlds for each test. */
export const test = base.extend<Fixtures>({
  catalogue: [undefined, { scope: 'file' }],
  content: [undefined, { scope: 'file' }],
  markets: [undefined, { scope: 'file' }],
  backend: [
    async ({ catalogue, content, markets }, use) => {
      const backend = await createSimulatedBackend(toBackendOptions({ catalogue, content, markets }))
      await use(backend)
      await backend.close()
    },
    { scope: 'file' },
  ],
  givenScenario: async ({ backend }, use) => {
    const worlds: World[] = []
    await use(async (name, params) => {
      const given = await loadGiven(backend, name, params)
      worlds.push(given.world)
      return given
    })
    for (const { id } of worlds) backend.worlds.remove(id)
  },
  given: async ({ backend }, use) => {
    const given = await loadGiven(backend)
    await use(given)
    backend.worlds.remove(given.world.id)
  },
  world: ({ given }, use) => use(given.world),
  fetch: ({ given }, use) => use(given.fetch),
})
