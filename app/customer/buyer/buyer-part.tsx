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

/** Associates the cart with the signed-in customer, on every page and after every change of cart or session. */
export function BuyerPart() {
  const region = useRegion().code
  const path = useLocation({ select: ({ pathname }) => pathname })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page retries after a failure
  useEffect(() => {
    const sync = () => void syncBuyer(region)
    sync()
    return subscribeToVisitorChanges(sync)
  }, [region, path])
  return null
}

let isIdentifying = false

/**
 * Associates the cart with the signed-in customer (ACC-08), once for each cart and session of this tab. A failure is not
 * stored, so that the next call tries again.
 */
async function syncBuyer(region: RegionCode): Promise<void> {
  const key = cartBuyerKey(region)
  const owner = getSessionOwner(region)
  matchCartCustomer(region, owner)
  if (owner === null || readCartCount(region) === 0) return removeSession(key)
  // does not refresh a stale token (sign-in/session.ts)
  const accessToken = getUsableAccessToken(region)
  if (!accessToken || isIdentifying || readSession(key)?.startsWith(`${owner} `)) return
  isIdentifying = true
  const identified = await identifyBuyerFn({ data: { region, accessToken } }).catch(() => null)
  isIdentifying = false
  // if the customer has signed out meanwhile, the next request releases the cart
  if (!identified || getSessionOwner(region) !== owner) return
  writeSession(key, `${owner} ${identified.cart}`)
  if (identified.customer !== null) setCartCustomer(region, identified.customer)
}
