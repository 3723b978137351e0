import { enGB } from '#app/copy/en-GB.ts'
import { requestIdOf } from '#app/http/request-id.ts'

/**
 * The page for a failure so deep that the shop could not draw even its error page. No script, no style sheet, nothing
 * that could fail again. The cause goes to the log under the request's id.
 */
export function lastResort(request: Request, cause: unknown): Response {
  const requestId = requestIdOf(request)
  const message = String(cause instanceof Error ? cause.stack : cause)
  // a visitor who left is no failure
  if (!request.signal.aborted) console.error(JSON.stringify({ level: 'error', requestId, message }))
  const html = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>SPOKE</title><h1>${enGB['layout-error.title']}</h1>
<p><a href="/pages/contact-us">${enGB['layout-error.help']}</a></p><p>${enGB['error.reference']}: ${requestId}</p></html>`
  return new Response(html, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
