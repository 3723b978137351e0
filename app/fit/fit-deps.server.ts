import { report } from '#app/errors/report.ts'
import { REGIONS } from '#app/region/regions.ts'
import { joinPath } from '#app/region/rewrite.ts'
import { config } from '#app/upstream/config.server.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import { type Visitor, visitor } from '#app/visitor/visitor.server.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { FitClient } from '#contracts/fit/client.ts'
import type { RegionCode } from '#contracts/regions.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'

/** What saving and finding fits stands on. */
export type FitDeps = {
  store: RegionCode
  fit: FitClient
  shopify: Pick<ShopifyClient, 'customerIdentity'>
  visitor: Visitor
  /** The shop's first page in this region: where a mail leads. Made of our configuration, never of what a browser says. */
  home: string
  report: (code: CatalogueCode, cause?: unknown) => void
}

/** The same for the request being answered. */
export function fitDeps(store: RegionCode): FitDeps {
  const { fit, shopify } = upstreams(store)
  return {
    store,
    fit,
    shopify,
    visitor: visitor(),
    home: config().SITE_ORIGIN + joinPath(REGIONS[store], '/'),
    report,
  }
}
