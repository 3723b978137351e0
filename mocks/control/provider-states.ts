import type { Wanted } from '../scenarios/load.ts'
import { worldIdOf } from '../world/world-of-request.ts'

type Change = { state: string | null; params: Record<string, unknown> | null }

/**
 * Pact sets up the states of an interaction one by one and ends them one by one; a world is loaded whole.
 * So the states of the current interaction are kept, and each new one loads all of them afresh.
 */
export function createProviderStates(load: (world: string, states: readonly Wanted[]) => Promise<unknown>) {
  const current = new Map<string, readonly Wanted[]>()
  return {
    worldOf: (request: Request) => worldIdOf(request.headers),
    /** Loads all scenarios that the interaction has asked for so far. No state, or an empty one, is the plain house. */
    async begin(world: string, { state, params }: Change): Promise<void> {
      const wanted = state ? [{ name: state, ...(params && { params }) }] : []
      const states = [...(current.get(world) ?? []), ...wanted]
      // Pact does not end what could not begin: the next interaction starts from nothing
      current.delete(world)
      await load(world, states)
      current.set(world, states)
    },
    end: (world: string) => void current.delete(world),
  }
}
