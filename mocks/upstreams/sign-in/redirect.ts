import type { SignInRequest } from './sign-in-request.ts'

/** A redirect. Response.redirect would make its headers immutable, and the server adds some. */
const createRedirect = (location: string) =>
  new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })

/** Redirects the browser with parameters in the query. */
export function redirectWith(uri: string, params: Readonly<Record<string, string | undefined>>): Response {
  const url = new URL(uri)
  for (const [name, value] of Object.entries(params)) if (value !== undefined) url.searchParams.set(name, value)
  return createRedirect(url.href)
}

/** Redirects the browser back to the client that sent it, with its state and the issuer (RFC 9207). */
export const redirectToClient = (
  { redirectUri, state }: Pick<SignInRequest, 'redirectUri' | 'state'>,
  iss: string,
  params: Readonly<Record<string, string>>,
): Response => redirectWith(redirectUri, { ...params, state, iss })
