/**
 * Whether a request comes from a page of this site, or from a program that is no browser: browsers name another site in one
 * of these headers.
 */
export function isRequestOfOwnPage({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const own = new URL(url).origin
  const source = headers.get('origin') ?? headers.get('referer')
  return source === null || (URL.canParse(source) && new URL(source).origin === own)
}
