import { useEffect } from 'react'
import { productAroundWords } from '#app/copy/product-info.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { ComparePart } from './compare/compare-part.tsx'
import { getDeliveryDates } from './offers/delivery-terms.ts'
import type { Product } from './product.ts'
import { DELIVERY_DATES_ID } from './product-info.ts'
import { recordView } from './recommendations/recently-viewed.ts'
import type { Choice } from './size/choice.ts'
import { floatBuyBar } from './size/float-buy-bar.ts'

/**
 * What only the browser can add to a page that everyone shares: today's delivery dates, the record of this view, the button
 * at the foot of the screen, and colours side by side.
 */
export function IdleProductPart({ product, choice }: { product: Product; choice: Choice }) {
  const productId = product.id
  const { code } = useRegion()
  const dates = useWords(productAroundWords)('promise.dates', getDeliveryDates())
  useEffect(() => {
    const element = document.getElementById(DELIVERY_DATES_ID)
    // Promises that the browser rendered show their dates themselves.
    if (element && !element.textContent) element.textContent = dates
  }, [dates])
  useEffect(() => recordView(code, productId), [code, productId])
  useEffect(() => floatBuyBar(), [])
  return <ComparePart product={product} choice={choice} />
}
