/** A response that no cache stores (RFC 6749, 5.1): tokens, claims and refusals. Without a body it is empty. */
export function createNoStoreResponse(status: number, body?: object): Response {
  const headers = { 'cache-control': 'no-store', pragma: 'no-cache' }
  return body ? Response.json(body, { status, headers }) : new Response(null, { status, headers })
}
