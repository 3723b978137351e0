import { deleteBrowserCookie, readBrowserCookie, setBrowserCookie } from '#app/visitor/browser-cookies.ts'
import { writeLocal } from '#app/visitor/browser-storage.ts'
import { cartCount, cartCustomer } from '#app/visitor/cookies.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { cartStampKey } from '#contracts/shop/visitor.ts'

/** Lets this browser use the carts of a customer, and of no other one. */
export function setCartCustomer(region: RegionCode, customer: string): void {
  if (readBrowserCookie(cartCustomer(region)) !== customer) setBrowserCookie(cartCustomer(region), customer)
}

/** Sets the customer of a session that the server does not know of, and removes one whose session is over. */
export function matchCartCustomer(region: RegionCode, owner: string | null): void {
  const customer = readBrowserCookie(cartCustomer(region))
  if (owner === null) releaseCart(region)
  else if (customer === undefined) setCartCustomer(region, owner)
}

/** Ends the use of a customer's cart. The server lets go of it with the next request, and open tabs read what is left. */
export function releaseCart(region: RegionCode): void {
  if (readBrowserCookie(cartCustomer(region)) === undefined) return
  deleteBrowserCookie(cartCustomer(region))
  // without a mark's random end, whose code would be one more file of every page
  if (readBrowserCookie(cartCount(region)) !== undefined) writeLocal(cartStampKey(region), String(Date.now()))
}
