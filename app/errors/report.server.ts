import { channel } from 'node:diagnostics_channel'
import { getRequest } from '@tanstack/react-start/server'
import { getRequestId } from '#app/http/request-id.ts'
import { getTraceId } from '#app/upstream/trace-context.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import { CHANNELS, type ReportMeasurement } from '#contracts/measurements.ts'
import { addPendingReport } from './pending-reports.ts'
import { toReportLine } from './report-line.ts'

const reports = channel(CHANNELS.report)

/** Logs and sends a report for the current request, with its id. Never throws. */
export function sendReport(code: CatalogueCode, detail?: string): void {
  const line = toReportLine(code, detail)
  if (!line) return
  const { message, level } = line
  const request = getRequest()
  const requestId = getRequestId(request)
  const at = new Date().toISOString()
  console.error(JSON.stringify({ time: at, level, requestId, traceId: getTraceId(request), code, message }))
  if (!line.isReported) return
  reports.publish({ code, level } satisfies ReportMeasurement)
  const url = new URL(request.url).pathname
  addPendingReport(
    request,
    getUpstreams('gb')
      .reports.send({ code, message, level, requestId, url, at })
      .catch(() => {}),
  )
}
