/** What the edge build must do like the Node build, each in a sentence. */
export const checks: readonly { says: string; holds(origin: string): Promise<boolean> }[] = [
  {
    says: 'the product page is there, with its heading',
    async holds(origin) {
      const page = await fetch(`${origin}/products/heroes-navy`)
      return page.status === 200 && /<h1[^>]*>\s*Heroes/.test(await page.text())
    },
  },
  {
    says: 'its scripts are allowed by hash, and no inline script beside them',
    async holds(origin) {
      const policy = (await head(`${origin}/products/heroes-navy`)).get('content-security-policy') ?? ''
      return policy.includes("'sha256-") && !policy.includes('unsafe-inline')
    },
  },
  {
    says: 'a CDN may keep it and renew it in the background',
    async holds(origin) {
      const control = (await head(`${origin}/products/heroes-navy`)).get('cache-control') ?? ''
      return control.includes('s-maxage=') && control.includes('stale-while-revalidate=')
    },
  },
  {
    says: 'the cart is nobody else’s',
    holds: async (origin) => (await head(`${origin}/cart`)).get('cache-control') === 'private, no-store',
  },
  {
    says: 'prices are in dollars under /us',
    async holds(origin) {
      const page = await fetch(`${origin}/us/products/heroes-navy`)
      return page.status === 200 && (await page.text()).includes('$')
    },
  },
  {
    says: 'a page that does not exist is a 404',
    holds: async (origin) => (await fetch(`${origin}/no-such-page`)).status === 404,
  },
]

async function head(url: string): Promise<Headers> {
  const response = await fetch(url)
  await response.body?.cancel()
  return response.headers
}
