import { FastResponse } from 'srvx'
import { isRegisteredPreview } from '#app/content/preview/preview-request.ts'
import { getSecurityHeaders } from '#contracts/security-headers.ts'
import { setCacheHeaders } from './cache-headers.ts'
import type { Site } from './finish-page.ts'
import { finishPage, isUnfinishedPage } from './finish-page.ts'
import { getRequestId, REQUEST_ID } from './ids.ts'
import { getPageBytes } from './page-bytes.ts'
import { applyUnavailable } from './unavailable.ts'

/** Adds request id, security headers and cache headers to a response; a page also gets its content security policy. */
export async function finishResponse(request: Request, response: Response, site: Site): Promise<Response> {
  const headers = new Headers(response.headers)
  const status = applyUnavailable(request, response, headers)
  headers.set(REQUEST_ID, getRequestId(request))
  for (const [name, value] of Object.entries(getSecurityHeaders(site))) headers.set(name, value)
  setCacheHeaders(headers, { status, isPreview: isRegisteredPreview(request) })
  const page = getPageBytes(request, response)
  if (page) return createPage(page)
  if (!isUnfinishedPage(response)) return new Response(response.body, { status, headers })
  return createPage(finishPage(request, { html: await response.text(), style: '', marked: [] }, headers, site))

  function createPage(bytes: Uint8Array<ArrayBuffer>): Response {
    // under Node it is no stream until something reads it as one
    return new FastResponse(request.method === 'HEAD' ? null : bytes, { status, headers })
  }
}
