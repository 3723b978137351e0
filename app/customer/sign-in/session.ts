import { forgetTokenFn } from '#app/fit/fit.functions.ts'
import { clearAccountFit } from '#app/fit/saved-fit-cookie.ts'
import {
  deleteBrowserCookie,
  readLocal,
  removeLocal,
  removeSession,
  setBrowserCookie,
  writeLocal,
  writeSession,
} from '#app/visitor/browser-state.ts'
import { customerId, hasOrdered } from '#app/visitor/cookies.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { LOCAL_STORAGE, SESSION_STORAGE, tokensKey } from '#contracts/shop/visitor.ts'
import { removeDraft } from '../account-draft.ts'
import { leaveCartFn } from '../buyer/buyer.functions.ts'
import { deleteAccountCookie, matchCartCustomer, releaseCart, writeAccountCookie } from './account-cookie.ts'
import { type Credentials, getOwner, getSubject, isStale, parseCredentials, toCredentials } from './credentials.ts'
import { getSignOutUrlFn, refreshTokensFn } from './sign-in.functions.ts'

/** Reads the region's stored tokens. */
export const readCredentials = (region: RegionCode): Credentials | undefined =>
  parseCredentials(readLocal(tokensKey(region)))

/**
 * Returns the stored access token unless it is stale, for optional calls. It does not refresh, because a response that
 * arrives after the page was left would be lost, and with it the single-use refresh token.
 */
export function getUsableAccessToken(region: RegionCode): string | undefined {
  const credentials = readCredentials(region)
  return credentials && !isStale(credentials, Date.now()) ? credentials.accessToken : undefined
}

/**
 * Stores tokens, and the customer id in the cookie that counts as logged in (spec 1), which the server reads for checkout URLs.
 * Releases the cart of another customer.
 */
export function saveCredentials(region: RegionCode, credentials: Credentials): void {
  const before = readCredentials(region)
  // before the tokens are stored, because their listeners use the cart
  if (!before || getOwner(before) !== getOwner(credentials)) {
    releaseCart(region)
    deleteBrowserCookie(hasOrdered(region))
  }
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
  deleteBrowserCookie(hasOrdered(region))
  releaseCart(region)
  // last, because other tabs react to this change
  removeLocal(tokensKey(region))
}

/** Ends a session whose token is refused although it was just refreshed, unless another tab has signed in meanwhile. */
export function endSession(region: RegionCode, rejectedToken: string): void {
  if (readCredentials(region)?.accessToken === rejectedToken) resetCredentials(region)
}

/** The signed-in session. 'unreachable': the tokens have expired and cannot be refreshed now. */
type Session = { ok: true; credentials: Credentials } | { ok: false; failure: 'signed-out' | 'unreachable' }

/**
 * Returns valid tokens, refreshing stale ones in one tab at a time, because a refresh token works once. `rejectedToken` is an
 * access token that was refused although it is not stale.
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
    if (latest.refreshToken === '') return keepUntilExpiry(region, latest, rejectedToken)
    return refreshSession(region, latest)
  })
}

/** Without a refresh token, keeps the session until its access token expires or is refused, and then ends it. */
function keepUntilExpiry(region: RegionCode, credentials: Credentials, rejectedToken: string | undefined): Session {
  const isGood = Date.now() < credentials.tokenExpiry && credentials.accessToken !== rejectedToken
  if (isGood) return { ok: true, credentials }
  resetCredentials(region)
  return { ok: false, failure: 'signed-out' }
}

async function refreshSession(region: RegionCode, previous: Credentials): Promise<Session> {
  const outcome = await refreshTokensFn({ data: { region, refreshToken: previous.refreshToken } }).catch(() => null)
  const latest = readCredentials(region)
  // after a sign-out in any tab, storing the new tokens would sign in again
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

/** Runs tasks with the same name one after the other: across tabs if the browser has Web Locks, otherwise within this page. */
async function runExclusively<T>(name: string, task: () => Promise<T>): Promise<T> {
  if (navigator.locks) return await navigator.locks.request(name, task)
  const result = queue.then(task, task)
  queue = result.catch(() => {})
  return result
}

let isLeaving = false

/** Whether this page is signing out, so that the end of its session must not redirect to sign-in. */
export const isSigningOut = (): boolean => isLeaving

/** Signs out here and at the sign-in service, which redirects to the shop's home page (ACC-03). */
export async function signOut(region: RegionCode): Promise<void> {
  isLeaving = true
  const credentials = readCredentials(region)
  const [url] = await Promise.all([
    credentials && getSignOutUrlFn({ data: { region, idToken: credentials.idToken } }).catch(() => null),
    // the account's fit does not stay on the device
    forgetTokenFn({ data: { region } }).catch(() => null),
    // the customer's cart is replaced by a copy of its goods
    leaveCartFn({ data: { region } }).catch(() => null),
  ])
  clearAccountFit()
  removeDraft(region)
  // the draft belongs to an order of this customer
  removeLocal(LOCAL_STORAGE.returnDraft)
  removeSession(SESSION_STORAGE.trackedOrder)
  resetCredentials(region)
  writeSession(SESSION_STORAGE.signedOutAt, String(Date.now()))
  window.location.assign(url ?? (region === 'gb' ? '/' : `/${region}`))
}
