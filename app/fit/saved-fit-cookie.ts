import { deleteBrowserCookie, setBrowserCookie } from '#app/visitor/browser-cookies.ts'
import { readLocal, removeLocal, writeLocal } from '#app/visitor/browser-storage.ts'
import { readCookie, savedFit } from '#app/visitor/cookies.ts'
import { LOCAL_STORAGE } from '#contracts/visitor.ts'
import { parseSavedFit, type SavedFit } from './saved-fit.ts'

/** The fit in this browser's cookie, and whether the customer's account has it too. Browser only. */
export const readSavedFit = (): { fit: SavedFit | null; inAccount: boolean } => ({
  fit: parseSavedFit(readCookie(document.cookie, savedFit.name)),
  inAccount: readLocal(LOCAL_STORAGE.fitInAccount) !== undefined,
})

/** Stores a fit in the cookie saved_fit. `inAccount`: the account has it too, so that signing out may clear it. */
export function storeSavedFit({ top, bottom }: SavedFit, { inAccount }: { inAccount: boolean }): void {
  if (inAccount) writeLocal(LOCAL_STORAGE.fitInAccount, 'true')
  else removeLocal(LOCAL_STORAGE.fitInAccount)
  setBrowserCookie(savedFit, JSON.stringify({ top, bottom }))
}

/** Removes the fit from this browser. */
export function clearSavedFit(): void {
  removeLocal(LOCAL_STORAGE.fitInAccount)
  deleteBrowserCookie(savedFit)
}

/** Removes a fit that the account has, on signing out. A fit of this browser alone stays. */
export function clearAccountFit(): void {
  if (readSavedFit().inAccount) clearSavedFit()
}
