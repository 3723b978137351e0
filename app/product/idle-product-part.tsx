import { useEffect } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { getDeliveryDates } from './offers/delivery-dates.ts'
import { DELIVERY_DATES_ID } from './product-info.ts'
import { recordView } from './recommendations/recently-viewed.ts'
import { useProductInfoWords } from './use-product-info-words.ts'

/** What only the browser can add to a page that everyone shares: today's delivery dates, and the record of this view. */
export function IdleProductPart({ productId }: { productId: string }) {
  const { code } = useRegion()
  const dates = useProductInfoWords()('promise.dates', getDeliveryDates())
  useEffect(() => {
    const element = document.getElementById(DELIVERY_DATES_ID)
    // Promises that the browser rendered show their dates themselves.
    if (element && !element.textContent) element.textContent = dates
  }, [dates])
  useEffect(() => recordView(code, productId), [code, productId])
  return null
}
