import type { RegionCode } from '#contracts/shop/regions.ts'
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
  /** Whether the shop's server forwards `/__spoke/` to this backend, so that a visitor can arrive with storage. */
  storefrontForwards: boolean
  origin(): string
  /** The base URL of the shop of all stores. */
  storefront(): string
  /** The base URL of a region's storefront, with the region's prefix if it has one. */
  storefrontUrl(region: RegionCode): string
  /** The origins of all allowed storefronts. */
  storefronts: readonly string[]
  /** Handles a call to an upstream. */
  handle(request: Request): Promise<Response>
}

/** The environment in which scenarios are loaded. */
export const getScenarioEnvironment = ({ catalogue, origin, storefront }: ControlContext): ScenarioEnvironment => ({
  catalogue,
  origin: origin(),
  storefront: storefront(),
})
