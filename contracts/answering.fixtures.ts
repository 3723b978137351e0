/** A fetch that answers every request alike and remembers them; for tests of clients. */
export function answering(body: unknown, init?: ResponseInit) {
  const requests: Request[] = []
  const fetch: typeof globalThis.fetch = async (input, requestInit) => {
    requests.push(new Request(input, requestInit))
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), init)
  }
  return { fetch, requests, baseUrl: 'http://upstream.test' }
}
