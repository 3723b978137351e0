import type { FitRecord } from './saved-fit.ts'

/** A saved fit's record without its sizes. */
export type RecordDetails = Omit<FitRecord, 'fit'>

/** The details in a stored text; each is null where it is missing or of no use. */
export function parseRecordDetails(text: string | undefined): RecordDetails {
  const stored = parseJson(text)
  const getText = (name: keyof RecordDetails) => {
    const value: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : null
    return typeof value === 'string' && value !== '' ? value : null
  }
  const updatedAt = getText('updatedAt')
  return {
    updatedAt: updatedAt !== null && Number.isNaN(Date.parse(updatedAt)) ? null : updatedAt,
    email: getText('email'),
    status: getText('status'),
  }
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
