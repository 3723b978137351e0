import { store, stored, unstore } from '#app/visitor/browser-storage.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { STORED } from '#contracts/visitor.ts'
import { challengeOf, type Departure, newDeparture } from './pkce.ts'
import { signInLinkFn } from './sign-in.functions.ts'

/**
 * Sends the browser to sign in. `replace` leaves no entry for the page that only led there. Rejects when the way there
 * cannot be had.
 */
export async function leaveForSignIn(region: RegionCode, { replace = false } = {}): Promise<void> {
  const departure = newDeparture()
  store(STORED.codeVerifier, departure.verifier)
  store(STORED.oauthState, departure.state)
  store(STORED.oauthNonce, departure.nonce)
  const { state, nonce } = departure
  const link = await signInLinkFn({ data: { region, state, nonce, challenge: await challengeOf(departure.verifier) } })
  // pressed twice: only the way that was stored last can be come back by
  if (stored(STORED.oauthState) !== state) return
  if (replace) window.location.replace(link)
  else window.location.assign(link)
}

/** What this browser set out with, if it did; it is good for one return. */
export function takeDeparture(): Departure | undefined {
  const verifier = stored(STORED.codeVerifier)
  const state = stored(STORED.oauthState)
  const nonce = stored(STORED.oauthNonce) ?? ''
  unstore(STORED.codeVerifier, STORED.oauthState, STORED.oauthNonce)
  return verifier && state ? { verifier, state, nonce } : undefined
}
