/**
 * The control API and the panel are closed to other origins: no page may change a developer's world. The shop's pages may
 * load the panel's scripts, which are modules and so need CORS.
 */
const isOpen = (pathname: string) =>
  !/^\/__(control|panel|spoke)/.test(pathname) || /^\/__panel\/control\/.+\.[jt]s$/.test(pathname)

/** CORS headers that let pages of a storefront call an upstream with cookies; none for other origins. */
export function getCorsHeaders(request: Request, storefronts: readonly string[]): Record<string, string> {
  const origin = request.headers.get('origin')
  if (origin === null || !storefronts.includes(origin) || !isOpen(new URL(request.url).pathname)) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    vary: 'Origin',
  }
}

/** The response to a CORS preflight request; undefined for any other request. */
export function handlePreflight(request: Request, storefronts: readonly string[]): Response | undefined {
  const method = request.headers.get('access-control-request-method')
  if (request.method !== 'OPTIONS' || method === null) return undefined
  const headers = getCorsHeaders(request, storefronts)
  if (!headers['access-control-allow-origin']) return new Response(null, { status: 403 })
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
      'access-control-max-age': '600',
    },
  })
}

/**
 * Whether a request comes from a page other than a storefront's and the backend's own. A browser sends the page's origin
 * with every POST. With the GET of a script or an image it says only `cross-site`; following a link is allowed.
 */
export function isFromOtherPage(request: Request, storefronts: readonly string[]): boolean {
  const origin = request.headers.get('origin')
  if (origin !== null) return !storefronts.includes(origin) && origin !== new URL(request.url).origin
  return request.headers.get('sec-fetch-site') === 'cross-site' && request.headers.get('sec-fetch-mode') !== 'navigate'
}
