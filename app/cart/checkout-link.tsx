import { type MouseEvent, useEffect, useState } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { opensElsewhere } from '#app/ui/opens-elsewhere.ts'
import { rememberInBrowser } from '#app/visitor/browser-cookies.ts'
import { checkoutStarted } from '#app/visitor/cookies.ts'
import { browserCart } from './browser-cart.ts'
import { isStale } from './cart-machine.ts'
import { useCartWords } from './use-cart-words.ts'

/** How long a press may be on its way before the next one counts, in ms. */
const PATIENCE_MS = 5_000

/**
 * The way to pay (CART-13). Whoever presses it while a change is under way goes when that is through, with the cart as it
 * then is; a second press goes nowhere twice. Without script it is a link.
 */
export function CheckoutLink({ href }: { href: string }) {
  const t = useCartWords()
  const region = useRegion().code
  const [going, setGoing] = useState(false)
  useEffect(() => {
    if (!going) return
    const stay = () => setGoing(false)
    // a way that leads nowhere can be tried again; back from the checkout, the page may be as it was left
    const timer = setTimeout(stay, PATIENCE_MS)
    window.addEventListener('pageshow', stay)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pageshow', stay)
    }
  }, [going])

  async function go(event: MouseEvent) {
    if (going) return event.preventDefault()
    const cart = browserCart(region)
    rememberInBrowser(checkoutStarted(region), '1')
    if (opensElsewhere(event)) return
    setGoing(true)
    if (!isStale(cart.state())) return
    event.preventDefault()
    await cart.settled()
    const { cart: now, notice } = cart.state()
    // what went wrong, or became of the cart, is read before anybody pays
    if (now && !notice) window.location.assign(now.checkoutUrl)
    else setGoing(false)
  }

  return (
    <a href={href} className={button.primary} onClick={go} aria-disabled={going || undefined}>
      <span aria-live="polite">{t(going ? 'checkout.going' : 'checkout')}</span>
    </a>
  )
}
