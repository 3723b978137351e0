import { loadScenarios, type ScenarioRequest } from '../scenarios/load.ts'
import type { World } from '../world/world.ts'
import { WORLD_ID } from '../world/world-id.ts'
import type * as api from './api.ts'
import { type ControlContext, getScenarioEnvironment } from './context.ts'
import { toErrorResponse } from './validation.ts'

/** Finds the world that a URL names. Every method throws error responses. */
export type WorldLookup = {
  /** The id, if it is valid. */
  checkId(id: string): string
  /** An existing world. */
  getExisting(id: string): World
  /** The world, created if it does not exist. */
  getOrCreate(id: string): World
  /** Makes the world again with these scenarios. */
  load(id: string, requests: readonly ScenarioRequest[], seed?: number): Promise<api.Loaded>
}

/** Creates the lookup for the worlds of a context. */
export function createWorldLookup(context: ControlContext): WorldLookup {
  const { worlds, scenarios } = context
  const nameable = (id: string) => {
    if (WORLD_ID.test(id)) return id
    throw toErrorResponse(400, { error: `world: "${id}" is not a world's name; use 1 to 64 of a-z, 0-9 and -` })
  }
  return {
    checkId: nameable,
    getExisting(id) {
      const world = worlds.peek(nameable(id))
      if (world) return world
      throw toErrorResponse(404, {
        error: `There is no world "${id}"`,
        known: worlds.list().map((summary) => summary.id),
      })
    },
    getOrCreate: (id) => worlds.get(nameable(id)),
    async load(id, requests, seed) {
      const result = await loadScenarios(
        scenarios,
        worlds,
        getScenarioEnvironment(context),
        nameable(id),
        requests,
        seed,
      )
      if (result.ok) return getLoaded(result.world)
      if (result.reason === 'unknown')
        throw toErrorResponse(404, { error: result.error, nearest: result.nearest, known: result.known })
      throw toErrorResponse(result.reason === 'cannot-apply' ? 409 : 400, { error: result.error })
    },
  }
}

/** What is loaded in a world, and the visitor to become. */
export function getLoaded({ id, scenarios, entrance: { visitor, start } }: World): api.Loaded {
  return { world: id, scenarios, visitor, start }
}
