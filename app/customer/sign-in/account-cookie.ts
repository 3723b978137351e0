import { deleteBrowserCookie, readBrowserCookie, setBrowserCookie, writeLocal } from '#app/visitor/browser-state.ts'
import { accountToken, cartCount, cartCustomer } from '#app/visitor/cookies.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { cartStampKey } from '#contracts/shop/visitor.ts'
import { type Credentials, getOwner, isStale, REFRESH_EARLY_MS } from './credentials.ts'

/** An access token, and whose it is. */
type TokenOfOwner = { accessToken: string; owner: string }

/** Characters of the longest value. Browsers drop cookies above 4,096 bytes, and many servers refuse headers above 8,192. */
const MAX_LENGTH = 3_500

/** The value of the account cookie. */
export const formatAccountCookie = ({ accessToken, owner }: TokenOfOwner): string => `${accessToken} ${owner}`

/** Reads the value of an account cookie, which anything may have written; null where it is none. */
export function parseAccountCookie(value: string | undefined): TokenOfOwner | null {
  const [, accessToken = '', owner = ''] = /^([!-~]+) ([!-~]+)$/.exec(value ?? '') ?? []
  return accessToken === '' ? null : { accessToken, owner }
}

/** Lets the server read the customer for the account's page until the token is stale. DECISIONS.md says why. */
export function writeAccountCookie(region: RegionCode, credentials: Credentials, now: number): void {
  const value = formatAccountCookie({ accessToken: credentials.accessToken, owner: getOwner(credentials) })
  const isGood = !isStale(credentials, now) && encodeURIComponent(value).length <= MAX_LENGTH
  const cookie = accountToken(region)
  const goodForS = Math.floor((credentials.tokenExpiry - REFRESH_EARLY_MS - now) / 1000)
  setBrowserCookie({ ...cookie, maxAge: isGood ? Math.min(cookie.maxAge, goodForS) : 0 }, value)
}

/** Ends what the server may read. */
export const deleteAccountCookie = (region: RegionCode): void => deleteBrowserCookie(accountToken(region))

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
