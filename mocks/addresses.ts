import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import type { StorefrontOptions } from './storefronts.ts'
import type { StoreHosts } from './stores.ts'

type StorePorts = Partial<Record<RegionCode, number>>

/** Reads `us=5443`, a port with store us at its root, and `us=shop.test` or `us=https://shop.test`, a host name of it. */
export function parseStores(texts: readonly string[]): { stores: StoreHosts; storePorts: StorePorts } {
  const stores: Partial<Record<RegionCode, string[]>> = {}
  const storePorts: StorePorts = {}
  for (const text of texts) {
    const [region, address] = splitRegion(text)
    if (!region || !address) throw new Error(`--store ${text}: expected a store and a port or a host, such as us=5443`)
    if (!/^\d+$/.test(address)) stores[region] = [...(stores[region] ?? []), address]
    else if (storePorts[region] !== undefined) throw new Error(`--store ${text}: store ${region} has a port already`)
    else if (Number(address) > 65_535) throw new Error(`--store ${text}: a port is 65535 at most`)
    else storePorts[region] = Number(address)
  }
  return { stores, storePorts }
}

/** Reads `http://localhost:3000`, a storefront of all stores, and `us=http://localhost:3001`, that of store us alone. */
export function parseStorefronts(texts: readonly string[]): Required<Omit<StorefrontOptions, 'plainLinks'>> {
  const storefront: string[] = []
  const storefronts: Partial<Record<RegionCode, string>> = {}
  for (const text of texts) {
    const [region, url] = splitRegion(text)
    if (region) storefronts[region] = url
    else storefront.push(text)
  }
  return { storefront, storefronts }
}

/** A region before the first "=", and the rest. */
function splitRegion(text: string): [region: RegionCode | undefined, rest: string] {
  const [name = '', ...rest] = text.split('=')
  return [REGION_CODES.find((region) => region === name), rest.join('=')]
}
