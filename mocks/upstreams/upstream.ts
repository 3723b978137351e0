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
] as const
export type UpstreamName = (typeof UPSTREAMS)[number]

/** The context that the handlers of every upstream get. */
export type UpstreamContext = {
  catalogue: Catalogue
  /** The simulated backend's base URL, without trailing slash, for links to images and checkouts. */
  origin(): string
  /** The shop's base URL, without trailing slash. */
  storefront(): string
  /** The world of a request; created if it does not exist. */
  getWorld(request: Request): World
}
