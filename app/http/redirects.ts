/** A path of this site to redirect to. Anything that a browser could take for another site becomes '/'. */
export function toSameSitePath(requestedPath: unknown): string {
  const isSameSite = typeof requestedPath === 'string' && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(requestedPath)
  return isSameSite ? requestedPath : '/'
}

/** The response to a posted form: a redirect to a page, so that a reload does not post again (RFC 9110, 15.4.4). */
export const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location } })
