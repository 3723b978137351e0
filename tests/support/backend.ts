import { onTestFinished } from 'vitest'
import { createSimulatedBackend, type SimulatedBackend } from '#mocks/backend.ts'
import { type Given, loadGiven } from '#mocks/package/given.ts'

const backends = new Map<number, Promise<SimulatedBackend>>()

/**
 * Loads a scenario into a world of its own, on one backend per seed. A response of the simulated backend that breaks its
 * contract rejects the fetch.
 */
export async function givenScenario(
  name: string,
  params?: Record<string, unknown>,
  { seed = 1 }: { seed?: number } = {},
): Promise<Given> {
  const backend = await getBackend(seed)
  const given = await loadGiven(backend, name, params)
  onTestFinished(() => backend.worlds.remove(given.world.id))
  return given
}

function getBackend(seed: number): Promise<SimulatedBackend> {
  const existing = backends.get(seed)
  if (existing) return existing
  const backend = createSimulatedBackend({ seed, strict: true })
  backends.set(seed, backend)
  return backend
}
