import { deliveryWindow } from './delivery.ts'

/** A day as the shop's language shortens it, in the shopper's own calendar: 'Fri 27 Nov'. */
const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })

/** The first and the last day on which an order of today may come, in words. For browsers: a cached page knows no day. */
export function deliveryDates(goods?: { personalised: boolean }): { from: string; to: string } {
  const { from, to } = deliveryWindow(new Date(), goods)
  return { from: day.format(from), to: day.format(to) }
}
