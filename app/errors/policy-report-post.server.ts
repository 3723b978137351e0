import { readBoundedJson } from '#app/http/bounded-json.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { logWarning } from '#app/http/log-warning.ts'
import { getRequestId } from '#app/http/request-id.ts'
import { parsePolicyReport } from './policy-report.ts'

/** In characters. A report holds the policy itself. */
const MAX_BODY = 10_000

/** Handles POST /api/policy-report: logs a violation of a page's content security policy. */
export async function handlePolicyReportPost(request: Request): Promise<Response> {
  if (await checkLimit('policy-report')) return new Response(null, { status: 429 })
  const violation = parsePolicyReport(await readBoundedJson(request, MAX_BODY))
  if (violation === undefined) return new Response(null, { status: 400 })
  if (violation) {
    const message = 'a page broke its content security policy'
    logWarning({ requestId: getRequestId(request), message, ...violation })
  }
  return new Response(null, { status: 204 })
}
