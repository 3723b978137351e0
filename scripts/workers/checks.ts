/** What the edge build must do like the Node build. */
export const checks: readonly { title: string; passes(origin: string): Promise<boolean> }[] = [
  {
    title: 'the product page has its heading',
    async passes(origin) {
      const response = await fetch(`${origin}/products/heroes-navy`)
      return response.status === 200 && /<h1[^>]*>\s*Heroes/.test(await response.text())
    },
  },
  {
    title: 'its CSP allows scripts by hash, and no other inline script',
    async passes(origin) {
      const policy = (await fetchHeaders(`${origin}/products/heroes-navy`)).get('content-security-policy') ?? ''
      return policy.includes("'sha256-") && !policy.includes('unsafe-inline')
    },
  },
  {
    title: 'a CDN may cache it and revalidate it in the background',
    async passes(origin) {
      const cacheControl = (await fetchHeaders(`${origin}/products/heroes-navy`)).get('cache-control') ?? ''
      return cacheControl.includes('s-maxage=') && cacheControl.includes('stale-while-revalidate=')
    },
  },
  {
    title: 'the cart is never cached',
    passes: async (origin) => (await fetchHeaders(`${origin}/cart`)).get('cache-control') === 'private, no-store',
  },
  {
    title: 'prices under /us are in dollars',
    async passes(origin) {
      const response = await fetch(`${origin}/us/products/heroes-navy`)
      return response.status === 200 && (await response.text()).includes('$')
    },
  },
  {
    title: 'an unknown page has status 404',
    passes: async (origin) => (await fetch(`${origin}/no-such-page`)).status === 404,
  },
]

async function fetchHeaders(url: string): Promise<Headers> {
  const response = await fetch(url)
  await response.body?.cancel()
  return response.headers
}
