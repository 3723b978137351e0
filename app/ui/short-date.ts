/** In London's time zone, so that server and browser show the same date. */
const LONDON = 'Europe/London'

/** Made at the first use, because making them blocks a phone while it loads the page. */
let formats: { withYear: Intl.DateTimeFormat; withoutYear: Intl.DateTimeFormat } | undefined

function getFormats() {
  formats ??= {
    withYear: new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: LONDON }),
    withoutYear: new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', timeZone: LONDON }),
  }
  return formats
}

/**
 * Formats a date like '21/11' in every region, and one that is older than a year like '21/11/2025' (spec 9: "Dates are shown
 * in en-GB short form. One-year age check for dates").
 */
export function formatShortDate(iso: string, now = new Date()): string {
  const date = new Date(iso)
  const yearAgo = new Date(now)
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1)
  const { withYear, withoutYear } = getFormats()
  return (date < yearAgo ? withYear : withoutYear).format(date)
}
