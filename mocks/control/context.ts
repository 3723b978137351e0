import type { Scenario } from '../scenarios/define-scenario.ts'
import type { House } from '../scenarios/load.ts'
import type { Catalogue } from '../world/catalogue.ts'
import type { Worlds } from '../world/worlds.ts'
import type { Arrivals } from './arrivals.ts'

/** What the doors of the simulated backend (control API, panel, /enter) work on. */
export type ControlContext = {
  worlds: Worlds
  catalogue: Catalogue
  scenarios: ReadonlyMap<string, Scenario>
  upstreams: readonly string[]
  seed: number
  arrivals: Arrivals
  origin(): string
  storefront(): string
}

/** What scenarios are arranged with. */
export const houseOf = ({ catalogue, origin, storefront }: ControlContext): House => ({
  catalogue,
  origin: origin(),
  storefront: storefront(),
})
