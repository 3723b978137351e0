import { useLoaderData, useLocation } from '@tanstack/react-router'
import { type Dispatch, useEffect } from 'react'
import { getBrowserCart } from '#app/cart/browser-cart.ts'
import { useRegion } from '#app/region/use-region.ts'
import { setBrowserCookie } from '#app/visitor/browser-cookies.ts'
import { discountCode, hideNewsletterPrompt } from '#app/visitor/cookies.ts'
import { getDiscountNotification, parseDiscount } from './discount.ts'
import type { NotificationEvent } from './notification-machine.ts'

/** Stores a discount code from the address for checkout, and shows a notification (CART-14). */
export function useDiscountNotification(dispatch: Dispatch<NotificationEvent>): void {
  const { code: region, locale } = useRegion()
  const campaign = useLoaderData({ from: '__root__', select: (shell) => shell.campaign })
  const code = useLocation({ select: ({ search }) => parseDiscount(search, campaign).code })
  const isCampaign = useLocation({ select: ({ search }) => parseDiscount(search, campaign).isCampaign })

  useEffect(() => {
    if (isCampaign) setBrowserCookie(hideNewsletterPrompt, 'true')
  }, [isCampaign])

  useEffect(() => {
    if (!code) return
    setBrowserCookie(discountCode, code)
    // the loaded cart does not have the code yet
    void getBrowserCart(region).refresh()
    dispatch({ type: 'shown', notification: getDiscountNotification(code, locale) })
  }, [code, region, locale, dispatch])
}
