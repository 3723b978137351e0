/** The requested path if it is one of this site; '/' for anything that a browser could take for another site. */
export function toSameSitePath(requestedPath: unknown): string {
  const isSameSite = typeof requestedPath === 'string' && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(requestedPath)
  return isSameSite ? requestedPath : '/'
}

/**
 * The response to a posted form: a redirect to a path of this site, so that a reload does not post again (RFC 9110,
 * 15.4.4). The path is percent-encoded, because headers hold no other characters.
 */
export function seeOther(path: string): Response {
  const { pathname, search, hash } = new URL(path, 'http://this-site')
  // '/..//elsewhere' has become '//elsewhere', which would be another site.
  const location = pathname.replace(/^\/+/, '/') + search + hash
  return new Response(null, { status: 303, headers: { location } })
}

/** A plain-text response of one line, for clients that show no page. */
export const createTextResponse = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } })

/** The target of an editor's link if it is a path of the shop or an https URL; otherwise null. */
export const toSafeHref = (text: string | null | undefined): string | null =>
  text && /^(?:\/(?![/\\])|https:\/\/)/.test(text) ? text : null

/**
 * Whether a request comes from a page of this site, or from a program that is not a browser: a browser would name another
 * site in one of these headers.
 */
export function isRequestOfOwnSite({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const own = new URL(url).origin
  const source = headers.get('origin') ?? headers.get('referer')
  return source === null || (URL.canParse(source) && new URL(source).origin === own)
}
