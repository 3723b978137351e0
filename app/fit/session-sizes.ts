import { writeSession } from '#app/visitor/browser-state.ts'
import { getSize, REQUIRED_SIZES, type SavedFit } from './saved-fit.ts'

/** Saves the sizes of a fit as filters of the session (spec 3, "Session filters"), so that both halves open in them (COL-03). */
export function saveSessionSizes(fit: SavedFit): void {
  for (const option of REQUIRED_SIZES) {
    const size = getSize(fit, option)
    if (size !== undefined) writeSession(option, JSON.stringify([size]))
  }
}
