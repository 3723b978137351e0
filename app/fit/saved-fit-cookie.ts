import {
  deleteBrowserCookie,
  readBrowserCookie,
  readLocal,
  removeLocal,
  setBrowserCookie,
  writeLocal,
} from '#app/visitor/browser-state.ts'
import { savedFit } from '#app/visitor/cookies.ts'
import { LOCAL_STORAGE } from '#contracts/shop/visitor.ts'
import { type FitRecord, parseSavedFit } from './saved-fit.ts'

/** Reads the text of the stored details. Browser only. */
export const readRecordDetails = (): string | undefined => readLocal(LOCAL_STORAGE.fitRecord)

/** Reads the fit in this browser's cookie with its details, and whether the customer's account has it as well. Browser only. */
export function readSavedFit(): { record: FitRecord | null; inAccount: boolean } {
  const fit = parseSavedFit(readBrowserCookie(savedFit))
  return {
    record: fit && { fit, ...parseRecordDetails(readRecordDetails()) },
    inAccount: readLocal(LOCAL_STORAGE.fitInAccount) !== undefined,
  }
}

/** Stores a fit in the cookie saved_fit. `inAccount`: the account has it as well, so that signing out clears it here. */
export function storeSavedFit({ fit, ...details }: FitRecord, { inAccount }: { inAccount: boolean }): void {
  if (inAccount) writeLocal(LOCAL_STORAGE.fitInAccount, 'true')
  else removeLocal(LOCAL_STORAGE.fitInAccount)
  writeLocal(LOCAL_STORAGE.fitRecord, JSON.stringify(details satisfies RecordDetails))
  setBrowserCookie(savedFit, JSON.stringify({ top: fit.top, bottom: fit.bottom }))
}

/** Removes the fit from this browser. */
export function clearSavedFit(): void {
  removeLocal(LOCAL_STORAGE.fitInAccount, LOCAL_STORAGE.fitRecord)
  deleteBrowserCookie(savedFit)
}

/** Removes a fit that the account has, on signing out. A fit of this browser alone stays. */
export function clearAccountFit(): void {
  if (readSavedFit().inAccount) clearSavedFit()
}

/** A saved fit's record without its sizes. */
type RecordDetails = Omit<FitRecord, 'fit'>

/** Parses the stored details; each is null if it is missing or invalid. */
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
