import type { Catalogue } from '../world/catalogue.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import type { Arrange, Scenario } from './define-scenario.ts'
import { nearestName } from './nearest-name.ts'
import { createVisitor, type VisitorState } from './visitor.ts'

export type Wanted = { name: string; params?: unknown }
export type Loaded = { ok: true; world: World; visitor: VisitorState; start: string }
export type NotLoaded =
  | { ok: false; why: 'unknown'; error: string; nearest: string | undefined; known: string[] }
  | { ok: false; why: 'params' | 'failed'; error: string }

/**
 * Makes the world afresh and arranges the scenarios in it, in order; the last one says where the visitor enters.
 * When any of them is unknown, badly asked for, or fails, nothing changes.
 */
export async function loadScenarios(
  scenarios: ReadonlyMap<string, Scenario>,
  worlds: Worlds,
  catalogue: Catalogue,
  worldId: string,
  wanted: readonly Wanted[],
  seed?: number,
): Promise<Loaded | NotLoaded> {
  const arrangements: { name: string; arrange: Arrange }[] = []
  let start = '/'
  for (const { name, params } of wanted) {
    const scenario = scenarios.get(name)
    if (!scenario) return unknown(name, [...scenarios.keys()])
    const prepared = scenario.prepare(params)
    if (!prepared.ok) return { ok: false, why: 'params', error: `${name}: ${prepared.problems.join('; ')}` }
    arrangements.push({ name, arrange: prepared.given })
    start = scenario.start
  }

  const visitor = createVisitor()
  try {
    const world = await worlds.renew(
      worldId,
      async (fresh) => {
        for (const { name, arrange } of arrangements) {
          await arrange({ world: fresh, visitor, faults: fresh.faults, catalogue })
          fresh.scenarios.push(name)
        }
      },
      seed,
    )
    return { ok: true, world, visitor: visitor.state(), start }
  } catch (error) {
    const names = wanted.map(({ name }) => name).join(', ')
    return {
      ok: false,
      why: 'failed',
      error: `${names} could not be arranged: ${error instanceof Error ? error.message : error}`,
    }
  }
}

function unknown(name: string, known: string[]): NotLoaded {
  const nearest = nearestName(name, known)
  return { ok: false, why: 'unknown', error: `No scenario called "${name}".`, nearest, known }
}
