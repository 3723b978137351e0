/**
 * The first segments of paths that answer pages of every origin, as Shopify's Storefront API and CDN do: a store's at the
 * root and below the backend. Other services know their pages, as a shop's own do.
 */
const PUBLIC_PATHS: ReadonlySet<string> = new Set(['shopify', 'api', 'images', 'cdn', 's', '.well-known'])

/** What a page may read besides the headers that CORS always shows. */
const EXPOSED_HEADERS = 'date, retry-after, x-request-id, x-shopify-api-version'

const isPublic = (request: Request) => {
  const [, first = '', second] = new URL(request.url).pathname.split('/')
  // agents are no pages, and a page could have profiles fetched from this machine
  return PUBLIC_PATHS.has(first) && !(first === 'api' && second === 'ucp')
}

/**
 * The control API and the panel are closed to other origins: no page may change a developer's world. The shop's pages may
 * load the panel's scripts, which are modules and so need CORS.
 */
const isOpen = (pathname: string) =>
  !/^\/__(control|panel|spoke)/.test(pathname) || /^\/__panel\/control\/.+\.[jt]s$/.test(pathname)

/**
 * CORS headers: pages of a storefront may call with cookies, which name their world, and pages of other origins call public
 * paths without them. None for other calls.
 */
export function getCorsHeaders(request: Request, storefronts: readonly string[]): Record<string, string> {
  const origin = request.headers.get('origin')
  if (origin === null) return {}
  if (storefronts.includes(origin) && isOpen(new URL(request.url).pathname))
    return {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': EXPOSED_HEADERS,
      vary: 'Origin',
    }
  if (!isPublic(request)) return {}
  return { 'access-control-allow-origin': '*', 'access-control-expose-headers': EXPOSED_HEADERS, vary: 'Origin' }
}

const isPreflight = ({ method, headers }: Request) =>
  method === 'OPTIONS' && headers.has('access-control-request-method')

/** The response to a CORS preflight request of a page that may call; undefined for any other request. */
export function handlePreflight(request: Request, storefronts: readonly string[]): Response | undefined {
  if (!isPreflight(request) || !getCorsHeaders(request, storefronts)['access-control-allow-origin']) return undefined
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
 * Why a page of another origin cannot read a service's responses, and the refusal of its preflight request; undefined where
 * it can.
 */
export function refuseOrigin(
  request: Request,
  storefronts: readonly string[],
): { reason: string; response: Response | undefined } | undefined {
  const origin = request.headers.get('origin')
  const { pathname, origin: ownOrigin } = new URL(request.url)
  // a form that is sent leads to a page, which no other page reads
  const isNavigation = request.headers.get('sec-fetch-mode') === 'navigate'
  if (
    origin === null ||
    origin === ownOrigin ||
    isNavigation ||
    getCorsHeaders(request, storefronts)['access-control-allow-origin']
  )
    return undefined
  const service = pathname.split('/')[1]
  const advice = origin === 'null' ? '' : ` Start the backend with --storefront ${origin} for a shop there.`
  const reason = `Pages of ${origin} cannot read what ${service} answers; it answers pages of ${storefronts.join(', ')}.${advice}`
  return { reason, response: isPreflight(request) ? Response.json({ error: reason }, { status: 403 }) : undefined }
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
