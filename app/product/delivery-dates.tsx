import { createPortal } from 'react-dom'
import { deliveryWindow } from '#app/offers/delivery.ts'
import { DELIVERY_DATES } from './around.ts'
import { useAroundWords } from './around-words.ts'

/** A day as the shop's language shortens it, in the shopper's own calendar: 'Fri 27 Nov'. */
const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })

/** The days on which an order of today may come: a page that everybody gets for an hour cannot know what day it is. */
export function DeliveryDates() {
  const t = useAroundWords()
  const place = document.getElementById(DELIVERY_DATES)
  if (!place) return null
  const { from, to } = deliveryWindow(new Date())
  return createPortal(t('promise.dates', { from: day.format(from), to: day.format(to) }), place)
}
