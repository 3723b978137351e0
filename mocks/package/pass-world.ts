import { WORLD_BAGGAGE, WORLD_COOKIE } from '#contracts/shop/visitor.ts'

/** The headers of a visitor's request, as any framework has them. */
type VisitorHeaders = Pick<Headers, 'get'>

/**
 * `fetch` for a storefront's server, which passes the world of a visitor's request on to the simulated backend: that of the
 * request's `baggage`, else of its cookie. Against the real Shopify, where nobody has such a cookie, it is `fetch` as it is.
 */
export function passWorld(visitor: VisitorHeaders, fetch: typeof globalThis.fetch = globalThis.fetch): typeof fetch {
  const baggage = findBaggage(visitor)
  if (baggage === undefined) return fetch
  return (input, init) => {
    const request = new Request(input, init)
    if (!request.headers.has('baggage')) request.headers.set('baggage', baggage)
    return fetch(request)
  }
}

function findBaggage(visitor: VisitorHeaders): string | undefined {
  const passed = new RegExp(`(?:^|[,\\s])(${WORLD_BAGGAGE}=[a-z0-9-]+)`).exec(visitor.get('baggage') ?? '')?.[1]
  if (passed) return passed
  const world = new RegExp(`(?:^|;\\s*)${WORLD_COOKIE}=([a-z0-9-]+)`).exec(visitor.get('cookie') ?? '')?.[1]
  return world && `${WORLD_BAGGAGE}=${world}`
}
