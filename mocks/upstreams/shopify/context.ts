import type { RegionCode } from '#contracts/regions.ts'
import type { World } from '../../world/world.ts'
import type { FieldResolvers } from '../graphql-schema.ts'

/** The context of every resolver. */
export type ShopifyContext = {
  world: World
  /** The region of the requested store: each region has its own Shopify store. */
  region: RegionCode
  /** The simulated backend's base URL, for images and checkouts. */
  origin: string
  /** The shop's base URL. */
  storefront: string
  /** Whether the client sent no token; some fields then deny access. */
  isTokenless?: boolean
}

/** The resolvers of one type by field. A field without one returns a "not simulated" error. */
export type Resolvers = FieldResolvers<ShopifyContext>
