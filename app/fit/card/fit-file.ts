import { downloadFile } from '#app/ui/download-file.ts'
import { type FitRecord, getSizes, type SavedFit } from '../saved-fit.ts'

export const FIT_FILE = 'my-spoke-fit.json'

/** A fit, with what else is stored with it where that is known. */
type FitToDownload = { fit: SavedFit } & Partial<FitRecord>

/** A fit as JSON with all that is stored with it and the time of the download, readable by people and other shops. */
const toFitFile = ({ fit, updatedAt, email, status }: FitToDownload, now: Date): string =>
  JSON.stringify(
    {
      from: 'SPOKE',
      takenAt: now.toISOString(),
      ...(updatedAt && { updatedAt }),
      ...(email && { email }),
      ...(status && { status }),
      bottom: Object.fromEntries(getSizes(fit, 'bottom')),
      top: Object.fromEntries(getSizes(fit, 'top')),
    },
    null,
    2,
  )

/** Downloads a fit as a file. */
export const downloadFit = (fit: FitToDownload): void =>
  downloadFile(FIT_FILE, 'application/json', toFitFile(fit, new Date()))
