import { forgetTokenFn } from '#app/fit/fit.functions.ts'
import { dropAccountFit } from '#app/fit/kept-fit.ts'
import { forgetInBrowser, rememberInBrowser } from '#app/visitor/browser-cookies.ts'
import { store, stored, unstore } from '#app/visitor/browser-storage.ts'
import { customerId } from '#app/visitor/cookies.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { tokensKey } from '#contracts/visitor.ts'
import { type Credentials, claimsOf, credentialsFrom, isStale, parseCredentials } from './credentials.ts'
import { refreshTokensFn, signOutLinkFn } from './sign-in.functions.ts'

/** The tokens of this region that the browser holds. */
export const credentialsNow = (region: RegionCode): Credentials | undefined =>
  parseCredentials(stored(tokensKey(region)))

/**
 * Keeps tokens, and whose they are in the cookie that counts as logged in (spec 1): it is how the server knows when it
 * makes a checkout's address.
 */
export function keepCredentials(region: RegionCode, credentials: Credentials): void {
  store(tokensKey(region), JSON.stringify(credentials))
  const { sub } = claimsOf(credentials.idToken)
  if (sub) rememberInBrowser(customerId, sub)
}

/** ACC-02: "resetCredentials clears both storage and state". State follows storage (`useVisitor`). */
function resetCredentials(region: RegionCode): void {
  forgetInBrowser(customerId)
  // last: it is what other tabs hear of
  unstore(tokensKey(region))
}

/** How the tokens of a visit stand. 'unreachable': they are over, and the sign-in service cannot be asked for more. */
export type Session = { ok: true; credentials: Credentials } | { ok: false; why: 'signed-out' | 'unreachable' }

/**
 * Tokens that are good for a call: the ones there are, or the next ones when it is time. One refresh at a time in all tabs:
 * a refresh token is good for one use, and a second use ends the visit. `evenIfFresh` is for a token that was refused.
 */
export async function freshSession(
  region: RegionCode,
  { evenIfFresh }: { evenIfFresh?: string } = {},
): Promise<Session> {
  const isGood = (credentials: Credentials) =>
    !isStale(credentials, Date.now()) && credentials.accessToken !== evenIfFresh
  const before = credentialsNow(region)
  if (!before) return { ok: false, why: 'signed-out' }
  if (isGood(before)) return { ok: true, credentials: before }
  return oneAtATime(`spoke sign-in ${region}`, async () => {
    const now = credentialsNow(region)
    if (!now) return { ok: false, why: 'signed-out' }
    // another tab was faster
    if (isGood(now)) return { ok: true, credentials: now }
    return refresh(region, now)
  })
}

async function refresh(region: RegionCode, before: Credentials): Promise<Session> {
  const outcome = await refreshTokensFn({ data: { region, refreshToken: before.refreshToken } }).catch(() => null)
  if (outcome?.ok) {
    const credentials = credentialsFrom(outcome.tokens, Date.now(), before)
    keepCredentials(region, credentials)
    return { ok: true, credentials }
  }
  if (outcome?.why === 'refused') {
    resetCredentials(region)
    return { ok: false, why: 'signed-out' }
  }
  return Date.now() < before.tokenExpiry ? { ok: true, credentials: before } : { ok: false, why: 'unreachable' }
}

let underWay: Promise<unknown> = Promise.resolve()

/** Across tabs where the browser has locks (any page over TLS, and localhost); else within this page. */
function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(name, work)
  const turn = underWay.then(work, work)
  underWay = turn.catch(() => {})
  return turn
}

/** Signs out here and at the sign-in service, which sends the browser back to the shop's first page (ACC-03). */
export async function signOut(region: RegionCode): Promise<void> {
  const idToken = credentialsNow(region)?.idToken
  const [link] = await Promise.all([
    idToken ? signOutLinkFn({ data: { region, idToken } }).catch(() => null) : null,
    // the device is a stranger's again: what the account keeps of a fit is not left behind
    forgetTokenFn({ data: { region } }).catch(() => null),
  ])
  dropAccountFit()
  resetCredentials(region)
  window.location.assign(link ?? homeOf(region))
}

const homeOf = (region: RegionCode) => (region === 'gb' ? '/' : `/${region}`)
