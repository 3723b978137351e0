import { onTestFinished } from 'vitest'
import { WORLD_BAGGAGE } from '#contracts/visitor.ts'
import { createSimulatedBackend, type SimulatedBackend } from '#mocks/backend.ts'
import { scenarios } from '#mocks/scenarios/index.ts'
import { loadScenarios } from '#mocks/scenarios/load.ts'
import type { JournalEntry } from '#mocks/world/journal.ts'
import type { VisitorState } from '#mocks/world/visitor.ts'
import type { World } from '#mocks/world/world.ts'

/** A loaded scenario for a vitest test. */
export type Given = {
  backend: SimulatedBackend
  world: World
  /** Reaches the scenario's world, for any client of `#contracts`. Base URLs are `${backend.origin}/<upstream>…`. */
  fetch: typeof globalThis.fetch
  /** The world's journal, newest last. */
  journal: () => JournalEntry[]
  visitor: VisitorState
  /** Where the visitor enters the shop. */
  start: string
}

let worldCount = 0
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
  worldCount += 1
  const id = `test-${worldCount}`
  const loaded = await loadScenarios(byName, backend.worlds, backend, id, [{ name, params }])
  if (!loaded.ok) throw new Error(loaded.error)
  onTestFinished(() => backend.worlds.remove(id))
  return {
    backend,
    world: loaded.world,
    fetch: createFetch(backend, id),
    journal: () => loaded.world.journal.entries(),
    visitor: loaded.visitor,
    start: loaded.start,
  }
}

/** Returns `fetch` as the storefront's server uses it for a visitor of this world. */
export function createFetch(backend: SimulatedBackend, worldId: string): typeof globalThis.fetch {
  return (input, init) => {
    const request = new Request(input, init)
    request.headers.set('baggage', `${WORLD_BAGGAGE}=${worldId}`)
    return backend.handle(request)
  }
}

const byName = new Map(scenarios.map((scenario) => [scenario.name, scenario]))

function getBackend(seed: number): Promise<SimulatedBackend> {
  const existing = backends.get(seed)
  if (existing) return existing
  const backend = createSimulatedBackend({ seed, strict: true })
  backends.set(seed, backend)
  return backend
}
