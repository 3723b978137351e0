import type { Catalogue } from '../world/catalogue.ts'
import type { LoadedScenario } from '../world/entrance.ts'
import { createVisitor, type VisitorState } from '../world/visitor.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import { claimsOf, conflictOf } from './conflicts.ts'
import { type Arrange, CannotApply, type Scenario } from './define-scenario.ts'
import { nearestName } from './nearest-name.ts'

export type Wanted = { name: string; params?: unknown }
export type Loaded = { ok: true; world: World; visitor: VisitorState; start: string }
export type NotLoaded =
  | { ok: false; why: 'unknown'; error: string; nearest: string | undefined; known: string[] }
  | { ok: false; why: 'params' | 'cannot-apply' | 'failed'; error: string }

/** What scenarios are arranged with, whichever the world. */
export type House = { catalogue: Catalogue; origin: string; storefront: string }

type Arrangement = LoadedScenario & { arrange: Arrange }

/**
 * Makes the world afresh and arranges the scenarios in it, in order; the last one says where the visitor enters.
 * When any of them is unknown, badly asked for, at odds with another, or fails, nothing changes.
 */
export async function loadScenarios(
  scenarios: ReadonlyMap<string, Scenario>,
  worlds: Worlds,
  { catalogue, origin, storefront }: House,
  worldId: string,
  wanted: readonly Wanted[],
  seed?: number,
): Promise<Loaded | NotLoaded> {
  const arrangements: Arrangement[] = []
  let start = '/'
  for (const { name, params } of wanted) {
    const scenario = scenarios.get(name)
    if (!scenario) return unknown(name, [...scenarios.keys()])
    const prepared = scenario.prepare(params)
    if (!prepared.ok) return { ok: false, why: 'params', error: `${name}: ${prepared.problems.join('; ')}` }
    arrangements.push({ name, params: prepared.params, arrange: prepared.given })
    start = scenario.start
  }

  const visitor = createVisitor()
  let current = ''
  try {
    const world = await worlds.renew(
      worldId,
      async (fresh) => {
        const claimed: { name: string; claims: ReturnType<typeof claimsOf> }[] = []
        for (const { name, arrange } of arrangements) {
          current = name
          await arrange({ world: fresh, visitor, faults: fresh.faults, catalogue, origin, storefront })
          const claims = claimsOf(fresh, visitor)
          const conflict = conflictOf(claimed, name, claims)
          if (conflict) throw new CannotApply(conflict)
          claimed.push({ name, claims })
        }
        const loaded = arrangements.map(({ name, params }) => ({ name, params }))
        fresh.entrance = { scenarios: loaded, visitor: visitor.state(), start }
      },
      { seed },
    )
    return { ok: true, world, visitor: visitor.state(), start }
  } catch (error) {
    if (error instanceof CannotApply)
      return { ok: false, why: 'cannot-apply', error: `${current} cannot be arranged: ${error.message}` }
    const message = error instanceof Error ? error.message : String(error)
    return { ok: false, why: 'failed', error: `${current} could not be arranged: ${message}` }
  }
}

function unknown(name: string, known: string[]): NotLoaded {
  const nearest = nearestName(name, known)
  return { ok: false, why: 'unknown', error: `No scenario called "${name}".`, nearest, known }
}
