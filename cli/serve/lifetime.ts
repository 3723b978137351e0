/** How long a response may be reused, in milliseconds from when it was made. */
export type Lifetime = {
  freshMs: number
  /** How much longer it is sent at once, while a new one is made. */
  staleMs: number
  /** How much longer than fresh it is sent where a new one fails or takes long. */
  staleIfErrorMs: number
}

/** Statuses that HTTP lets a cache store by default, as far as the shop uses them. */
export const cacheableStatuses: ReadonlySet<number> = new Set([200, 301, 308, 404, 410])

/**
 * How long a shared cache may hold a response, or null when it is for one visitor only. Public is what has an explicit
 * `s-maxage`, no cookie, no `Vary` beyond encoding and format and no CSP nonce.
 */
export function getLifetime(status: number, headers: Headers): Lifetime | null {
  if (!cacheableStatuses.has(status) || headers.has('set-cookie')) return null
  const cacheControl = headers.get('cache-control')?.toLowerCase() ?? ''
  if (/\b(?:private|no-store|no-cache)\b/.test(cacheControl)) return null
  const freshSeconds = getSeconds(cacheControl, 's-maxage')
  if (freshSeconds === null) return null
  if (!variesByKeyOnly(headers.get('vary'))) return null
  // Two visitors must never share a nonce.
  if (headers.get('content-security-policy')?.includes("'nonce-")) return null
  const staleSeconds = getSeconds(cacheControl, 'stale-while-revalidate') ?? 0
  const staleIfErrorSeconds = Math.max(staleSeconds, getSeconds(cacheControl, 'stale-if-error') ?? 0)
  return { freshMs: freshSeconds * 1000, staleMs: staleSeconds * 1000, staleIfErrorMs: staleIfErrorSeconds * 1000 }
}

/** Encodings are stored beside each other, and the format is part of a page's key. */
const variesByKeyOnly = (vary: string | null) =>
  !vary || vary.split(',').every((name) => /^accept(?:-encoding)?$/i.test(name.trim()))

function getSeconds(cacheControl: string, directive: string): number | null {
  const value = new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`).exec(cacheControl)?.[1]
  return value === undefined ? null : Number(value)
}
