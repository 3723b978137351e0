import type { RegionCode } from '#contracts/shop/regions.ts'
import type { World } from '../../world/world.ts'
import type { FieldResolvers } from '../graphql-schema.ts'
import type { StoreUrls } from '../store-urls.ts'
import type { SearchWarning } from './search-syntax.ts'
import type { SimulatedVersion } from './version.ts'

/** The context of every resolver. */
export type ShopifyContext = {
  world: World
  /** The version of the API that executes the request. */
  version: SimulatedVersion
  /** The region of the requested store: each region has its own Shopify store. */
  region: RegionCode
  /** The language of its texts, such as 'en'; the goods of `world` have them. */
  locale: string
  /** The country of the operation's `@inContext`, null without one that the store sells to; and its currency. */
  country: string | null
  currency: string
  /** The simulated backend's base URL. */
  origin: string
  /** The base URLs of the store's images, checkout, orders and sign-in for this client. */
  urls: StoreUrls
  /** The base URL of the store's storefront, with the region's prefix if it has one. */
  storefront: string
  /** Whether the client sent no token; some fields then deny access. */
  isTokenless?: boolean
  /** What the response says of searches by unknown fields. */
  searchWarnings?: SearchWarning[]
  /** The headers of the request, and those that resolvers add to the response: consent lives in cookies. */
  visitor?: { request: Headers; response: Headers }
}

/** The resolvers of one type by field. A field without one returns a "not simulated" error. */
export type Resolvers = FieldResolvers<ShopifyContext>
