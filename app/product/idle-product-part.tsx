import { useLocation } from '@tanstack/react-router'
import { lazy, useEffect, useState, useSyncExternalStore } from 'react'
import { productAroundWords } from '#app/copy/product-info.ts'
import { useWords } from '#app/copy/use-words.ts'
import { OptionalPart } from '#app/page/optional-part.tsx'
import { useRegion } from '#app/region/use-region.ts'
import { subscribeToVisitorChanges } from '#app/visitor/browser-state.ts'
import { parseCompareHash } from './compare/compare-address.ts'
import { DELIVERY_DATES_ID, getDeliveryDates } from './offers/delivery.ts'
import type { Product } from './product.ts'
import { recordsViews, recordView } from './recommendations/recently-viewed.ts'
import { type Choice, SIZE_GUIDE } from './size/choice.ts'
import { floatBuyBar } from './size/float-buy-bar.ts'
import { getSizeChart } from './size/size-chart.ts'

/**
 * Runs what a cached page leaves to the browser: delivery dates, recording the view, the floating buy bar, the
 * comparison of colours and the size guide.
 */
export function IdleProductPart({ product, choice }: { product: Product; choice: Choice }) {
  const productId = product.id
  const { code } = useRegion()
  const dates = useWords(productAroundWords)('promise.dates', getDeliveryDates())
  useEffect(() => {
    const element = document.getElementById(DELIVERY_DATES_ID)
    // Promises that the browser has rendered already contain the dates.
    if (element && !element.textContent) element.textContent = dates
  }, [dates])
  // the page on which the visitor answers the consent banner counts, too
  const isRecorded = useSyncExternalStore(subscribeToVisitorChanges, recordsViews, () => false)
  useEffect(() => {
    if (isRecorded) recordView(code, productId)
  }, [code, productId, isRecorded])
  useEffect(() => floatBuyBar(), [])
  return (
    <>
      <ComparePart product={product} choice={choice} />
      <SizeGuidePart product={product} choice={choice} />
    </>
  )
}

const CompareDialog = lazy(() =>
  import('./compare/compare-dialog.tsx').then((module) => ({ default: module.CompareDialog })),
)

/** The comparison of two colours, open while the address has its fragment. Its code loads when it first opens. */
function ComparePart({ product, choice }: { product: Product; choice: Choice }) {
  const other = useLocation({ select: ({ hash }) => parseCompareHash(hash) })
  const [wasOpened, setOpened] = useState(false)
  if (other !== null && !wasOpened) setOpened(true)
  if (!wasOpened || product.colourways.length < 2) return null
  return (
    <OptionalPart>
      <CompareDialog product={product} choice={choice} other={other} />
    </OptionalPart>
  )
}

const SizeGuideDrawer = lazy(() =>
  import('./size-guide/size-guide-drawer.tsx').then((module) => ({ default: module.SizeGuideDrawer })),
)

/** The size guide, whose code loads when it is first opened. */
function SizeGuidePart(props: { product: Product; choice: Choice }) {
  const isOpen = useLocation({ select: ({ hash }) => hash === SIZE_GUIDE })
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)
  if (!wasOpened || !getSizeChart(props.product)) return null
  return (
    <OptionalPart>
      <SizeGuideDrawer {...props} open={isOpen} />
    </OptionalPart>
  )
}
