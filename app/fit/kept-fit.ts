import { forgetInBrowser, rememberInBrowser } from '#app/visitor/browser-cookies.ts'
import { store, stored, unstore } from '#app/visitor/browser-storage.ts'
import { readCookie, savedFit } from '#app/visitor/cookies.ts'
import { STORED } from '#contracts/visitor.ts'
import { parseSavedFit, type SavedFit } from './saved-fit.ts'

/** The fit of this device, and whether the account keeps it too. Browser only. */
export const keptFit = (): { fit: SavedFit | null; inAccount: boolean } => ({
  fit: parseSavedFit(readCookie(document.cookie, savedFit.name)),
  inAccount: stored(STORED.fitInAccount) !== undefined,
})

/** Keeps a fit on this device, in cookie saved_fit. `inAccount`: the account has it too, so signing out may take it along. */
export function keepFit({ top, bottom }: SavedFit, { inAccount }: { inAccount: boolean }): void {
  if (inAccount) store(STORED.fitInAccount, 'true')
  else unstore(STORED.fitInAccount)
  rememberInBrowser(savedFit, JSON.stringify({ top, bottom }))
}

/** Takes the fit off this device. */
export function dropFit(): void {
  unstore(STORED.fitInAccount)
  forgetInBrowser(savedFit)
}

/** For who signs out: what the account keeps is not left behind; a fit that is on this device alone stays. */
export function dropAccountFit(): void {
  if (keptFit().inAccount) dropFit()
}
