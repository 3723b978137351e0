/** A response that nobody stores (RFC 6749, 5.1): tokens, claims and what was refused. An empty body without one. */
export function createNoStoreResponse(status: number, body?: object): Response {
  const headers = { 'cache-control': 'no-store', pragma: 'no-cache' }
  return body ? Response.json(body, { status, headers }) : new Response(null, { status, headers })
}
