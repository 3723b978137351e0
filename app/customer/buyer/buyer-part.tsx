import { useEffect } from 'react'
import { useCartCount } from '#app/cart/use-cart.ts'
import { useRegion } from '#app/region/use-region.ts'
import { readSession, removeSession, writeSession } from '#app/visitor/browser-storage.ts'
import { cartBuyerKey } from '#contracts/visitor.ts'
import { getUsableAccessToken } from '../sign-in/session.ts'
import { useSessionOwner } from '../sign-in/use-session-owner.ts'
import { identifyBuyerFn } from './buyer.functions.ts'

/** Makes the cart of who is signed in theirs (ACC-08): once for each cart and session of this tab. */
export function BuyerPart() {
  const region = useRegion().code
  const owner = useSessionOwner()
  const hasCart = useCartCount() > 0

  useEffect(() => {
    const key = cartBuyerKey(region)
    if (owner === null || !hasCart) return removeSession(key)
    // a stale token is not refreshed for it (sign-in/session.ts)
    const accessToken = getUsableAccessToken(region)
    if (!accessToken || readSession(key) === owner) return
    writeSession(key, owner)
    identifyBuyerFn({ data: { region, accessToken } }).catch(() => removeSession(key))
  }, [region, owner, hasCart])
  return null
}
