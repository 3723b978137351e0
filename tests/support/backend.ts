import { onTestFinished } from 'vitest'
import { WORLD_BAGGAGE } from '#contracts/visitor.ts'
import { createSimulatedBackend, type SimulatedBackend } from '#mocks/backend.ts'
import type { JournalEntry } from '#mocks/journal.ts'
import { scenarios } from '#mocks/scenarios/index.ts'
import { loadScenarios } from '#mocks/scenarios/load.ts'
import type { VisitorState } from '#mocks/world/visitor.ts'
import type { World } from '#mocks/world/world.ts'

/** A scenario as a vitest test meets it. */
export type Given = {
  backend: SimulatedBackend
  world: World
  /** Reaches the scenario's world; give it to any client of `#contracts`. Base URLs are `${backend.origin}/<upstream>…`. */
  fetch: typeof globalThis.fetch
  /** What the world saw, newest last. */
  journal: () => JournalEntry[]
  visitor: VisitorState
  /** Where the visitor enters the shop. */
  start: string
}

let worldsMade = 0
const backends = new Map<number, Promise<SimulatedBackend>>()

/**
 * Loads a scenario into a world of its own. An answer of the simulated backend that breaks its contract
 * rejects the fetch. One backend per seed serves all tests of a file: worlds are what keeps them apart.
 */
export async function givenScenario(
  name: string,
  params?: Record<string, unknown>,
  { seed = 1 }: { seed?: number } = {},
): Promise<Given> {
  const backend = await backendOf(seed)
  worldsMade += 1
  const id = `test-${worldsMade}`
  const loaded = await loadScenarios(byName, backend.worlds, backend, id, [{ name, params }])
  if (!loaded.ok) throw new Error(loaded.error)
  onTestFinished(() => backend.worlds.remove(id))
  return {
    backend,
    world: loaded.world,
    fetch: fetchIn(backend, id),
    journal: () => loaded.world.journal.entries(),
    visitor: loaded.visitor,
    start: loaded.start,
  }
}

/** `fetch` as a server of the shop would use it for a visitor of this world. */
export function fetchIn(backend: SimulatedBackend, worldId: string): typeof globalThis.fetch {
  return (input, init) => {
    const request = new Request(input, init)
    request.headers.set('baggage', `${WORLD_BAGGAGE}=${worldId}`)
    return backend.handle(request)
  }
}

const byName = new Map(scenarios.map((scenario) => [scenario.name, scenario]))

function backendOf(seed: number): Promise<SimulatedBackend> {
  const existing = backends.get(seed)
  if (existing) return existing
  const made = createSimulatedBackend({ seed, strict: true })
  backends.set(seed, made)
  return made
}
