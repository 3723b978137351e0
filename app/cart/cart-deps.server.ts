import { report } from '#app/errors/report.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import { visitor } from '#app/visitor/visitor.server.ts'
import type { RegionCode } from '#contracts/regions.ts'
import type { CartDeps } from './cart.server.ts'

/** What the cart stands on while a request is answered. */
export function cartDeps(region: RegionCode): CartDeps {
  return { region, shopify: upstreams(region).shopify, visitor: visitor(), report }
}
