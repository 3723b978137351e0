import { report } from '#app/errors/report.ts'
import { joinPath } from '#app/region/rewrite.ts'
import { getConfig } from '#app/upstream/config.server.ts'
import { getLeftOutReport, getUpstreams } from '#app/upstream/upstreams.server.ts'
import { getVisitor, type Visitor } from '#app/visitor/visitor.server.ts'
import type { CustomerAccountClient } from '#contracts/customer-account/client.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { FitClient } from '#contracts/fit/client.ts'
import type { UpstreamError } from '#contracts/http.ts'
import { REGIONS, type RegionCode } from '#contracts/shop/regions.ts'

/** The dependencies of the fit's server code. */
export type FitDeps = {
  store: RegionCode
  fit: FitClient
  openAccount(accessToken: string): Promise<Pick<CustomerAccountClient, 'customerIdentity'>>
  visitor: Visitor
  /** The home page of the region, for links in mails. From configuration, never from a request. */
  home: string
  report: (code: CatalogueCode, cause?: unknown) => void
  /** Called with a size that is in no list; the rest of the fit is used. */
  onLeftOut: (error: UpstreamError) => void
}

/** The dependencies for the current request. */
export function getFitDeps(store: RegionCode): FitDeps {
  const { fit, openAccount } = getUpstreams(store)
  return {
    store,
    fit,
    openAccount,
    visitor: getVisitor(),
    home: getConfig().SITE_ORIGIN + joinPath(REGIONS[store], '/'),
    report,
    onLeftOut: getLeftOutReport(),
  }
}
