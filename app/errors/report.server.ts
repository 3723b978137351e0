import { channel } from 'node:diagnostics_channel'
import { getRequest } from '@tanstack/react-start/server'
import { getRequestId } from '#app/http/ids.ts'
import { writeLog } from '#app/http/log.ts'
import { getRequestContext } from '#app/request-context.ts'
import { getTraceId } from '#app/upstream/trace-context.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { type CatalogueCode, type CatalogueRow, errorCatalogue } from '#contracts/errors/catalogue.ts'
import { isUnreported } from '#contracts/http.ts'
import { CHANNELS, type ReportMeasurement } from '#contracts/measurements.ts'

const reports = channel(CHANNELS.report)

/** Logs and sends a report for the current request, with its id. Never throws. */
export function sendReport(code: CatalogueCode, detail?: string): void {
  const line = toReportLine(code, detail)
  if (!line) return
  const { message, level } = line
  const request = getRequest()
  const requestId = getRequestId(request)
  writeLog(level, { requestId, traceId: getTraceId(request), code, message })
  if (!line.isReported) return
  reports.publish({ code, level } satisfies ReportMeasurement)
  const url = new URL(request.url).pathname
  addPendingReport(
    request,
    getUpstreams('gb')
      .reports.send({ code, message, level, requestId, url, at: new Date().toISOString() })
      .catch(() => {}),
  )
}

type ReportLine = {
  message: string
  level: 'critical' | 'error'
  /** False: only logged. Spec 8: "Network Error and Request aborted are not reported". */
  isReported: boolean
}

/** The report of a catalogue row and its cause; undefined for a row that is not reported. */
export function toReportLine(code: CatalogueCode, cause?: string): ReportLine | undefined {
  const row: CatalogueRow = errorCatalogue[code]
  if (row.reported === undefined) return undefined
  return {
    message: formatMessage(row.reported, row.withCause, cause),
    level: row.level ?? 'error',
    isReported: cause === undefined || !isUnreported(new Error(cause)),
  }
}

/** The message with its cause appended, or in place of the row's '…'. */
function formatMessage(reported: string, withCause: boolean | undefined, cause: string | undefined): string {
  if (!cause) return reported
  return withCause ? `${reported}: ${cause}` : reported.replace('…', cause)
}

/** How long a response waits for its reports, in ms. A platform may end a request with its response. */
const MAX_WAIT_MS = 300

declare module '#app/request-context.ts' {
  interface RequestContext {
    pendingReports?: Promise<unknown>[]
  }
}

/** Adds a report that is being sent for a request. */
function addPendingReport(request: Request, sending: Promise<unknown>): void {
  const context = getRequestContext(request)
  context.pendingReports = [...(context.pendingReports ?? []), sending]
}

/** Resolves when a request's reports are sent, have failed or take too long. */
export async function waitForReports(request: Request): Promise<void> {
  const { pendingReports } = getRequestContext(request)
  if (!pendingReports) return
  await Promise.race([Promise.allSettled(pendingReports), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
}
