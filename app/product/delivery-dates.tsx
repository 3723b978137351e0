import { createPortal } from 'react-dom'
import { DELIVERY_DATES } from './around.ts'
import { useAroundWords } from './around-words.ts'
import { deliveryDates } from './offers/delivery-dates.ts'

/** The days on which an order of today may come: a page that everybody gets for an hour cannot know what day it is. */
export function DeliveryDates() {
  const t = useAroundWords()
  const place = document.getElementById(DELIVERY_DATES)
  if (!place) return null
  return createPortal(t('promise.dates', deliveryDates()), place)
}
