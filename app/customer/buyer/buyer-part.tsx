import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { subscribeToVisitorChanges } from '#app/visitor/visitor-changes.ts'
import { keepBuyer } from './keep-buyer.ts'

/** Keeps the cart that of who is signed in, on every page and after every change of cart or session. */
export function BuyerPart() {
  const region = useRegion().code
  const path = useLocation({ select: ({ pathname }) => pathname })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the next page is the next chance after a failure
  useEffect(() => {
    const keep = () => void keepBuyer(region)
    keep()
    return subscribeToVisitorChanges(keep)
  }, [region, path])
  return null
}
