import { deleteBrowserCookie, readBrowserCookie, setBrowserCookie, writeLocal } from '#app/visitor/browser-state.ts'
import { accountToken, cartCount, cartCustomer } from '#app/visitor/cookies.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { cartStampKey } from '#contracts/shop/visitor.ts'
import { type Credentials, getOwner, isStale, REFRESH_EARLY_MS } from './credentials.ts'

/** An access token with its owner. */
type TokenOfOwner = { accessToken: string; owner: string }

/** Maximum length of the value. Browsers drop cookies above 4,096 bytes, and many servers refuse headers above 8,192. */
const MAX_LENGTH = 3_500

/** The value of the account cookie. */
export const formatAccountCookie = ({ accessToken, owner }: TokenOfOwner): string => `${accessToken} ${owner}`

/** Parses the value of an account cookie; null if it is invalid, since anyone can set a cookie. */
export function parseAccountCookie(value: string | undefined): TokenOfOwner | null {
  const [, accessToken = '', owner = ''] = /^([!-~]+) ([!-~]+)$/.exec(value ?? '') ?? []
  return accessToken === '' ? null : { accessToken, owner }
}

/**
 * Writes the account cookie, by which the server reads the customer for the account page until the token is stale. DECISIONS.md
 * gives the reasons.
 */
export function writeAccountCookie(region: RegionCode, credentials: Credentials, now: number): void {
  const value = formatAccountCookie({ accessToken: credentials.accessToken, owner: getOwner(credentials) })
  const isGood = !isStale(credentials, now) && encodeURIComponent(value).length <= MAX_LENGTH
  const cookie = accountToken(region)
  const goodForS = Math.floor((credentials.tokenExpiry - REFRESH_EARLY_MS - now) / 1000)
  setBrowserCookie({ ...cookie, maxAge: isGood ? Math.min(cookie.maxAge, goodForS) : 0 }, value)
}

/** Deletes the account cookie, so that the server can no longer read the customer. */
export const deleteAccountCookie = (region: RegionCode): void => deleteBrowserCookie(accountToken(region))

/** Sets the customer whose carts this browser may use. */
export function setCartCustomer(region: RegionCode, customer: string): void {
  if (readBrowserCookie(cartCustomer(region)) !== customer) setBrowserCookie(cartCustomer(region), customer)
}

/** Aligns the customer of the carts with the session: sets a missing one, and removes it without a session. */
export function matchCartCustomer(region: RegionCode, owner: string | null): void {
  const customer = readBrowserCookie(cartCustomer(region))
  if (owner === null) releaseCart(region)
  else if (customer === undefined) setCartCustomer(region, owner)
}

/** Ends the use of a customer's cart. The next request replaces it on the server, and open tabs read the new one. */
export function releaseCart(region: RegionCode): void {
  if (readBrowserCookie(cartCustomer(region)) === undefined) return
  deleteBrowserCookie(cartCustomer(region))
  // Without a random suffix, because its code would add a file to every page.
  if (readBrowserCookie(cartCount(region)) !== undefined) writeLocal(cartStampKey(region), String(Date.now()))
}
