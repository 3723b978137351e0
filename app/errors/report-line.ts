import { type CatalogueCode, type CatalogueRow, errorCatalogue } from '#contracts/errors/catalogue.ts'
import { isUnreported } from '#contracts/http.ts'

/** What is reported of a catalogue row and the message of what caused it, or undefined where nothing must be. */
export function reportLine(
  code: CatalogueCode,
  cause?: string,
): { message: string; level: 'critical' | 'error' } | undefined {
  if (cause !== undefined && isUnreported(new Error(cause))) return undefined
  const row: CatalogueRow = errorCatalogue[code]
  if (row.reported === undefined) return undefined
  return {
    message: row.withCause && cause ? `${row.reported}: ${cause}` : row.reported,
    level: row.level ?? 'error',
  }
}
