import { REGION_CODES, REGIONS, type RegionCode } from '#contracts/shop/regions.ts'

export type StorefrontOptions = {
  /** The shop of all stores, each below its region's prefix: http://localhost:3000 by default. Further ones are allowed as well. */
  storefront?: string | readonly string[]
  /** Storefronts of one store each, at their root: links to them have no region's prefix. */
  storefronts?: Partial<Record<RegionCode, string>>
  /** Whether links to the shop have no region's prefix either. */
  plainLinks?: boolean
}

/** The storefronts of a simulated backend: where its links lead, and which pages may call it. */
type Storefronts = {
  /** The base URL of the shop of all stores, without trailing slash. */
  readonly shop: string
  /** The base URL of a region's storefront, with the region's prefix if it has one. */
  getUrl(region: RegionCode): string
  /** All allowed origins, such as http://localhost:3000. */
  readonly origins: readonly string[]
  /** Whether a URL is of an allowed origin. */
  includes(url: string): boolean
}

/** Throws an error that says what is wrong with an address. */
export function createStorefronts({ storefront, storefronts = {}, plainLinks }: StorefrontOptions): Storefronts {
  const [shop = 'http://localhost:3000', ...others] = [storefront ?? []].flat().map(parseStorefront)
  const byRegion = new Map(
    REGION_CODES.flatMap((region) => {
      const url = storefronts[region]
      return url === undefined ? [] : [[region, parseStorefront(url)] as const]
    }),
  )
  const origins = [...new Set([shop, ...others, ...byRegion.values()].map((url) => new URL(url).origin))]
  return {
    shop,
    getUrl: (region) => byRegion.get(region) ?? (plainLinks ? shop : shop + REGIONS[region].prefix),
    origins,
    includes: (url) => URL.canParse(url) && origins.includes(new URL(url).origin),
  }
}

function parseStorefront(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && !url.hostname.includes('*')) return text.replace(/\/+$/, '')
  throw new Error(`"${text}" is not a storefront's URL, such as http://localhost:3000. Each one has to be named.`)
}
