import { z } from 'zod'
import { type CatalogueCode, errorCatalogue } from '#contracts/errors/catalogue.ts'
import { report } from './report.ts'

const isCode = (word: string): word is CatalogueCode => Object.hasOwn(errorCatalogue, word)

const fromBrowser = z.object({
  code: z.string().refine(isCode),
  detail: z.string().max(500).optional(),
  path: z.string().max(300).optional(),
})

/** Bytes; a report is a code and a sentence. */
const MAX_BODY = 2_000

/** POST /api/report: what went wrong in a browser, passed on to the report sink. Says nothing back. */
export async function answerReport(request: Request): Promise<Response> {
  const text = await request.text()
  const body = text.length <= MAX_BODY ? fromBrowser.safeParse(parsed(text)) : undefined
  if (!body?.success) return new Response(null, { status: 400 })
  report(body.data.code, body.data.detail)
  return new Response(null, { status: 204 })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
