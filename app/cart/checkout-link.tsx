import { type MouseEvent, useEffect, useState } from 'react'
import { cartWords } from '#app/copy/cart.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { isBrowserHandledClick } from '#app/ui/browser-handled-click.ts'
import button from '#app/ui/button.module.css'
import { setBrowserCookie } from '#app/visitor/browser-cookies.ts'
import { checkoutStarted } from '#app/visitor/cookies.ts'
import { isLoggedIn, useVisitor } from '#app/visitor/use-visitor.ts'
import { getBrowserCart } from './browser-cart.ts'
import { getCheckoutUrl } from './cart.ts'
import { isStale } from './cart-machine.ts'

/** How long a press blocks the next one while checkout opens, in ms. */
const OPENING_MS = 5_000

/**
 * The link to checkout (CART-13). With a pending change it waits for that, and a failure or notice keeps the shopper here.
 * A second press does nothing. Without script it is a plain link.
 */
export function CheckoutLink({ href }: { href: string }) {
  const t = useWords(cartWords)
  const region = useRegion().code
  const visitor = useVisitor()
  const [isOpening, setOpening] = useState(false)
  useEffect(() => {
    if (!isOpening) return
    const reset = () => setOpening(false)
    // Checkout may not open, and Back may restore the page as it was left.
    const timer = setTimeout(reset, OPENING_MS)
    window.addEventListener('pageshow', reset)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pageshow', reset)
    }
  }, [isOpening])

  async function onClick(event: MouseEvent) {
    if (isOpening) return event.preventDefault()
    const cart = getBrowserCart(region)
    setBrowserCookie(checkoutStarted(region), '1')
    if (isBrowserHandledClick(event)) return
    setOpening(true)
    if (!isStale(cart.getState())) return
    event.preventDefault()
    await cart.whenSettled()
    const { cart: settledCart, notice } = cart.getState()
    if (settledCart && !notice) window.location.assign(addLoggedIn(settledCart.checkoutUrl, isLoggedIn(region)))
    else setOpening(false)
  }

  return (
    <a
      href={addLoggedIn(href, visitor.isLoggedIn)}
      className={button.primary}
      onClick={onClick}
      aria-disabled={isOpening || undefined}
    >
      <span aria-live="polite">{t(isOpening ? 'checkout.going' : 'checkout')}</span>
    </a>
  )
}

/** Adds logged_in for a customer whom only the browser knows: a token without the cookie that the server reads (CART-13). */
const addLoggedIn = (href: string, isCustomer: boolean) =>
  isCustomer ? getCheckoutUrl(href, { isLoggedIn: true, discountCode: null }) : href
