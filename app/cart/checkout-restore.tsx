import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { browserCart } from './browser-cart.ts'
import { checkoutIdIn } from './cart-address.ts'

/**
 * A cart that the address names is fetched and shown (CART-07): in the drawer, except on /cart. The parameter then leaves
 * the address, whatever it was, so that a reload or a shared link repeats nothing.
 */
export function CheckoutRestore() {
  const router = useRouter()
  const region = useRegion().code
  const { open } = useOpenPanel()
  const isAsked = useLocation({ select: ({ search }) => 'checkout_id' in search })

  useEffect(() => {
    if (!isAsked) return
    const { pathname, search } = router.state.location
    const id = checkoutIdIn(search)
    if (id) void browserCart(region).restore(id)
    if (id && pathname !== '/cart') open('cart')
    void router.navigate({
      to: '.',
      search: (before) => ({ ...before, checkout_id: undefined }),
      hash: true,
      replace: true,
      resetScroll: false,
    })
  }, [isAsked, region, open, router])
  return null
}
