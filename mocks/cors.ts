/** The control API and the panel stay closed to other origins: a page must not be able to change a developer's world. */
const open = (pathname: string) => !/^\/__(control|panel)/.test(pathname)

/** What lets the shop's pages call an upstream with cookies; nothing for any other origin. */
export function corsHeaders(request: Request, storefront: string): Record<string, string> {
  const origin = request.headers.get('origin')
  if (origin === null || origin !== storefront || !open(new URL(request.url).pathname)) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    vary: 'Origin',
  }
}

/** The answer to a browser that asks before it calls, if this is one. */
export function preflight(request: Request, storefront: string): Response | undefined {
  const method = request.headers.get('access-control-request-method')
  if (request.method !== 'OPTIONS' || method === null) return undefined
  const headers = corsHeaders(request, storefront)
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

/** Whether a page that asks is ours: a browser sends simple posts to anybody, and names the page that made them. */
export function isForeign(request: Request, storefront: string): boolean {
  const origin = request.headers.get('origin')
  return origin !== null && origin !== storefront && origin !== new URL(request.url).origin
}
