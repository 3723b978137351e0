import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { getBrowserCart } from './browser-cart.ts'
import { getCheckoutId } from './cart-address.ts'

/**
 * Restores the cart of a checkout_id (CART-07) and opens the drawer, except on /cart. The parameter is removed from the
 * address, so that a reload or a shared link does not restore it again.
 */
export function CheckoutRestore() {
  const router = useRouter()
  const region = useRegion().code
  const { open } = useOpenPanel()
  const hasCheckoutId = useLocation({ select: ({ search }) => 'checkout_id' in search })

  useEffect(() => {
    if (!hasCheckoutId) return
    const { pathname, search } = router.state.location
    const id = getCheckoutId(search)
    if (id) void getBrowserCart(region).restore(id)
    if (id && pathname !== '/cart') open('cart')
    void router.navigate({
      to: '.',
      search: (before) => ({ ...before, checkout_id: undefined }),
      hash: true,
      replace: true,
      resetScroll: false,
    })
  }, [hasCheckoutId, region, open, router])
  return null
}
