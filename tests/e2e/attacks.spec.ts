import * as cookies from '#app/visitor/cookies.ts'
import { WORLD_COOKIE } from '#contracts/shop/visitor.ts'
import { expect, test } from '#tests/support/shop.ts'
import { sendRaw } from './raw-http.ts'

/** Texts that would run, end an attribute, or begin a header where a page repeats them unescaped. */
const INJECTIONS = [
  '<q9z onload=q9z>',
  'x"q9z',
  "'><q9z>",
  '</script><q9z>',
  '\r\nq9z: 1',
  '{{q9z}}<q9z',
  '\u2028<q9z',
  '<!--<q9z',
]

/** Paths and parameters that a page could repeat, with the place of the text. */
const PLACES = [
  '/*',
  '/us/*',
  '/products/*',
  '/products/heroes-navy?w=*&b=*&l=*',
  '/products/heroes-navy?*=1',
  '/collections/*',
  '/collections/trousers?w=*',
  '/collections/trousers?sort=*&by=*',
  '/pages/*',
  '/pages/search?q=*',
  '/search?q=*',
  '/cart?problem=*',
  '/cart?product=*&lines=*',
  '/newsletter?result=*&email=*',
  '/refer-a-friend?name=*&email=*',
  '/thank-your-friend?discount=*&name=*',
  '/account?code=*&state=*',
  '/account?error=*&error_description=*',
  '/fit-finder?step=*&from=*',
  '/trousers-size-chart?unit=*',
  '/preview?path=*&key=*',
  '/sitemap.*',
  '/api/where?country=*',
  '/assets/*',
  '/_serverFn/*',
  '/cdn/*?width=640',
  '/cdn/images/heroes-navy/front.jpg?width=*',
]

test('no address is repeated unescaped by any page [OPS-04]', async ({ baseURL }) => {
  for (const place of PLACES)
    for (const injection of INJECTIONS) {
      const path = place.replaceAll('*', encodeURIComponent(injection))
      const { headers, body } = await sendRaw(baseURL, path)
      expect(body.match(/<(!--<|\/script><)?q9z|x"q9z/), path).toBeNull()
      expect(headers.get('q9z'), path).toBeNull()
      // a hash may have these letters by chance
      const policy = headers.get('content-security-policy')?.replaceAll(/'sha256-[^']+'/g, '') ?? ''
      expect(policy, path).not.toContain('q9z')
    }
})

test('no header is repeated unescaped by any page [OPS-04]', async ({ baseURL }) => {
  const names = [
    'user-agent',
    'referer',
    'accept-language',
    'cf-ipcountry',
    'x-request-id',
    'x-forwarded-for',
    'cookie',
  ]
  for (const path of ['/', '/cart', '/account', '/nothing-here', '/api/where', '/assets/missing.js'])
    for (const name of names) {
      const value = name === 'cookie' ? 'saved_fit=<q9z>; th_chosen="><q9z>; cart_id_gb=<q9z>' : '"><q9z>'
      const { headers, body } = await sendRaw(baseURL, path, { headers: { [name]: value } })
      expect(`${[...headers]}\n${body}`, `${name} to ${path}`).not.toContain('<q9z')
    }
})

/** Addresses that browsers could take for another site, as paths and as values. */
const ELSEWHERE = [
  '//evil.example',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '/\\/evil.example/',
  '\\\\evil.example/',
  '/%09/evil.example/',
  '/%2f%2fevil.example/',
  '/%5cevil.example/',
  '/.//evil.example/',
  '/..//evil.example/',
  '/%2e%2e//evil.example/',
  '//evil.example/..',
  '//evil.example/%2e%2e',
  '//evil.example/cart/',
  '//evil.example/search?q=1',
  '//evil%2eexample/',
  '//user@evil.example/',
  '/@evil.example/',
  'https://evil.example/',
  'https:evil.example/',
  'javascript:alert(1)//',
  'data:text/html,evil.example',
]

/** The redirects of the shop: the path itself, then every parameter and field that decides where one leads. */
const REDIRECTS: readonly ((elsewhere: string) => { path: string; body?: string })[] = [
  (elsewhere) => ({ path: elsewhere.startsWith('/') ? elsewhere : `/${elsewhere}` }),
  (elsewhere) => ({ path: `/us${elsewhere}` }),
  (elsewhere) => ({ path: `/search?q=${encodeURIComponent(elsewhere)}&x=${elsewhere}` }),
  (elsewhere) => ({ path: `/returns?next=${elsewhere}` }),
  (elsewhere) => ({ path: `/products/heroes-navy/?next=${elsewhere}` }),
  (elsewhere) => ({ path: `/preview?path=${encodeURIComponent(elsewhere)}` }),
  (elsewhere) => ({ path: '/country', body: `region=us&path=${encodeURIComponent(elsewhere)}` }),
  (elsewhere) => ({
    path: '/cart',
    body: `product=${encodeURIComponent(elsewhere)}&from=${encodeURIComponent(elsewhere)}`,
  }),
]

test('no redirect leaves the site [OPS-04]', async ({ baseURL }) => {
  const form = {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    origin: `${baseURL}`,
  }
  let redirects = 0
  for (const toRequest of REDIRECTS)
    for (const elsewhere of ELSEWHERE) {
      const { path, body } = toRequest(elsewhere)
      const post = { method: 'POST', headers: form, body: body ?? '' }
      const response = await sendRaw(baseURL, path, body === undefined ? {} : post)
      const location = response.headers.get('location')
      expect(response.headers.get('refresh'), path).toBeNull()
      if (location === null) continue
      redirects++
      // as a browser resolves it on a page of the shop
      expect(new URL(location, `${baseURL}/cart`).origin, `${path} with ${body} redirects to ${location}`).toBe(baseURL)
    }
  expect(redirects).toBeGreaterThan(40)
})

test('a forged host reaches no answer and no cache [OPS-04] [OPS-03]', async ({ baseURL }) => {
  const evil = 'evil.example'
  const forged: readonly Readonly<Record<string, string>>[] = [
    { host: evil },
    { 'x-forwarded-host': evil, 'x-forwarded-proto': 'gopher', 'x-forwarded-port': '1' },
    { forwarded: `host=${evil};proto=gopher` },
    { 'x-host': evil, 'x-forwarded-server': evil, 'x-http-host-override': evil },
    { 'x-original-url': `//${evil}/`, 'x-rewrite-url': `//${evil}/`, 'x-forwarded-prefix': `//${evil}` },
  ]
  const pages = [
    '/',
    '/search?q=x',
    '/account',
    '/cart',
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
    '//a/',
    '/nothing-here',
  ]
  // a page that nobody has asked for, so that the forged request is the one that is cached
  for (const [index, headers] of forged.entries())
    for (const path of [...pages, `/products/heroes-navy?w=3${index}&b=A&l=3${index}`]) {
      const forgedResponse = await sendRaw(baseURL, path, { headers })
      const bystander = await sendRaw(baseURL, path)
      for (const { headers, body } of [forgedResponse, bystander])
        expect(`${[...headers]}\n${body}`, path).not.toMatch(/evil\.example|gopher/)
      expect(bystander.status, path).toBe(forgedResponse.status)
    }
})

/** Personal addresses that look like files to a cache that judges by the ending. */
const DISGUISED = [
  '/cart/logo.png',
  '/cart/x.css',
  '/cart.css',
  '/cart;x.css',
  '/cart%3bx.css',
  '/cart%2fx.css',
  '/cart%0ax.css',
  '/cart%00.css',
  '/cart%23x.css',
  '/cart%3fx.css',
  '/cart?x.css',
  '/CART?/assets/x.css',
  '/us/cart/x.js',
  '/account/x.css',
  '/account.json',
  '/account;.js',
  '/account%2f.avif',
  '/account/..%2fassets/x.js',
  '/account/%2e%2e/assets/x.js',
  '/assets/..%2fcart',
  '/assets/..%2faccount',
  '/assets/%2e%2e/cart',
  '/robots.txt%2f..%2fcart',
  '/api/where/x.css',
  '/_serverFn/x.css',
]

test('no personal page is cacheable under a file’s name [OPS-03] [OPS-04]', async ({ baseURL }) => {
  const cookie = 'cart_id_gb=gid%3A%2F%2Fshopify%2FCart%2Fq9z; __Host-cart_id_gb=gid%3A%2F%2Fshopify%2FCart%2Fq9z'
  for (const path of DISGUISED)
    for (const accept of ['text/html', 'text/css,image/avif']) {
      const response = await sendRaw(baseURL, path, { headers: { cookie, accept } })
      expect(response.headers.get('cache-control'), path).toMatch(/^(private, )?no-store$/)
      expect(response.headers.get('x-cache') ?? 'BYPASS', path).toBe('BYPASS')
      expect(response.body, path).not.toContain('q9z')
    }
})

/** Every cookie that the shop reads. */
const COOKIE_NAMES = Object.values(cookies).map((spec) => (typeof spec === 'function' ? spec('gb') : spec).name)

test('a cookie with any value breaks no page, and one of the wrong shape reaches no upstream [OPS-04]', async ({
  baseURL,
  world,
}) => {
  const open = (path: string, cookie: string) =>
    sendRaw(baseURL, path, { headers: { cookie: `${WORLD_COOKIE}=${world.id}; ${cookie}`, accept: 'text/html' } })
  const countPersonalCalls = async () =>
    (await world.requests()).filter(({ operation }) => /^(cart|customer)/i.test(operation ?? '')).length
  for (const name of COOKIE_NAMES)
    for (const value of [`q9z${'x'.repeat(10_000)}`, 'q9z%0D%0Aset-cookie:%20a'])
      for (const path of ['/cart', '/account?page=overview']) {
        const { status, body } = await open(path, `${name}${name.endsWith('_') ? '1' : ''}=${value}`)
        expect(status, `${path} with ${name}`).toBe(200)
        expect(body, `${path} with ${name}`).not.toContain('q9z')
      }
  expect(await countPersonalCalls()).toBe(0)
  // a cart of another shop has the right shape: Shopify is asked, and knows none
  expect((await open('/cart', 'cart_id_gb=gid%3A%2F%2Fshopify%2FCart%2Fq9z%3Fkey%3Dq9z')).status).toBe(200)
  expect(await countPersonalCalls()).toBeGreaterThan(0)
})

/** Paths that would leave the folder of public files, or that name files beside it. */
const TRAVERSALS = [
  '/../../package.json',
  '/assets/../../../package.json',
  '/%2e%2e/%2e%2e/package.json',
  '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/..%5c..%5c..%5cpackage.json',
  '/assets/..\\..\\..\\package.json',
  '/assets/%252e%252e/%252e%252e/package.json',
  '/assets/%252e%252e%252f%252e%252e%252fpackage.json',
  '/assets/..;/..;/package.json',
  '/assets/....//....//package.json',
  '/assets/%c0%ae%c0%ae/%c0%ae%c0%ae/package.json',
  '/assets/%uff0e%uff0e/package.json',
  '/assets/..%00/package.json',
  '/..%2fserver%2fserver.js',
  '/assets/..%2f..%2fserver/server.js',
  '/server/server.js',
  '/.output/server/server.js',
  '//etc/passwd',
  '/%2fetc%2fpasswd',
  '/..%2f..%2f..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/file:///etc/passwd',
  '/@fs/etc/passwd',
  '/app/server.ts',
  '/package.json',
  '/.env',
  '/.git/config',
  '/us/assets/..%2f..%2f..%2fpackage.json',
  '/sitemap...%2f..%2fpackage.json',
  '/sitemap.%2fetc%2fpasswd',
]

test('no path reaches a file outside of the public folder [OPS-04]', async ({ baseURL }) => {
  for (const path of TRAVERSALS) {
    const { status, body } = await sendRaw(baseURL, path)
    expect([307, 308, 400, 404], path).toContain(status)
    expect(body, path).not.toMatch(/"dependencies"|root:|createStartHandler|createServerEntry|\[core\]|ENOENT/)
  }
})
