import { isRegisteredPreview } from '#app/content/preview/preview-mode.ts'
import { finishPage, isUnfinishedPage, type Site } from '#app/page/finish-page.ts'
import { REQUEST_ID } from '#contracts/request-id.ts'
import { getSecurityHeaders } from '#contracts/security-headers.ts'
import { setCacheHeaders } from './cache-headers.ts'
import { getRequestId } from './ids.ts'
import { applyUnavailableStatus } from './unavailable.ts'

/** Adds request id, security headers and cache headers to a response; a page also gets its content security policy. */
export async function finishResponse(request: Request, response: Response, site: Site): Promise<Response> {
  const headers = new Headers(response.headers)
  const status = applyUnavailableStatus(request, response, headers)
  headers.set(REQUEST_ID, getRequestId(request))
  const policy = headers.get('content-security-policy')
  for (const [name, value] of Object.entries(getSecurityHeaders(site))) headers.set(name, value)
  if (policy) headers.set('content-security-policy', policy)
  setCacheHeaders(headers, { status, isPreview: isRegisteredPreview(request) })
  const body = isUnfinishedPage(response)
    ? finishPage(request, { html: await response.text(), style: '', marked: [] }, headers, site)
    : response.body
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}
