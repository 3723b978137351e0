import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import { findRegionByShopId } from './upstreams/shopify/shop/shop-id.ts'
import { findRootPath, formatStoreAddress, STORE_ADDRESS_HEADER, type StoreAddress } from './upstreams/store-urls.ts'
import { UPSTREAMS } from './upstreams/upstream.ts'

/** Host names, or origins such as https://shop.example, at whose root a store is. */
export type StoreHosts = Partial<Record<RegionCode, string | readonly string[]>>

type Stores = {
  /** The host names at which the backend is served for its stores. */
  readonly hosts: readonly string[]
  /**
   * The request that an upstream handles for one in Shopify's way: at the root of a store, or of the customer accounts
   * of all stores at shopify.com. Any other request is returned as it is.
   * @param listener The store whose port received the request.
   */
  toUpstreamRequest(request: Request, listener?: RegionCode): Request | Response
}

/** The paths for agents below the address of a store's Storefront API. */
const AGENTS_OF_STORE = /^\/shopify\/([a-z]{2})((?:\/\.well-known|\/api)\/ucp(?:\/.*)?)$/

/** First segments of paths that are the same at the root of a store. */
const SAME_EVERYWHERE = new Set<string>([...UPSTREAMS, '__control', '__panel', '__spoke', 'enter', 'favicon.ico'])

/** @param getStorefrontUrl The base URL of a region's storefront. */
export function createStores(stores: StoreHosts, getStorefrontUrl: (region: RegionCode) => string): Stores {
  const addresses = new Map<string, { region: RegionCode; origin?: string }>(
    REGION_CODES.flatMap((region) => [
      [`${region}.localhost`, { region }] as const,
      ...[stores[region] ?? []].flat().map((address) => {
        const { hostname, origin } = parseAddress(address)
        return [hostname, { region, ...(address.includes('://') && { origin }) }] as const
      }),
    ]),
  )

  return {
    hosts: [...addresses.keys()],
    toUpstreamRequest(request, listener) {
      if (request.headers.has(STORE_ADDRESS_HEADER)) request.headers.delete(STORE_ADDRESS_HEADER)
      const url = new URL(request.url)
      // Shopify's path of images, at the host of images and of every store.
      if (url.pathname.startsWith('/s/files/'))
        return new Request(new URL(`/images${url.pathname}${url.search}`, url), request)
      // a store's own address has the protocol for agents, too
      const [, agentsOf, agentsPath] = AGENTS_OF_STORE.exec(url.pathname) ?? []
      if (agentsPath) return new Request(new URL(`/ucp/${agentsOf}${agentsPath}${url.search}`, url), request)
      const shared = findSharedAccount(url)
      if (shared) return readdress(request, shared, { kind: 'shared', origin: url.origin })
      const address = listener ? { region: listener } : addresses.get(url.hostname)
      if (!address) return request
      const [, first = ''] = url.pathname.split('/')
      if (SAME_EVERYWHERE.has(first)) return request
      const { region } = address
      if (first === '') return Response.redirect(`${getStorefrontUrl(region)}/`, 302)
      const path = findRootPath(url.pathname, region)
      const origin = 'origin' in address && address.origin ? address.origin : url.origin
      return path ? readdress(request, path + url.search, { kind: 'root', origin }) : createNotFound(url, region)
    },
  }
}

/** The upstream's path of sign-in and customer accounts by the number of the store, as at shopify.com. */
function findSharedAccount({ pathname, search }: URL): string | undefined {
  const [, first = '', second = '', ...rest] = pathname.split('/')
  const path = rest.join('/') + search
  const signIn = first === 'authentication' ? findRegionByShopId(second) : undefined
  if (signIn) return `/sign-in/${signIn}/${path}`
  const account = second === 'account' ? findRegionByShopId(first) : undefined
  return account && `/customer-account/${account}/${path}`
}

function readdress(request: Request, target: string, address: StoreAddress): Request {
  const readdressed = new Request(new URL(target, request.url), request)
  readdressed.headers.set(STORE_ADDRESS_HEADER, formatStoreAddress(address))
  return readdressed
}

function createNotFound({ pathname }: URL, region: RegionCode): Response {
  const error = `The simulated store ${region} has nothing at ${pathname}: only /api/<version>/graphql, /api/ucp/mcp, /graphiql, /.well-known, /authentication, /account/customer/api, /cart/c, /orders and /cdn.`
  return Response.json({ error }, { status: 404 })
}

function parseAddress(text: string): URL {
  const url = text.includes('://') ? text : `http://${text}`
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && !text.includes('*')) return new URL(url)
  throw new Error(
    `"${text}" is not a store's host name, such as shop.localhost, or its origin, such as https://shop.test`,
  )
}
