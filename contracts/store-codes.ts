import { isRegionCode, type RegionCode } from './shop/regions.ts'

/** What an upstream calls the store of each region ({store}, shop and store_location in spec 7). */
export type StoreCodes = Readonly<Record<RegionCode, string>>

/** The names under which a request says its store. */
const NAMES: readonly string[] = ['store', 'shop', 'store_location', 'storeLocation']

/** A request with an upstream's own codes in place of regions. */
export function withStoreCodes<Request>(request: Request, codes: StoreCodes | undefined): Request {
  if (!codes) return request
  return JSON.parse(JSON.stringify(request), (name, value) =>
    NAMES.includes(name) && isRegionCode(value) ? codes[value] : value,
  )
}
