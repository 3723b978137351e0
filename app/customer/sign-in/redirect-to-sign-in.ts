import {
  readLocal,
  readSession,
  refusesCookies,
  removeLocal,
  removeSession,
  writeLocal,
  writeSession,
} from '#app/visitor/browser-state.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { accountPlaceKey, LOCAL_STORAGE } from '#contracts/shop/visitor.ts'
import { type AccountSearch, parseAccountSearch } from '../account-search.ts'
import { startSignInFn } from './sign-in.functions.ts'
import type { PendingSignIn, SignInFailure } from './sign-in-machine.ts'

let latestRequest = 0

class TooManySignIns extends Error {
  override name = 'TooManySignIns'
}

class StorageRefused extends Error {
  override name = 'StorageRefused'
}

/** Converts a rejection of `redirectToSignIn` to a failure. */
export function getSignInFailure(cause: unknown): SignInFailure {
  if (cause instanceof TooManySignIns) return 'too-many'
  return cause instanceof StorageRefused ? 'not-kept' : 'failed'
}

/**
 * Sends the browser to the sign-in service. `replace` leaves no history entry for the current page, and `place` is the part
 * of the account that the sign-in leads back to. Rejects when the sign-in cannot be started.
 */
export async function redirectToSignIn(
  region: RegionCode,
  { replace = false, place = null }: { replace?: boolean; place?: AccountPlace | null } = {},
): Promise<void> {
  if (refusesCookies()) throw new StorageRefused('the browser refuses cookies')
  latestRequest += 1
  const request = latestRequest
  const started = await startSignInFn({ data: { region } })
  if (!started) throw new TooManySignIns('the limit of sign-ins was reached')
  const { url, pending } = started
  // After a second press, only the latest sign-in is stored and followed.
  if (request !== latestRequest) return
  storePlace(region, place)
  writeLocal(LOCAL_STORAGE.codeVerifier, pending.verifier)
  writeLocal(LOCAL_STORAGE.oauthState, pending.state)
  writeLocal(LOCAL_STORAGE.oauthNonce, pending.nonce)
  if (readLocal(LOCAL_STORAGE.oauthNonce) !== pending.nonce) throw new StorageRefused('storage is blocked or full')
  if (replace) window.location.replace(url)
  else window.location.assign(url)
}

/** Reads and removes the secrets of the sign-in that this browser started, if any: they are valid for one return only. */
export function takePendingSignIn(): PendingSignIn | undefined {
  const verifier = readLocal(LOCAL_STORAGE.codeVerifier)
  const state = readLocal(LOCAL_STORAGE.oauthState)
  const nonce = readLocal(LOCAL_STORAGE.oauthNonce) ?? ''
  removeLocal(LOCAL_STORAGE.codeVerifier, LOCAL_STORAGE.oauthState, LOCAL_STORAGE.oauthNonce)
  return verifier && state ? { verifier, state, nonce } : undefined
}

/** The part of the account that a sign-in leads back to. */
export type AccountPlace = Pick<AccountSearch, 'page' | 'order' | 'edit'>

/** Stores the part of the account to return to after sign-in; null for the overview. */
function storePlace(region: RegionCode, place: AccountPlace | null): void {
  if (place) writeSession(accountPlaceKey(region), JSON.stringify(place))
  else removeSession(accountPlaceKey(region))
}

/** Reads and removes the stored part of the account; the overview if there is none. */
export function takeStoredPlace(region: RegionCode): AccountPlace {
  const stored = readSession(accountPlaceKey(region))
  removeSession(accountPlaceKey(region))
  const { page = 'overview', order, edit } = parseAccountSearch(parseJson(stored))
  return { page, order, edit }
}

function parseJson(text: string | undefined): Record<string, string> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return {}
  }
}
