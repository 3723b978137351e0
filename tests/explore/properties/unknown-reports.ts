import type { Property } from '../observation.ts'

/** Every report has a row of the error catalogue. */
export const unknownReports: Property = ({ journal, codes }) =>
  journal.flatMap((entry) =>
    entry.kind === 'report' && !codes.has(entry.code) ? [`the report ${entry.code} is in no row of the catalogue`] : [],
  )
