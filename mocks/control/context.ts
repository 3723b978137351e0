import type { Scenario } from '../scenarios/define-scenario.ts'
import type { ScenarioEnvironment } from '../scenarios/load.ts'
import type { Catalogue } from '../world/catalogue/catalogue.ts'
import type { Worlds } from '../world/worlds.ts'
import type { PendingStorage } from './pending-storage.ts'

/** What the control API, the panel and /enter work on. */
export type ControlContext = {
  worlds: Worlds
  catalogue: Catalogue
  scenarios: ReadonlyMap<string, Scenario>
  upstreams: readonly string[]
  seed: number
  pendingStorage: PendingStorage
  origin(): string
  storefront(): string
}

/** The environment in which scenarios are loaded. */
export const getScenarioEnvironment = ({ catalogue, origin, storefront }: ControlContext): ScenarioEnvironment => ({
  catalogue,
  origin: origin(),
  storefront: storefront(),
})
