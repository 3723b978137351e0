import { readCartCount } from '#app/cart/use-cart.ts'
import { readSession, removeSession, writeSession } from '#app/visitor/browser-storage.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { cartBuyerKey } from '#contracts/shop/visitor.ts'
import { matchCartCustomer, setCartCustomer } from '../sign-in/cart-customer.ts'
import { getUsableAccessToken } from '../sign-in/session.ts'
import { getSessionOwner } from '../sign-in/use-session-owner.ts'
import { identifyBuyerFn } from './buyer.functions.ts'

let isIdentifying = false

/**
 * Makes the cart of who is signed in theirs (ACC-08): once for each cart and session of this tab. A failure is not stored,
 * so that the next call tries again.
 */
export async function keepBuyer(region: RegionCode): Promise<void> {
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
