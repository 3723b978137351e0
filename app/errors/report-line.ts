import { type CatalogueCode, type CatalogueRow, errorCatalogue } from '#contracts/errors/catalogue.ts'
import { isUnreported } from '#contracts/http.ts'

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
