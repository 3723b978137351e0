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
    await page.goto('/preview?key=simulated-preview-key&path=/pages/about-us')
    await page.goto('/account?page=overview')
    await expect(page.getByRole('region', { name: 'Your fit' })).toContainText('Waist 34')
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
  })
})
