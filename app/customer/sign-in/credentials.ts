/**
 * The tokens that a browser stores (spec 3, "Login credentials"); `tokenExpiry` in ms since 1970. `refreshToken` and
 * `idToken` are empty where the sign-in service gave none.
 */
export type Credentials = {
  accessToken: string
  refreshToken: string
  idToken: string
  tokenExpiry: number
  /** An id of this sign-in if no id token names the customer, so that the next sign-in counts as another customer. */
  owner?: string
}

/** How long before its expiry a token is refreshed, in ms: longer than any call that uses it. */
export const REFRESH_EARLY_MS = 60_000

/** The lifetime of a token in seconds if its response does not give one. */
const DEFAULT_LIFETIME_S = 3600

/** A token response; `expires_in` in seconds. Only the access token is certain (RFC 6749, 5.1). */
type TokenResponse = { access_token: string; refresh_token?: string; id_token?: string; expires_in?: number }

/**
 * Converts a token response to credentials; tokens that a refresh does not replace are those of `previous`. Spec 3:
 * "tokenExpiry (now plus expires_in seconds)", by the browser's clock, like `isStale`.
 */
export function toCredentials(response: TokenResponse, now: number, previous?: Credentials): Credentials {
  const idToken = response.id_token ?? previous?.idToken ?? ''
  return {
    accessToken: response.access_token,
    refreshToken: response.refresh_token ?? previous?.refreshToken ?? '',
    idToken,
    tokenExpiry: now + (response.expires_in ?? DEFAULT_LIFETIME_S) * 1000,
    ...(idToken === '' && { owner: previous?.owner ?? `unnamed-${now}` }),
  }
}

/** Whether it is time to refresh the tokens. */
export const isStale = ({ tokenExpiry }: Credentials, now: number): boolean => now >= tokenExpiry - REFRESH_EARLY_MS

/** Reads credentials from local storage; undefined for anything else. */
export function parseCredentials(text: string | undefined): Credentials | undefined {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return undefined
  const { accessToken, refreshToken, idToken, tokenExpiry, owner }: Partial<Record<keyof Credentials, unknown>> = value
  if (typeof accessToken !== 'string' || accessToken === '' || typeof refreshToken !== 'string') return undefined
  if (typeof idToken !== 'string' || typeof tokenExpiry !== 'number') return undefined
  return { accessToken, refreshToken, idToken, tokenExpiry, ...(typeof owner === 'string' && { owner }) }
}

/** Returns the owner of the tokens: the customer that the id token names, else the id of the sign-in. */
export const getOwner = ({ idToken, owner = 'unnamed' }: Credentials): string => getSubject(idToken) ?? owner

/** The customer that an id token names. The server has validated the token; this only reads it. */
export function getSubject(idToken: string): string | undefined {
  const [, payload = ''] = idToken.split('.')
  const claims = parseJson(decodeBase64Url(payload))
  if (typeof claims !== 'object' || claims === null) return undefined
  const { sub }: { sub?: unknown } = claims
  return typeof sub === 'string' ? sub : undefined
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function decodeBase64Url(text: string): string | undefined {
  try {
    return atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  } catch {
    return undefined
  }
}
