import { type CatalogueCode, type CatalogueRow, errorCatalogue } from '#contracts/errors/catalogue.ts'
import { isUnreported } from '#contracts/http.ts'

export type ReportLine = {
  message: string
  level: 'critical' | 'error'
  /** False for what is only logged. Spec 8: "Network Error and Request aborted are not reported". */
  reported: boolean
}

/** What is said of a catalogue row and the message of its cause; undefined for a row that nobody is told of. */
export function reportLine(code: CatalogueCode, cause?: string): ReportLine | undefined {
  const row: CatalogueRow = errorCatalogue[code]
  if (row.reported === undefined) return undefined
  return {
    message: worded(row.reported, row.withCause, cause),
    level: row.level ?? 'error',
    reported: cause === undefined || !isUnreported(new Error(cause)),
  }
}

/** With its cause behind it, or in the place that the row keeps for it. */
function worded(reported: string, withCause: boolean | undefined, cause: string | undefined): string {
  if (!cause) return reported
  return withCause ? `${reported}: ${cause}` : reported.replace('…', cause)
}
