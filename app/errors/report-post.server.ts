import { z } from 'zod'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
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
