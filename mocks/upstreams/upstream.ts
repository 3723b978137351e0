import type { RegionCode } from '#contracts/shop/regions.ts'
import type { Catalogue } from '../world/catalogue/catalogue.ts'
import type { World } from '../world/world.ts'

/** All simulated upstreams, by the first segment of their URLs. */
export const UPSTREAMS = [
  'shopify',
  'customer-account',
  'checkout',
  'fit',
  'backend',
  'sign-in',
  'content',
  'assets',
  'reviews',
  'analytics',
  'flags',
  'reports',
  'images',
  'ucp',
] as const
export type UpstreamName = (typeof UPSTREAMS)[number]

/** The context that the handlers of every upstream get. */
export type UpstreamContext = {
  catalogue: Catalogue
  /** The simulated backend's base URL, without trailing slash. */
  origin(): string
  /** The origin in the addresses of Shopify's images; the store's own without it. */
  imageHost?: string
  /** Profiles of agents by their addresses, which are then not fetched. */
  agentProfiles?: Readonly<Record<string, object>>
  /** The base URL of a region's storefront, without trailing slash, with the region's prefix if it has one. */
  storefront(region: RegionCode): string
  /** Whether a URL is of an allowed storefront: browsers are redirected to no other. */
  isStorefrontUrl(url: string): boolean
  /** The world of a request; created if it does not exist. */
  getWorld(request: Request): World
}
