import { useLocation } from '@tanstack/react-router'
import { useEffect, useReducer } from 'react'
import { browserCart } from '#app/cart/browser-cart.ts'
import { useRegion } from '#app/region/use-region.ts'
import { rememberInBrowser } from '#app/visitor/browser-cookies.ts'
import { discountCode, hideNewsletterPrompt } from '#app/visitor/cookies.ts'
import { discountIn, discountNotification } from './discount.ts'
import { NotificationBanner } from './notification-banner.tsx'
import { HIDDEN, staysFor, transition } from './notification-machine.ts'

/** A discount that the address brings is kept for the checkout, and the shopper told so (CART-14). */
export function DiscountNotice() {
  const region = useRegion().code
  const code = useLocation({ select: ({ search }) => discountIn(search).code })
  const isCampaign = useLocation({ select: ({ search }) => discountIn(search).isCampaign })
  const [state, send] = useReducer(transition, HIDDEN)

  useEffect(() => {
    if (isCampaign) rememberInBrowser(hideNewsletterPrompt, 'true')
  }, [isCampaign])

  useEffect(() => {
    if (!code) return
    rememberInBrowser(discountCode, code)
    // a cart that was read before knows nothing of it yet
    void browserCart(region).refresh()
    send({ type: 'told', notification: discountNotification(code) })
  }, [code, region])

  const stays = state.isVisible ? staysFor(state) : null
  useEffect(() => {
    if (stays === null) return
    const timer = setTimeout(() => send({ type: 'time-up' }), stays)
    return () => clearTimeout(timer)
  }, [stays])

  return <NotificationBanner state={state} onDismiss={() => send({ type: 'dismissed' })} />
}
