import { forgetTokenFn } from '#app/fit/fit.functions.ts'
import { clearAccountFit } from '#app/fit/saved-fit-cookie.ts'
import {
  deleteBrowserCookie,
  readLocal,
  removeLocal,
  setBrowserCookie,
  writeLocal,
} from '#app/visitor/browser-state.ts'
import { customerId } from '#app/visitor/cookies.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { LOCAL_STORAGE, tokensKey } from '#contracts/shop/visitor.ts'
import { removeDraft } from '../account-draft.ts'
import { leaveCartFn } from '../buyer/buyer.functions.ts'
import { deleteAccountCookie, matchCartCustomer, releaseCart, writeAccountCookie } from './account-cookie.ts'
import { type Credentials, getOwner, getSubject, isStale, parseCredentials, toCredentials } from './credentials.ts'
import { getSignOutUrlFn, refreshTokensFn } from './sign-in.functions.ts'

/** Reads the region's stored tokens. */
export const readCredentials = (region: RegionCode): Credentials | undefined =>
  parseCredentials(readLocal(tokensKey(region)))

/**
 * The stored access token unless it is stale, for what a page can do without. It is not refreshed: leaving the page would
 * lose the response and with it the single-use refresh token.
 */
export function getUsableAccessToken(region: RegionCode): string | undefined {
  const credentials = readCredentials(region)
  return credentials && !isStale(credentials, Date.now()) ? credentials.accessToken : undefined
}

/**
 * Stores tokens, and the customer id in the cookie that counts as logged in (spec 1). The server reads that cookie when
 * it makes a checkout address. Another customer's cart is not theirs.
 */
export function saveCredentials(region: RegionCode, credentials: Credentials): void {
  const before = readCredentials(region)
  // first, because listeners of the tokens use the cart
  if (!before || getOwner(before) !== getOwner(credentials)) releaseCart(region)
  writeLocal(tokensKey(region), JSON.stringify(credentials))
  matchCartCustomer(region, getOwner(credentials))
  const subject = getSubject(credentials.idToken)
  if (subject) setBrowserCookie(customerId, subject)
  writeAccountCookie(region, credentials, Date.now())
}

/** ACC-02: "resetCredentials clears both storage and state". State follows storage (`useVisitor`). */
function resetCredentials(region: RegionCode): void {
  deleteBrowserCookie(customerId)
  deleteAccountCookie(region)
  releaseCart(region)
  // last, because other tabs react to this one
  removeLocal(tokensKey(region))
}

/** Ends a session whose token is refused although it was just refreshed, unless another tab has signed in meanwhile. */
export function endSession(region: RegionCode, rejectedToken: string): void {
  if (readCredentials(region)?.accessToken === rejectedToken) resetCredentials(region)
}

/** The signed-in session. 'unreachable': the tokens have expired and cannot be refreshed now. */
type Session = { ok: true; credentials: Credentials } | { ok: false; failure: 'signed-out' | 'unreachable' }

/**
 * Gets tokens that are good for a call, refreshing stale ones. A refresh token works once, so only one tab refreshes at a
 * time. `rejectedToken` is an access token that was refused although it is not stale.
 */
export async function getFreshSession(
  region: RegionCode,
  { rejectedToken }: { rejectedToken?: string } = {},
): Promise<Session> {
  const isUsable = (credentials: Credentials) =>
    !isStale(credentials, Date.now()) && credentials.accessToken !== rejectedToken
  const stored = readCredentials(region)
  if (!stored) return { ok: false, failure: 'signed-out' }
  if (isUsable(stored)) return { ok: true, credentials: stored }
  return runExclusively(`spoke sign-in ${region}`, async () => {
    const latest = readCredentials(region)
    if (!latest) return { ok: false, failure: 'signed-out' }
    // another tab has refreshed meanwhile
    if (isUsable(latest)) return { ok: true, credentials: latest }
    if (latest.refreshToken === '') return endSessionInTime(region, latest, rejectedToken)
    return refreshSession(region, latest)
  })
}

/** Without a refresh token the access token is used to its end; then the customer signs in again. */
function endSessionInTime(region: RegionCode, credentials: Credentials, rejectedToken: string | undefined): Session {
  const isGood = Date.now() < credentials.tokenExpiry && credentials.accessToken !== rejectedToken
  if (isGood) return { ok: true, credentials }
  resetCredentials(region)
  return { ok: false, failure: 'signed-out' }
}

async function refreshSession(region: RegionCode, previous: Credentials): Promise<Session> {
  const outcome = await refreshTokensFn({ data: { region, refreshToken: previous.refreshToken } }).catch(() => null)
  const latest = readCredentials(region)
  // signed out meanwhile, here or in another tab, where new tokens would sign in again
  if (!latest) return { ok: false, failure: 'signed-out' }
  if (latest.accessToken !== previous.accessToken) return { ok: true, credentials: latest }
  if (outcome?.ok) {
    const credentials = toCredentials(outcome.tokens, Date.now(), previous)
    saveCredentials(region, credentials)
    return { ok: true, credentials }
  }
  if (outcome?.failure === 'refused') {
    resetCredentials(region)
    return { ok: false, failure: 'signed-out' }
  }
  return Date.now() < previous.tokenExpiry ? { ok: true, credentials: previous } : { ok: false, failure: 'unreachable' }
}

let queue: Promise<unknown> = Promise.resolve()

/** Runs one task of a name at a time: across tabs where the browser has Web Locks, otherwise within this page. */
async function runExclusively<T>(name: string, task: () => Promise<T>): Promise<T> {
  if (navigator.locks) return await navigator.locks.request(name, task)
  const result = queue.then(task, task)
  queue = result.catch(() => {})
  return result
}

let isLeaving = false

/** Whether this page is signing out and leaves: the end of its session leads nowhere else. */
export const isSigningOut = (): boolean => isLeaving

/** Signs out here and at the sign-in service, which redirects to the shop's home page (ACC-03). */
export async function signOut(region: RegionCode): Promise<void> {
  isLeaving = true
  const credentials = readCredentials(region)
  const [url] = await Promise.all([
    credentials && getSignOutUrlFn({ data: { region, idToken: credentials.idToken } }).catch(() => null),
    // the account's fit does not stay on the device
    forgetTokenFn({ data: { region } }).catch(() => null),
    // nor does the customer's cart: this browser goes on with a copy of its goods
    leaveCartFn({ data: { region } }).catch(() => null),
  ])
  clearAccountFit()
  removeDraft(region)
  // it holds the order of who was signed in
  removeLocal(LOCAL_STORAGE.returnDraft)
  resetCredentials(region)
  window.location.assign(url ?? (region === 'gb' ? '/' : `/${region}`))
}
