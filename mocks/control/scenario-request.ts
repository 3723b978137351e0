import type { RegionCode } from '#contracts/shop/regions.ts'
import type { ScenarioRequest } from '../scenarios/load.ts'
import type { World } from '../world/world.ts'
import type { ControlContext } from './context.ts'

/** A request for a scenario in a region; scenarios without a region parameter do not get one. */
export function toScenarioRequest(
  { scenarios }: Pick<ControlContext, 'scenarios'>,
  name: string,
  region: RegionCode,
  params: Record<string, unknown> = {},
): ScenarioRequest & { params: Record<string, unknown> } {
  return { name, params: { ...(scenarios.get(name)?.params.shape.region && { region }), ...params } }
}

/** Whether a world was loaded with exactly these scenarios, in this order, with at least these parameters. */
export function hasLoaded(
  { entrance }: World,
  requests: readonly { name: string; params: Record<string, unknown> }[],
): boolean {
  const loaded = entrance.scenarios
  return (
    loaded.length === requests.length &&
    requests.every(({ name, params }, index) => {
      const scenario = loaded[index]
      return (
        scenario?.name === name &&
        Object.entries(params).every(([key, value]) => JSON.stringify(scenario.params[key]) === JSON.stringify(value))
      )
    })
  )
}
