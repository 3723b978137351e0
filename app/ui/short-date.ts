/** In London's time zone, so that server and browser show the same date. */
const shortFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: 'Europe/London' })

/** Formats a date like '21/11/2026' in every region (spec 9: "Dates are shown in en-GB short form"). */
export const formatShortDate = (iso: string): string => shortFormat.format(new Date(iso))
