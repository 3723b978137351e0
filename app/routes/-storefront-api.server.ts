import { splitPath } from '#app/region/rewrite.ts'
import { getConfig } from '#app/upstream/config.server.ts'
import { getStore } from '#app/upstream/store.server.ts'

/** Matches any version of the API, because Shopify decides which exist. */
const STOREFRONT_API = /^\/api\/(?:\d{4}-\d{2}|unstable)\/graphql\.json$/

/** The store's address of the Storefront API for its path at the shop; undefined where it is not forwarded. */
export function findStorefrontApi(pathname: string): string | undefined {
  const { region, path } = splitPath(pathname)
  return STOREFRONT_API.test(path) && getConfig().FORWARD_STOREFRONT_API ? getStore(region.code).url + path : undefined
}
