import type { Wanted } from '../scenarios/load.ts'
import { worldIdOf } from '../world/world-of-request.ts'

/**
 * Pact sets up the states of an interaction one by one and ends them one by one; a world is loaded whole.
 * So the states of the current interaction are kept, and each new one loads all of them afresh.
 */
export function createProviderStates() {
  const current = new Map<string, Wanted[]>()
  return {
    worldOf: (request: Request) => worldIdOf(request.headers),
    /** All scenarios that the interaction has asked for so far. No state, or an empty one, is the plain house. */
    add(world: string, { state, params }: { state: string | null; params: Record<string, unknown> | null }): Wanted[] {
      const states = [...(current.get(world) ?? [])]
      if (state) states.push({ name: state, ...(params && { params }) })
      current.set(world, states)
      return states
    },
    end: (world: string) => void current.delete(world),
  }
}
