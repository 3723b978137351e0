import { getRequest } from '@tanstack/react-start/server'
import { report } from '#app/errors/report.ts'
import { getRequestId } from '#app/http/ids.ts'
import { writeLog } from '#app/http/log.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { getVisitor, type Visitor } from '#app/visitor/visitor.server.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'

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
    log: (message) => writeLog('info', { requestId: getRequestId(getRequest()), message }),
  }
}

/** Letters on a garment as an addition has them. `productHandle`: the garment's handle; `lettersId`: the variant that they are sold as. */
export type Letters = { productHandle: string; merchandiseId: string; letters: string; lettersId: string }

/** Tells whether a region's product takes these letters, sold as this variant. Throws UpstreamError. */
type LettersCheck = (region: RegionCode, letters: Letters) => Promise<boolean>

let registered: LettersCheck | undefined

/** Registers the check, which is in a folder above the cart because it needs products. Called once, at server start. */
export function registerLettersCheck(check: LettersCheck): void {
  registered = check
}

/** The registered check; where there is none, no product takes letters. */
const checkLetters: LettersCheck = async (region, letters) => registered?.(region, letters) ?? false
