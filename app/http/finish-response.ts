import { isRegisteredPreview } from '#app/content/preview/preview-request.ts'
import { getSecurityHeaders } from '#contracts/security-headers.ts'
import { setCacheHeaders } from './cache-headers.ts'
import {
  type AllowedOrigins,
  buildContentSecurityPolicy,
  buildReportedPolicy,
  replaceNoncesWithHashes,
} from './content-security-policy.ts'
import { getRequestId, REQUEST_ID } from './request-id.ts'
import { getNonceFor } from './script-nonce.ts'
import { holdScripts } from './start-scripts.ts'
import { applyUnavailable } from './unavailable.ts'

/** What responses depend on beside their request. */
export type Site = {
  origins: AllowedOrigins
  isTls: boolean
  /** Whether pages are those of a build. Vite's development client would break under a content security policy. */
  isBuilt: boolean
}

/** Adds request id, security headers and cache headers to a response; a page also gets its content security policy. */
export async function finishResponse(request: Request, response: Response, site: Site): Promise<Response> {
  const headers = new Headers(response.headers)
  const status = applyUnavailable(request, response, headers)
  headers.set(REQUEST_ID, getRequestId(request))
  for (const [name, value] of Object.entries(getSecurityHeaders(site))) headers.set(name, value)
  setCacheHeaders(headers, { status, isPreview: isRegisteredPreview(request) })
  if (!headers.get('content-type')?.startsWith('text/html')) return new Response(response.body, { status, headers })

  const text = await response.text()
  const page = site.isBuilt ? holdScripts(text) : text
  const { html, hashes } = await replaceNoncesWithHashes(page, getNonceFor(request))
  if (site.isBuilt) {
    headers.set('content-security-policy', buildContentSecurityPolicy(hashes, site.origins))
    const reportedPolicy = buildReportedPolicy(site.origins)
    if (reportedPolicy) headers.set('content-security-policy-report-only', reportedPolicy)
  }
  headers.delete('content-length')
  return new Response(request.method === 'HEAD' ? null : html, { status, headers })
}
