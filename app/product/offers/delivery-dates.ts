import { getDeliveryWindow } from './delivery.ts'

/** Formats a day like 'Fri 27 Nov', in the shopper's time zone. */
const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })

/** The first and the last day on which an order of today may arrive. For browsers, since a cached page has no day. */
export function getDeliveryDates(goods?: { personalised: boolean }): { from: string; to: string } {
  const { from, to } = getDeliveryWindow(new Date(), goods)
  return { from: dayFormat.format(from), to: dayFormat.format(to) }
}
