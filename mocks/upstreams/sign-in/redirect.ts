/** A redirect. Response.redirect would make its headers immutable, and the server adds some. */
export const createRedirect = (location: string) => new Response(null, { status: 302, headers: { location } })

/** Redirects the browser back to the client, with the result in the query. */
export function redirectBack(redirectUri: string, params: Record<string, string | undefined>): Response {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(params)) if (value !== undefined) url.searchParams.set(name, value)
  return createRedirect(url.href)
}
