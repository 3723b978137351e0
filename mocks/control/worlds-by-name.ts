import { loadScenarios, type Wanted } from '../scenarios/load.ts'
import type { World } from '../world/world.ts'
import { WORLD_ID } from '../world/worlds.ts'
import { refusal } from './answers.ts'
import type * as api from './api.ts'
import { type ControlContext, houseOf } from './context.ts'

/** How the control API finds the worlds that a URL names. Every method throws a refusal. */
export type WorldsByName = {
  /** The name, if it can be one. */
  nameable(id: string): string
  /** A world that somebody made before. */
  existing(id: string): World
  /** A world that is made now if it was not before. */
  madeOnDemand(id: string): World
  load(id: string, wanted: readonly Wanted[], seed?: number): Promise<api.Loaded>
}

export function createWorldsByName(context: ControlContext): WorldsByName {
  const { worlds, scenarios } = context
  const nameable = (id: string) => {
    if (WORLD_ID.test(id)) return id
    throw refusal(400, { error: `world: "${id}" is not a world's name; use 1 to 64 of a-z, 0-9 and -` })
  }
  return {
    nameable,
    existing(id) {
      const world = worlds.peek(nameable(id))
      if (world) return world
      throw refusal(404, { error: `There is no world "${id}"`, known: worlds.list().map((each) => each.id) })
    },
    madeOnDemand: (id) => worlds.get(nameable(id)),
    async load(id, wanted, seed) {
      const result = await loadScenarios(scenarios, worlds, houseOf(context), nameable(id), wanted, seed)
      if (result.ok) return loadedAnswer(result.world)
      if (result.why === 'unknown')
        throw refusal(404, { error: result.error, nearest: result.nearest, known: result.known })
      throw refusal(result.why === 'cannot-apply' ? 409 : 400, { error: result.error })
    },
  }
}

/** How a world was arranged, and the visitor to become. */
export function loadedAnswer({ id, scenarios, entrance: { visitor, start } }: World): api.Loaded {
  return { world: id, scenarios, visitor, start }
}
