/** Seconds. A CDN may serve a page for a minute without revalidation, and for an hour while it revalidates (OPS-03). */
const FRESH_S = 60
const STALE_S = 3600

/** Marks a page that lacks a part, so that no cache stores it. Routes set it; it is removed before the response is sent. */
const INCOMPLETE = 'x-page-incomplete'

/** Headers for a page that is the same for everyone in a region: any cache may store it. */
export const createPublicPageHeaders = (): Record<string, string> => ({
  'cache-control': `public, max-age=0, s-maxage=${FRESH_S}, stale-while-revalidate=${STALE_S}`,
})

/** Headers for a page with an unlimited number of variants, like a filtered collection: only browsers store it. */
export const createPrivatePageHeaders = (): Record<string, string> => ({
  'cache-control': `private, max-age=${FRESH_S}`,
})

/** Headers for a page that lacks a part because its upstream failed. */
export const createIncompletePageHeaders = (): Record<string, string> => ({ [INCOMPLETE]: '1' })

/**
 * Sets Cache-Control to no-store, unless the page asks for caching, has status 200 or 304, sets no cookie and is
 * complete. A preview is neither stored nor indexed.
 */
export function setCacheHeaders(headers: Headers, { status, isPreview }: { status: number; isPreview: boolean }): void {
  if (isPreview) headers.set('x-robots-tag', 'noindex')
  const canStore =
    (status === 200 || status === 304) && !isPreview && !headers.has(INCOMPLETE) && !headers.has('set-cookie')
  if (!canStore || !headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
  headers.delete(INCOMPLETE)
}

/**
 * Sets the cache header that Cloudflare reads and removes, because with `s-maxage` in `cache-control` it would serve
 * nothing stale. Simulated worlds share addresses, so none of their responses is stored.
 */
export function setCloudflareHeaders(headers: Headers, { hasWorlds }: { hasWorlds: boolean }): void {
  const cacheControl = headers.get('cache-control') ?? ''
  const [, freshS] = /\bs-maxage=(\d+)/.exec(cacheControl) ?? []
  const [, staleS = '0'] = /\bstale-while-revalidate=(\d+)/.exec(cacheControl) ?? []
  if (hasWorlds) headers.set(CLOUDFLARE, 'no-store')
  else if (freshS)
    headers.set(CLOUDFLARE, `max-age=${freshS}, stale-while-revalidate=${staleS}, stale-if-error=${staleS}`)
}

const CLOUDFLARE = 'cloudflare-cdn-cache-control'
