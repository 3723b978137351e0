import { getRequest } from '@tanstack/react-start/server'
import { requestIdOf } from '#app/http/request-id.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import { reportPending } from './pending-reports.ts'
import { reportLine } from './report-line.ts'

/** Sends a report on behalf of the request being answered, and logs it under the request's id. Swallows its own failure. */
export function sendReport(code: CatalogueCode, detail?: string): void {
  const line = reportLine(code, detail)
  if (!line) return
  const request = getRequest()
  const requestId = requestIdOf(request)
  const at = new Date().toISOString()
  console.error(JSON.stringify({ time: at, level: line.level, requestId, code, message: line.message }))
  if (!line.reported) return
  const { message, level } = line
  const url = new URL(request.url).pathname
  reportPending(
    request,
    upstreams('gb')
      .reports.send({ code, message, level, requestId, url, at })
      .catch(() => {}),
  )
}
