/** Sends the browser on. Not Response.redirect: its headers cannot be added to, and the server adds some. */
export const redirect = (location: string) => new Response(null, { status: 302, headers: { location } })

/** Sends the browser back to where a request came from, with the answer in the address. */
export function sendBack(redirectUri: string, answer: Record<string, string>): Response {
  const to = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) to.searchParams.set(name, value)
  return redirect(to.href)
}
