import type { Catalogue } from '../world/catalogue/catalogue.ts'
import type { LoadedScenario } from '../world/entrance.ts'
import { findNearestName } from '../world/nearest-name.ts'
import { createVisitor, type VisitorState } from '../world/visitor.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import { type Effects, findConflict, getEffects } from './conflicts.ts'
import { type ApplyScenario, CannotApply, type Scenario } from './define-scenario.ts'

/** A scenario to load, with its parameters. */
export type ScenarioRequest = { name: string; params?: unknown }
type Loaded = { ok: true; world: World; visitor: VisitorState; start: string }
type LoadFailure =
  | { ok: false; reason: 'unknown'; error: string; nearest: string | undefined; known: string[] }
  | { ok: false; reason: 'params' | 'cannot-apply' | 'failed'; error: string }

/** What scenarios get besides their world. */
export type ScenarioEnvironment = { catalogue: Catalogue; origin: string; storefront: string }

type PreparedScenario = LoadedScenario & { apply: ApplyScenario }

/**
 * Makes a new world with these scenarios, in order; the last one sets the start page. Nothing changes when one of them
 * is unknown, has invalid parameters, contradicts another, or fails.
 */
export async function loadScenarios(
  scenarios: ReadonlyMap<string, Scenario>,
  worlds: Worlds,
  { catalogue, origin, storefront }: ScenarioEnvironment,
  worldId: string,
  requests: readonly ScenarioRequest[],
  seed?: number,
): Promise<Loaded | LoadFailure> {
  const prepared: PreparedScenario[] = []
  let start = '/'
  for (const { name, params } of requests) {
    const scenario = scenarios.get(name)
    if (!scenario) return toUnknownScenario(name, [...scenarios.keys()])
    const preparation = scenario.prepare(params)
    if (!preparation.ok) return { ok: false, reason: 'params', error: `${name}: ${preparation.problems.join('; ')}` }
    prepared.push({ name, params: preparation.params, apply: preparation.apply })
    start = findStart(scenario.start, catalogue)
  }

  const visitor = createVisitor()
  let current = ''
  try {
    const world = await worlds.renew(
      worldId,
      async (fresh) => {
        const applied: { name: string; effects: Effects }[] = []
        for (const { name, apply } of prepared) {
          current = name
          await apply({ world: fresh, visitor, faults: fresh.faults, catalogue, origin, storefront })
          const effects = getEffects(fresh, visitor)
          const conflict = findConflict(applied, name, effects)
          if (conflict) throw new CannotApply(conflict)
          applied.push({ name, effects })
        }
        const loaded = prepared.map(({ name, params }) => ({ name, params }))
        fresh.entrance = { scenarios: loaded, visitor: visitor.getState(), start }
      },
      { seed },
    )
    return { ok: true, world, visitor: visitor.getState(), start }
  } catch (error) {
    if (error instanceof CannotApply)
      return { ok: false, reason: 'cannot-apply', error: `${current} cannot be loaded: ${error.message}` }
    const message = error instanceof Error ? error.message : String(error)
    return { ok: false, reason: 'failed', error: `${current} failed to load: ${message}` }
  }
}

function toUnknownScenario(name: string, known: string[]): LoadFailure {
  const nearest = findNearestName(name, known)
  return { ok: false, reason: 'unknown', error: `No scenario called "${name}".`, nearest, known }
}

/** Where a visitor enters: a goods file's own product or collection in place of this shop's that it lacks. */
function findStart(start: string, { byHandle, collectionByHandle, products, collections }: Catalogue): string {
  const [, kind, handle = ''] = /^\/(products|collections)\/([^/?#]+)/.exec(start) ?? []
  if (kind === 'products' && !byHandle.has(handle)) return products[0] ? `/products/${products[0].handle}` : '/'
  if (kind === 'collections' && !collectionByHandle.has(handle))
    return collections[0] ? `/collections/${collections[0].handle}` : '/'
  return start
}
