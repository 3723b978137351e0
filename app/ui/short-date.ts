/** In London's time zone, so that server and browser show the same date. */
const LONDON = 'Europe/London'
const withYear = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: LONDON })
const withoutYear = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', timeZone: LONDON })

/**
 * Formats a date like '21/11' in every region, and one that is older than a year like '21/11/2025' (spec 9: "Dates are shown
 * in en-GB short form. One-year age check for dates").
 */
export function formatShortDate(iso: string, now = new Date()): string {
  const date = new Date(iso)
  const yearAgo = new Date(now)
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1)
  return (date < yearAgo ? withYear : withoutYear).format(date)
}
