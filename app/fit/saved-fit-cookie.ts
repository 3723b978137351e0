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
import { type FitRecord, haveDifferentSizes, parseSavedFit } from './saved-fit.ts'

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

type Storing = {
  /** The account has the fit as well, so that signing out clears it here. */
  inAccount: boolean
  /** The answers that the fit was made from. By default those that are stored with the same sizes. */
  answers?: unknown
}

/** Stores a fit in the cookie saved_fit, and its details in place of the former fit's, with its answers (PDP-17). */
export function storeSavedFit({ fit, ...record }: FitRecord, { inAccount, answers }: Storing): void {
  const isSameFit = !haveDifferentSizes(fit, parseSavedFit(readBrowserCookie(savedFit)))
  const details = { ...record, answers: answers ?? (isSameFit ? parseAnswersOfFit(readRecordDetails()) : null) }
  if (inAccount) writeLocal(LOCAL_STORAGE.fitInAccount, 'true')
  else removeLocal(LOCAL_STORAGE.fitInAccount)
  writeLocal(LOCAL_STORAGE.fitRecord, JSON.stringify(details satisfies StoredDetails))
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
/** The answers stay as they are stored: checking them takes the list of questions, which few pages load. */
type StoredDetails = RecordDetails & { answers: unknown }

/** The answers, still to be checked, that a fit was stored with in this browser; null if it came from elsewhere. */
export function parseAnswersOfFit(text: string | undefined): unknown {
  const stored = parseJson(text)
  return typeof stored === 'object' && stored !== null ? (Reflect.get(stored, 'answers') ?? null) : null
}

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
