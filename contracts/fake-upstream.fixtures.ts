/** Client options with a fetch that gives every request the same response, and the requests it received. */
export function createFakeUpstream(body: unknown, init?: ResponseInit) {
  const requests: Request[] = []
  const fetch: typeof globalThis.fetch = async (input, requestInit) => {
    requests.push(new Request(input, requestInit))
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), init)
  }
  return { fetch, requests, baseUrl: 'http://upstream.test' }
}
