import { downloadFile } from '#app/ui/download-file.ts'
import { getSizes, type SavedFit } from '../saved-fit.ts'

export const FIT_FILE = 'my-spoke-fit.json'

/** A fit as JSON with its sizes and the time of the download, readable by people and other shops. */
const toFitFile = (fit: SavedFit, now: Date): string =>
  JSON.stringify(
    {
      from: 'SPOKE',
      takenAt: now.toISOString(),
      bottom: Object.fromEntries(getSizes(fit, 'bottom')),
      top: Object.fromEntries(getSizes(fit, 'top')),
    },
    null,
    2,
  )

/** Downloads a fit as a file. */
export const downloadFit = (fit: SavedFit): void =>
  downloadFile(FIT_FILE, 'application/json', toFitFile(fit, new Date()))
