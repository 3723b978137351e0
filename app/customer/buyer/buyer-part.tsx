import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readCartCount } from '#app/cart/use-cart.ts'
import { useRegion } from '#app/region/use-region.ts'
import { readSession, removeSession, subscribeToVisitorChanges, writeSession } from '#app/visitor/browser-state.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { cartBuyerKey } from '#contracts/shop/visitor.ts'
import { matchCartCustomer, setCartCustomer } from '../sign-in/account-cookie.ts'
import { getUsableAccessToken } from '../sign-in/session.ts'
import { getSessionOwner } from '../sign-in/use-session-owner.ts'
import { identifyBuyerFn } from './buyer.functions.ts'

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

let isIdentifying = false

/**
 * Makes the cart of who is signed in theirs (ACC-08): once for each cart and session of this tab. A failure is not stored,
 * so that the next call tries again.
 */
async function keepBuyer(region: RegionCode): Promise<void> {
  const key = cartBuyerKey(region)
  const owner = getSessionOwner(region)
  matchCartCustomer(region, owner)
  if (owner === null || readCartCount(region) === 0) return removeSession(key)
  // a stale token is not refreshed for it (sign-in/session.ts)
  const accessToken = getUsableAccessToken(region)
  if (!accessToken || isIdentifying || readSession(key)?.startsWith(`${owner} `)) return
  isIdentifying = true
  const identified = await identifyBuyerFn({ data: { region, accessToken } }).catch(() => null)
  isIdentifying = false
  // signed out meanwhile: the cart is let go of by the next request
  if (!identified || getSessionOwner(region) !== owner) return
  writeSession(key, `${owner} ${identified.cart}`)
  if (identified.customer !== null) setCartCustomer(region, identified.customer)
}
