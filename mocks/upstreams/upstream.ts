import type { Catalogue } from '../world/catalogue.ts'
import type { World } from '../world/world.ts'

/** Everything the simulated backend stands in for, by the first segment of its URLs. */
export const UPSTREAMS = [
  'shopify',
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

/** What every upstream's handlers are given to work with. */
export type UpstreamContext = {
  catalogue: Catalogue
  /** The simulated backend's own base URL, without trailing slash: what image and checkout links are built from. */
  origin(): string
  /** The shop's base URL, without trailing slash. */
  storefront(): string
  /** The world a request belongs to; it exists by the time a handler asks. */
  worldOf(request: Request): World
}
