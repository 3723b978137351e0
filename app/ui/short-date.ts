/** The shop keeps London's calendar, so that a date is the same wherever it is drawn. */
const shortForm = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: 'Europe/London' })

/** A moment's date as the shop writes it in every region: '21/11/2026' (spec 9: "Dates are shown in en-GB short form"). */
export const shortDate = (iso: string): string => shortForm.format(new Date(iso))
