/** How long an answer may be used again, in milliseconds from when it was made. */
export type Lifetime = { freshMs: number; staleMs: number }

/** What HTTP lets a shared cache keep without more thought; a page that says "not here" is as public as one that is. */
const keepable = new Set([200, 301, 308, 404, 410])

/**
 * How long a shared cache may hold this answer, or null when it is for one visitor alone. Only an explicit `s-maxage`
 * makes an answer public. Cookies, `Vary` on anything but encoding and a CSP nonce each mark it as one visitor's.
 */
export function lifetimeOf(status: number, headers: Headers): Lifetime | null {
  if (!keepable.has(status) || headers.has('set-cookie')) return null
  const control = headers.get('cache-control')?.toLowerCase() ?? ''
  if (/\b(?:private|no-store|no-cache)\b/.test(control)) return null
  const fresh = seconds(control, 's-maxage')
  if (fresh === null) return null
  if (!varyIsHarmless(headers.get('vary'))) return null
  // Two visitors must never share a nonce: a page that carries one is a page for one.
  if (headers.get('content-security-policy')?.includes("'nonce-")) return null
  return { freshMs: fresh * 1000, staleMs: (seconds(control, 'stale-while-revalidate') ?? 0) * 1000 }
}

const varyIsHarmless = (vary: string | null) =>
  !vary || vary.split(',').every((name) => name.trim().toLowerCase() === 'accept-encoding')

function seconds(control: string, directive: string) {
  const found = new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`).exec(control)?.[1]
  return found === undefined ? null : Number(found)
}
