import { createIsomorphicFn } from '@tanstack/react-start'
import { useContext, useSyncExternalStore } from 'react'
import type { Cart } from '#app/cart/cart.ts'
import { lazyOptional, OptionalPart } from '#app/page/optional-part.tsx'
import { useRegion } from '#app/region/use-region.ts'
import { readBrowserCookie, subscribeToVisitorChanges } from '#app/visitor/browser-state.ts'
import { cartCount } from '#app/visitor/cookies.ts'
import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import { OtherCartsContext } from './other-cart.ts'
import { OtherCartNotices } from './other-cart-notices.tsx'
import './other-cart-notices.module.css?styles-only'

/** On the server it is not lazy, because without script a page has only what is rendered at once. */
const Notices = createIsomorphicFn()
  .server(() => OtherCartNotices)
  .client(() => lazyOptional(() => import('./other-cart-notices.tsx').then((module) => module.OtherCartNotices)))()

const hasOtherCart = (here: RegionCode): boolean =>
  REGION_CODES.some((region) => region !== here && Number(readBrowserCookie(cartCount(region)) ?? 0) > 0)

/** Says in a cart that the visitor has one in another region's shop, too (REG-11). */
export function OtherCarts({ cart }: { cart: Cart | null }) {
  const region = useRegion().code
  const known = useContext(OtherCartsContext)
  const isDue = useSyncExternalStore(
    subscribeToVisitorChanges,
    () => hasOtherCart(region),
    () => known !== null && known.length > 0,
  )
  if (!isDue) return null
  return (
    <OptionalPart>
      <Notices known={known} cart={cart} />
    </OptionalPart>
  )
}
