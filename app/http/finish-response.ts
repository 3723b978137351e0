import { asksForPreview } from '#app/content/preview/preview-request.ts'
import { type AllowedOrigins, contentSecurityPolicy, hashMarked } from './content-security-policy.ts'
import { REQUEST_ID, requestIdOf } from './request-id.ts'
import { markOf } from './script-mark.ts'

/** Says that a page lacks something it should have, so that no cache keeps it. Set by routes, never sent. */
export const INCOMPLETE = 'x-page-incomplete'

const ALWAYS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** Two years, as browsers' preload lists ask. Only where the site itself is served over TLS. */
const HSTS = 'max-age=63072000; includeSubDomains'

/**
 * What every answer of the shop carries, and what only pages do: a policy by hashes, and a cache rule.
 * A page that does not say that it may be kept is personal, failed or unfinished, and is not; nor is one of drafts.
 */
export async function finishResponse(
  request: Request,
  response: Response,
  site: { origins: AllowedOrigins; tls: boolean; strict: boolean },
): Promise<Response> {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(ALWAYS)) headers.set(name, value)
  if (site.tls) headers.set('strict-transport-security', HSTS)
  headers.set(REQUEST_ID, requestIdOf(request))

  const preview = asksForPreview(request.url)
  if (preview) headers.set('x-robots-tag', 'noindex')
  const keepable = response.status === 200 && !preview && !headers.has(INCOMPLETE) && !headers.has('set-cookie')
  if (!keepable || !headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
  headers.delete(INCOMPLETE)

  const { status, statusText } = response
  if (!headers.get('content-type')?.startsWith('text/html'))
    return new Response(response.body, { status, statusText, headers })

  const { html, hashes } = await hashMarked(await response.text(), markOf(request))
  if (site.strict) headers.set('content-security-policy', contentSecurityPolicy(hashes, site.origins))
  headers.delete('content-length')
  return new Response(request.method === 'HEAD' ? null : html, { status, statusText, headers })
}
