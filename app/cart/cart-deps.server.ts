import { getRequest } from '@tanstack/react-start/server'
import { report } from '#app/errors/report.ts'
import { getRequestId } from '#app/http/request-id.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { getVisitor, type Visitor } from '#app/visitor/visitor.server.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'
import { checkLetters, type Letters } from './letters-check.server.ts'

/** What the cart's server code needs. Passed in, so that tests run without the framework. */
export type CartDeps = {
  region: RegionCode
  shopify: Pick<
    ShopifyClient,
    | 'cart'
    | 'cartLines'
    | 'cartCreate'
    | 'cartLinesAdd'
    | 'cartLinesUpdate'
    | 'cartAttributesUpdate'
    | 'cartDiscountCodesUpdate'
  >
  visitor: Visitor
  /** Whether a product takes these letters, sold as this variant. Without it no letters are sold. Throws UpstreamError. */
  takesLetters?: (letters: Letters) => Promise<boolean>
  report: (code: CatalogueCode, cause?: unknown) => void
  /** Logs events that are no failure. */
  log: (message: string) => void
}

/** The dependencies of the cart's server code for the current request. */
export function getCartDeps(region: RegionCode): CartDeps {
  return {
    region,
    shopify: getUpstreams(region).shopify,
    visitor: getVisitor(),
    takesLetters: (letters) => checkLetters(region, letters),
    report,
    log,
  }
}

/** Writes a line to the server's log. */
function log(message: string): void {
  const time = new Date().toISOString()
  console.info(JSON.stringify({ time, level: 'info', requestId: getRequestId(getRequest()), message }))
}
