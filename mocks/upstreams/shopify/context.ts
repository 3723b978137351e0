import type { GraphQLResolveInfo } from 'graphql'
import type { RegionCode } from '#contracts/regions.ts'
import type { World } from '../../world/world.ts'

/** What every resolver is given beside its source: whose store in whose world. */
export type ShopifyContext = {
  world: World
  /** The store that was addressed: each region has its own, as the shop has three Shopify stores. */
  region: RegionCode
  /** The simulated backend's base URL: where pictures and checkouts are. */
  origin: string
  /** The shop's base URL. */
  storefront: string
  /** The client has shown no token, so some fields stay shut. */
  tokenless?: boolean
}

/**
 * Works out one field from its source, its arguments and the context. `never` lets each resolver state its own source
 * and arguments; that they arrive so is the schema's promise.
 */
export type Resolve = (source: never, args: never, context: ShopifyContext, info: GraphQLResolveInfo) => unknown

/** The fields of one type, by name. What is not in the table answers as not simulated. */
export type Resolvers = Readonly<Record<string, Resolve>>
