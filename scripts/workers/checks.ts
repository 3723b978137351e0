import type { Check } from '../run-checks.ts'

/** What the edge build must do like the Node build. */
export const checks: readonly Check<string>[] = [
  {
    title: 'the product page has its heading',
    async run(origin) {
      const response = await fetch(`${origin}/products/heroes-navy`)
      return response.status === 200 && /<h1[^>]*>\s*Heroes/.test(await response.text())
    },
  },
  {
    title: 'its CSP allows scripts by hash, and no other inline script',
    async run(origin) {
      const policy = (await fetchHeaders(`${origin}/products/heroes-navy`)).get('content-security-policy') ?? ''
      return policy.includes("'sha256-") && !policy.includes('unsafe-inline')
    },
  },
  {
    title: 'pages, files and missing files have the security headers',
    async run(origin) {
      const paths = ['/products/heroes-navy', '/favicon.svg', '/assets/x.js']
      const headers = await Promise.all(paths.map((path) => fetchHeaders(origin + path)))
      return headers.every(
        (each) =>
          each.get('x-content-type-options') === 'nosniff' &&
          each.get('cross-origin-resource-policy') === 'same-origin',
      )
    },
  },
  {
    title: 'nothing but the files for browsers can be downloaded',
    async run(origin) {
      const paths = ['/server/server.js', '/client/favicon.svg', '/workers/public/favicon.svg', '/wrangler.json']
      const responses = await Promise.all(paths.map((path) => fetch(origin + path)))
      return responses.every(({ status }) => status === 404)
    },
  },
  {
    title: 'a CDN may cache it and revalidate it in the background',
    async run(origin) {
      const cacheControl = (await fetchHeaders(`${origin}/products/heroes-navy`)).get('cache-control') ?? ''
      return cacheControl.includes('s-maxage=') && cacheControl.includes('stale-while-revalidate=')
    },
  },
  {
    title: 'pictures come through the shop itself, and may be stored',
    async run(origin) {
      const html = await (await fetch(`${origin}/products/heroes-navy`)).text()
      const path = /src="(\/cdn\/[^"]*\/front\.jpg\?width=\d+)"/.exec(html)?.[1]
      const headers = await fetchHeaders(origin + path)
      return (
        headers.get('content-type') === 'image/jpeg' && /^public, max-age=/.test(headers.get('cache-control') ?? '')
      )
    },
  },
  {
    title: 'the cart is never cached',
    run: async (origin) => (await fetchHeaders(`${origin}/cart`)).get('cache-control') === 'private, no-store',
  },
  {
    title: 'prices under /us are in dollars',
    async run(origin) {
      const response = await fetch(`${origin}/us/products/heroes-navy`)
      return response.status === 200 && (await response.text()).includes('$')
    },
  },
  {
    title: 'an unknown page has status 404',
    run: async (origin) => (await fetch(`${origin}/no-such-page`)).status === 404,
  },
  {
    title: 'one address is mailed three times, then refused with a time to wait',
    async run(origin) {
      const subscribe = () => subscribeJo(origin)
      const responses = [await subscribe(), await subscribe(), await subscribe(), await subscribe()]
      const statuses = responses.map(({ status }) => status).join()
      return statuses === '303,303,303,429' && Number(responses.at(-1)?.headers.get('retry-after')) > 0
    },
  },
  {
    title: 'preview=true alone leads to the published page, and advertising parameters stay',
    async run(origin) {
      const response = await fetch(`${origin}/?preview=true&gclid=1`, { redirect: 'manual' })
      return response.status === 307 && response.headers.get('location') === '/?gclid=1'
    },
  },
  {
    title: 'a preview link with the key shows drafts that no cache stores, to a cookie of this host alone',
    async run(origin) {
      const link = await fetch(`${origin}/preview?key=simulated-preview-key-for-drafts&path=/`, { redirect: 'manual' })
      const cookie = readSetCookie(link, '__Host-spoke_preview')
      const page = await openWith(cookie, `${origin}/?preview=true`)
      const refused = await openWith(cookie.replace('__Host-', ''), `${origin}/?preview=true`)
      return (
        page.headers.get('cache-control') === 'private, no-store' &&
        (await page.text()).includes('data-preview') &&
        refused.status === 307
      )
    },
  },
  {
    title: 'a cart belongs to a cookie of this host alone, and every response has HSTS',
    async run(origin) {
      const body = new URLSearchParams({ product: 'heroes-navy', w: '34', b: 'B', l: '32' })
      const added = await fetch(`${origin}/cart`, { method: 'POST', body, headers: { origin }, redirect: 'manual' })
      const cookie = readSetCookie(added, '__Host-cart_id_gb')
      const [own, planted] = [
        await openWith(cookie, `${origin}/cart`),
        await openWith(cookie.replace('__Host-', ''), `${origin}/cart`),
      ]
      return (
        (await own.text()).includes('Waist: 34') &&
        !(await planted.text()).includes('Waist: 34') &&
        [added, own].every(({ headers }) => headers.get('strict-transport-security')?.startsWith('max-age='))
      )
    },
  },
]

/** What a new isolate must still know: everything in its memory is gone. */
export const checksAfterRestart: readonly Check<string>[] = [
  {
    title: 'a new isolate still refuses the address that was mailed three times',
    run: async (origin) => (await subscribeJo(origin)).status === 429,
  },
]

const subscribeJo = (origin: string) =>
  fetch(`${origin}/newsletter`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'jo@example.com' }),
    headers: { origin },
    redirect: 'manual',
  })

/** The pair of a response's Secure cookie of this name, as a browser sends it back; empty where there is none. */
const readSetCookie = ({ headers }: Response, name: string): string =>
  headers
    .getSetCookie()
    .find((line) => line.startsWith(`${name}=`) && line.includes('; Secure'))
    ?.split(';')[0] ?? ''

const openWith = (cookie: string, url: string) => fetch(url, { headers: { cookie }, redirect: 'manual' })

async function fetchHeaders(url: string): Promise<Headers> {
  const response = await fetch(url)
  await response.body?.cancel()
  return response.headers
}
