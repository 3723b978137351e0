import { startOpenShop } from '#scripts/processes.ts'
import { expect, test } from '#tests/support/kept-page.ts'

// the shop as in production, behind TLS: `E2E_TLS=1 npm run e2e -- --grep @https`

test.describe('over https', { tag: '@https' }, () => {
  test.use({ scenario: ['returning-customer'] })

  test('every response says that the shop is on https alone [OPS-04]', async ({ request }) => {
    for (const path of ['/', '/cart', '/favicon.svg', '/api/where', '/no-such-page', '/assets/none.js'])
      expect((await request.get(path)).headers()['strict-transport-security'], path).toBe(
        'max-age=63072000; includeSubDomains',
      )
  })

  test('credentials are stored for this host alone, and every cookie is Secure [OPS-04] [CART-02] [FIT-11]', async ({
    page,
    context,
    shopper,
  }) => {
    await page.goto('/account?page=overview')
    await expect(page.getByRole('region', { name: 'Your fit' })).toContainText('Waist 34')
    await page.goto('/preview?key=simulated-preview-key-for-drafts&path=/pages/about-us')
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await shopper.product.add()
    await expect(shopper.cart.lines()).toHaveCount(1)

    const cookies = await context.cookies()
    expect(cookies.filter(({ secure }) => !secure)).toEqual([])
    const credentials = cookies.filter(({ httpOnly }) => httpOnly)
    expect(credentials.map(({ name, domain, path }) => `${name} ${domain} ${path}`).toSorted()).toEqual([
      '__Host-cart_id_gb localhost /',
      '__Host-fit_token localhost /',
      '__Host-spoke_preview localhost /',
    ])
    const account = cookies.find(({ name }) => name.includes('account_token'))
    expect([account?.name, account?.path]).toEqual(['__Secure-account_token_gb', '/account'])
  })
})

test.describe('a shop in production, behind a server that ends TLS', { tag: '@https' }, () => {
  const KEY = 'simulated-preview-key-for-drafts'

  test('shows drafts only with the key [NAV-18] [OPS-04] [OPS-03]', async () => {
    const shop = await startOpenShop('https://shop.example')
    try {
      const open = (path: string, cookie = '') => fetch(shop.origin + path, { headers: { cookie }, redirect: 'manual' })
      const link = await open(`/preview?key=${KEY}&path=/pages/about-us`)
      expect([link.status, link.headers.get('location')]).toEqual([303, '/pages/about-us?preview=true'])
      const cookie = link.headers.get('set-cookie') ?? ''
      expect(cookie).toMatch(
        /^__Host-spoke_preview=\d{13}\.[0-9a-f]{64}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      )
      const [pass = ''] = cookie.split(';')

      const draft = await open('/pages/about-us?preview=true', pass)
      expect([draft.status, draft.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      expect(await draft.text()).toMatch(/<html[^>]* data-preview/)

      for (const other of ['', pass.replace('__Host-', ''), `${pass}0`, '__Host-spoke_preview=true']) {
        const refused = await open('/pages/about-us?preview=true&gclid=1', other)
        expect([refused.status, refused.headers.get('location')], other).toEqual([307, '/pages/about-us?gclid=1'])
      }

      // one client, as all are behind a proxy that TRUSTED_PROXIES does not count
      const guesses = []
      for (let guess = 0; guess < 40; guess++)
        guesses.push((await open(`/preview?key=guessed-preview-key-${guess}`)).status)
      expect(guesses.slice(0, 30)).toEqual(Array(30).fill(403))
      // on a slow machine a guess becomes available again meanwhile
      expect(guesses.slice(30)).toContain(429)
      expect((await open(`/preview?key=${KEY}`)).status).toBe(303)
    } finally {
      await shop.stop()
    }
  })
})
