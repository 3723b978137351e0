import type { RegionCode } from '#contracts/regions.ts'
import type { Wanted } from '../scenarios/load.ts'
import type { ControlContext } from './context.ts'

/** Scenarios that play in a region play in the one that the visitor enters. */
export function inRegion({ scenarios }: Pick<ControlContext, 'scenarios'>, name: string, region: RegionCode): Wanted {
  return { name, ...(scenarios.get(name)?.params.shape.region && { params: { region } }) }
}
