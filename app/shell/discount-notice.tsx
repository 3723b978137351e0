import { useLocation } from '@tanstack/react-router'
import { useEffect, useReducer } from 'react'
import { getBrowserCart } from '#app/cart/browser-cart.ts'
import { useRegion } from '#app/region/use-region.ts'
import { setBrowserCookie } from '#app/visitor/browser-cookies.ts'
import { discountCode, hideNewsletterPrompt } from '#app/visitor/cookies.ts'
import { getDiscountNotification, parseDiscount } from './discount.ts'
import { NotificationBanner } from './notification-banner.tsx'
import { getAutoHideMs, HIDDEN, transition } from './notification-machine.ts'

/** Stores a discount code from the address for checkout, and shows a notification (CART-14). */
export function DiscountNotice() {
  const { code: region, locale } = useRegion()
  const code = useLocation({ select: ({ search }) => parseDiscount(search).code })
  const isCampaign = useLocation({ select: ({ search }) => parseDiscount(search).isCampaign })
  const [state, dispatch] = useReducer(transition, HIDDEN)

  useEffect(() => {
    if (isCampaign) setBrowserCookie(hideNewsletterPrompt, 'true')
  }, [isCampaign])

  useEffect(() => {
    if (!code) return
    setBrowserCookie(discountCode, code)
    // the loaded cart does not have the code yet
    void getBrowserCart(region).refresh()
    dispatch({ type: 'shown', notification: getDiscountNotification(code, locale) })
  }, [code, region, locale])

  const autoHideMs = state.isVisible ? getAutoHideMs(state) : null
  useEffect(() => {
    if (autoHideMs === null) return
    const timer = setTimeout(() => dispatch({ type: 'time-up' }), autoHideMs)
    return () => clearTimeout(timer)
  }, [autoHideMs])

  return <NotificationBanner state={state} onDismiss={() => dispatch({ type: 'dismissed' })} />
}
