import type { RegionCode } from '#contracts/shop/regions.ts'
import { getShopId } from './shopify/shop/shop-id.ts'

/** The base URLs of a store's services, without trailing slash, as the client of a request knows them. */
export type StoreUrls = {
  /** Paths of images come after it. */
  images: string
  /** Whether that is a host of its own, which has images at Shopify's paths of files only. */
  hasImageHost?: boolean
  /** A cart's token comes after it. */
  checkout: string
  /** An order's number comes after it. */
  orders: string
  /** The issuer of id tokens; the paths of the sign-in contract come after it. */
  signIn: string
  /** `/customer/api/…` comes after it. */
  customerAccount: string
  /** `/.well-known/ucp` and `/api/ucp/mcp` come after it. */
  ucp: string
}

/** The URLs on the simulated backend's own origin, where each upstream has a path. */
export const getUpstreamStoreUrls = (origin: string, region: RegionCode): StoreUrls => ({
  images: `${origin}/images`,
  checkout: `${origin}/checkout/${region}`,
  orders: `${origin}/checkout/${region}/orders`,
  signIn: `${origin}/sign-in/${region}`,
  customerAccount: `${origin}/customer-account/${region}`,
  ucp: `${origin}/ucp/${region}`,
})

/** The URLs of a store at the root of its own origin, with Shopify's paths. */
const getRootStoreUrls = (root: string): StoreUrls => ({
  images: `${root}/cdn`,
  checkout: `${root}/cart/c`,
  orders: `${root}/orders`,
  signIn: `${root}/authentication`,
  customerAccount: `${root}/account`,
  ucp: root,
})

/** The upstream's path of a path below a store's root; undefined if Shopify has nothing there that is simulated. */
export function findRootPath(path: string, region: RegionCode): string | undefined {
  const [, first, second, ...rest] = path.split('/')
  const below = (base: string, from = 2) => [base, ...path.split('/').slice(from)].join('/')
  if ((first === 'api' || first === '.well-known') && second === 'ucp') return below(`/ucp/${region}`, 1)
  if (first === 'api' && /\/graphql(\.json)?$/.test(path)) return below(`/shopify/${region}`, 1)
  if (first === 'graphiql' || first === '.well-known') return below(`/shopify/${region}`, 1)
  // `auth` is the path of Hydrogen before 2025.
  if (first === 'authentication' || first === 'auth') return below(`/sign-in/${region}`)
  if (first === 'account' && second === 'customer') return below(`/customer-account/${region}`)
  if (first === 'customer' && second === 'api') return below(`/customer-account/${region}`, 1)
  if (first === 'cart' && second === 'c' && rest.length > 0) return below(`/checkout/${region}`, 3)
  if (first === 'orders' && second) return below(`/checkout/${region}/orders`)
  if (first === 'cdn' && second) return below('/images')
  return undefined
}

/** How a client addressed a store in Shopify's way. */
export type StoreAddress = {
  /** `root`: an origin of its own. `shared`: shopify.com, which has the customer accounts of all stores. */
  kind: 'root' | 'shared'
  /** Without trailing slash. */
  origin: string
}

/** The header in which the backend tells its upstreams the address. A client's own header is removed. */
export const STORE_ADDRESS_HEADER = 'spoke-store-address'

export const formatStoreAddress = ({ kind, origin }: StoreAddress): string => `${kind} ${origin}`

/**
 * The URLs of a store for the client of a request.
 * @param origin The simulated backend's own origin.
 * @param imageHost The origin of images, if they have one of their own.
 */
export function getStoreUrls(request: Request, origin: string, region: RegionCode, imageHost?: string): StoreUrls {
  const urls = readStoreUrls(request, origin, region)
  return imageHost === undefined ? urls : { ...urls, images: imageHost, hasImageHost: true }
}

function readStoreUrls(request: Request, origin: string, region: RegionCode): StoreUrls {
  const [kind, address = ''] = request.headers.get(STORE_ADDRESS_HEADER)?.split(' ') ?? []
  if (kind === 'root') return getRootStoreUrls(address)
  const urls = getUpstreamStoreUrls(origin, region)
  if (kind !== 'shared') return urls
  const shopId = getShopId(region)
  return { ...urls, signIn: `${address}/authentication/${shopId}`, customerAccount: `${address}/${shopId}/account` }
}
