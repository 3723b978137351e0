import { z } from 'zod'
import { type CatalogueCode, errorCatalogue } from '#contracts/errors/catalogue.ts'
import { report } from './report.ts'

const isCode = (word: string): word is CatalogueCode => Object.hasOwn(errorCatalogue, word)

const reportSchema = z.object({
  code: z.string().refine(isCode),
  detail: z.string().max(500).optional(),
  path: z.string().max(300).optional(),
})

/** In characters; a report is a code and a sentence. */
const MAX_BODY = 2_000

/** Handles POST /api/report: passes a report from the browser on to error reporting. */
export async function handleReportPost(request: Request): Promise<Response> {
  const text = await request.text()
  const parsed = text.length <= MAX_BODY ? reportSchema.safeParse(parseJson(text)) : undefined
  if (!parsed?.success) return new Response(null, { status: 400 })
  report(parsed.data.code, parsed.data.detail)
  return new Response(null, { status: 204 })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
