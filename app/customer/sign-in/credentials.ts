/** What signing in gives a browser (spec 3, "Login credentials"); `tokenExpiry` in ms since 1970. */
export type Credentials = { accessToken: string; refreshToken: string; idToken: string; tokenExpiry: number }

/** How long before its end a token is replaced, in ms: longer than any call that carries it takes. */
const EARLY_MS = 60_000

/** What the sign-in service answers; `expires_in` in seconds. A refresh may leave the id token as it was. */
export type Tokens = { access_token: string; refresh_token: string; id_token?: string; expires_in: number }

/** Spec 3: "tokenExpiry (now plus expires_in seconds)", by the browser's own clock, which is the one it is held against. */
export const credentialsFrom = (answer: Tokens, now: number, before?: Credentials): Credentials => ({
  accessToken: answer.access_token,
  refreshToken: answer.refresh_token,
  idToken: answer.id_token ?? before?.idToken ?? '',
  tokenExpiry: now + answer.expires_in * 1000,
})

/** Whether it is time to ask for the next tokens. */
export const isStale = ({ tokenExpiry }: Credentials, now: number): boolean => now >= tokenExpiry - EARLY_MS

/** Reads what local storage holds; undefined for anything that is no credentials. */
export function parseCredentials(text: string | undefined): Credentials | undefined {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null) return undefined
  const { accessToken, refreshToken, idToken, tokenExpiry }: Partial<Record<keyof Credentials, unknown>> = value
  if (typeof accessToken !== 'string' || accessToken === '' || typeof refreshToken !== 'string') return undefined
  if (typeof idToken !== 'string' || typeof tokenExpiry !== 'number') return undefined
  return { accessToken, refreshToken, idToken, tokenExpiry }
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Claims that we go by. The token came to us straight from the sign-in service, so its signature says nothing new (OpenID Connect Core, 3.1.3.7). */
export function claimsOf(idToken: string): { sub?: string; nonce?: string } {
  const [, payload = ''] = idToken.split('.')
  const claims = parsed(decoded(payload))
  if (typeof claims !== 'object' || claims === null) return {}
  const { sub, nonce }: { sub?: unknown; nonce?: unknown } = claims
  return { ...(typeof sub === 'string' && { sub }), ...(typeof nonce === 'string' && { nonce }) }
}

function decoded(base64url: string): string | undefined {
  try {
    return atob(base64url.replace(/-/g, '+').replace(/_/g, '/'))
  } catch {
    return undefined
  }
}
