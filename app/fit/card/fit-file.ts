import { downloadFile } from '#app/ui/download-file.ts'
import { type SavedFit, sizesOf } from '../saved-fit.ts'

export const FIT_FILE = 'my-spoke-fit.json'

/** A fit as a file: its sizes, half by half, and when it was taken. Made for people, and for other shops to read. */
const fitFile = (fit: SavedFit, now: Date): string =>
  JSON.stringify(
    {
      from: 'SPOKE',
      takenAt: now.toISOString(),
      bottom: Object.fromEntries(sizesOf(fit, 'bottom')),
      top: Object.fromEntries(sizesOf(fit, 'top')),
    },
    null,
    2,
  )

/** Hands the fit that this device keeps to its owner. */
export const downloadFit = (fit: SavedFit): void => downloadFile(FIT_FILE, 'application/json', fitFile(fit, new Date()))
