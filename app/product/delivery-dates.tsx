import { createPortal } from 'react-dom'
import { deliveryDates } from '#app/offers/delivery-dates.ts'
import { DELIVERY_DATES } from './around.ts'
import { useAroundWords } from './around-words.ts'

/** The days on which an order of today may come: a page that everybody gets for an hour cannot know what day it is. */
export function DeliveryDates() {
  const t = useAroundWords()
  const place = document.getElementById(DELIVERY_DATES)
  if (!place) return null
  return createPortal(t('promise.dates', deliveryDates()), place)
}
