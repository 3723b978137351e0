import { everyPage } from '#app/copy/every-page.ts'
import { getRequestId } from '#app/http/ids.ts'
import { writeLog } from '#app/http/log.ts'

/**
 * The response when even the shop's error page failed to render: a page without script or style, so that nothing on it can
 * fail. The cause is logged with the request id.
 */
export function fallbackResponse(request: Request, cause: unknown): Response {
  const requestId = getRequestId(request)
  const message = String(cause instanceof Error ? cause.stack : cause)
  // an aborted request means that the visitor left
  if (!request.signal.aborted) writeLog('error', { requestId, message })
  const html = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${everyPage['error.title']} - SPOKE</title><h1>${everyPage['layout-error.title']}</h1>
<p><a href="/pages/contact-us">${everyPage['layout-error.help']}</a></p><p>${everyPage['error.reference']}: ${requestId}</p></html>`
  return new Response(html, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
