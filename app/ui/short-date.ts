/** The month has a name, because 04/06 is another day in the US. In London's time zone on server and browser. */
const DAY = { day: 'numeric', month: 'short', timeZone: 'Europe/London' } as const

/** Made at the first use, because making them blocks a phone while it loads the page. */
let formats: { withYear: Intl.DateTimeFormat; withoutYear: Intl.DateTimeFormat } | undefined

function getFormats() {
  formats ??= {
    withYear: new Intl.DateTimeFormat('en-GB', { ...DAY, year: 'numeric' }),
    withoutYear: new Intl.DateTimeFormat('en-GB', DAY),
  }
  return formats
}

/**
 * Formats a date like '21 Nov' in every region, and like '21 Nov 2025' if it is older than a year or of a year to come (spec 9:
 * "Dates are shown in en-GB short form. One-year age check for dates").
 */
export function formatShortDate(iso: string, now = new Date()): string {
  const date = new Date(iso)
  const yearAgo = new Date(now)
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1)
  const { withYear, withoutYear } = getFormats()
  const hasYear = date < yearAgo || date.getUTCFullYear() > now.getUTCFullYear()
  return (hasYear ? withYear : withoutYear).format(date)
}
