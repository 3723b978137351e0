import { z } from 'zod'
import { getRequestId } from '#app/http/ids.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { writeLog } from '#app/http/log.ts'
import { readBoundedJson } from '#app/http/request-body.ts'
import { type CatalogueCode, errorCatalogue } from '#contracts/errors/catalogue.ts'
import { isAbortedRequest } from './aborted-requests.ts'
import { report } from './report.ts'

const isCode = (word: string): word is CatalogueCode => Object.hasOwn(errorCatalogue, word)

const reportSchema = z.object({
  code: z.string().refine(isCode),
  detail: z.string().max(500).optional(),
  path: z.string().max(300).optional(),
})

/** In characters; a report is a code and a sentence. */
const MAX_BODY = 2_000

/** Handles POST /api/report: passes a report from the browser on to error reporting, and drops it beyond the limit. */
export async function handleReportPost(request: Request): Promise<Response> {
  if (await checkLimit('report')) return new Response(null, { status: 429 })
  const parsed = reportSchema.safeParse(await readBoundedJson(request, MAX_BODY))
  if (!parsed.success) return new Response(null, { status: 400 })
  const { code, detail } = parsed.data
  if (detail === undefined || !isAbortedRequest(detail)) report(code, detail)
  return new Response(null, { status: 204 })
}

/** In characters. A report contains the whole policy. */
const MAX_POLICY_REPORT = 10_000

/** Handles POST /api/policy-report: logs a violation of a page's content security policy. */
export async function handlePolicyReportPost(request: Request): Promise<Response> {
  if (await checkLimit('policy-report')) return new Response(null, { status: 429 })
  const violation = parsePolicyReport(await readBoundedJson(request, MAX_POLICY_REPORT))
  if (violation === undefined) return new Response(null, { status: 400 })
  if (violation) {
    const message = 'a page broke its content security policy'
    writeLog('warn', { requestId: getRequestId(request), message, ...violation })
  }
  return new Response(null, { status: 204 })
}

/** A violation of a page's content security policy, without anything personal. */
type PolicyViolation = {
  directive: string
  /** What was blocked: an origin, or a keyword like 'inline'. */
  blocked: string
  /** The path of the page. */
  page: string
  /** The path or origin of the script, and its line. */
  source?: string | undefined
  line?: number | undefined
}

const text = z.string().max(2_000)

/** The report that browsers send to `report-uri`. */
const policyReportSchema = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.optional(),
    'source-file': text.optional(),
    'line-number': z.number().optional(),
  }),
})

/** Reads a browser's report; undefined for anything else, and null for a violation by a browser extension. */
export function parsePolicyReport(report: unknown): PolicyViolation | null | undefined {
  const { data } = policyReportSchema.safeParse(report)
  if (!data) return undefined
  const violation = data['csp-report']
  if (/-extension:/.test(violation['source-file'] ?? '')) return null
  return {
    directive: (violation['effective-directive'] ?? violation['violated-directive'] ?? '').slice(0, 60),
    blocked: toOrigin(violation['blocked-uri'] ?? ''),
    page: toPath(violation['document-uri']),
    source: violation['source-file'] && toPath(violation['source-file']),
    line: violation['line-number'],
  }
}

/** An origin, or the keyword that browsers send in place of a URL. */
const toOrigin = (url: string): string => (URL.parse(url)?.origin ?? url).slice(0, 100)
/** A path without query and fragment, which can be personal. */
const toPath = (url: string): string => (URL.parse(url)?.pathname ?? '').slice(0, 200)
