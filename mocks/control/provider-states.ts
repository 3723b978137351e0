import type { ScenarioRequest } from '../scenarios/load.ts'
import { getWorldId } from '../world/world-id.ts'

type StateChange = { state: string | null; params: Record<string, unknown> | null }

/**
 * Loads Pact's provider states. Pact sets up and tears down the states of an interaction one by one, but a world is
 * loaded whole: each new state loads all states of the current interaction again.
 */
export function createProviderStates(load: (world: string, states: readonly ScenarioRequest[]) => Promise<unknown>) {
  const current = new Map<string, readonly ScenarioRequest[]>()
  return {
    getWorldId: (request: Request) => getWorldId(request.headers),
    /** Adds a state and loads all states of the interaction. No state, or an empty one, is the default data. */
    async begin(world: string, { state, params }: StateChange): Promise<void> {
      const added = state ? [{ name: state, ...(params && { params }) }] : []
      const states = [...(current.get(world) ?? []), ...added]
      // Pact does not tear down a state that failed: the next interaction starts without it
      current.delete(world)
      await load(world, states)
      current.set(world, states)
    },
    end: (world: string) => void current.delete(world),
  }
}
