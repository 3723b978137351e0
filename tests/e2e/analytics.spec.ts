import { expect, test } from '#tests/support/kept-page.ts'

test.use({ consent: 'necessary,analytics' })

test('every page view is sent once, with its store [ANA-01]', { tag: '@smoke' }, async ({ page, world }) => {
  const readPageEvents = async () =>
    (await world.events()).filter(({ type }) => type === 'page').map(({ properties }) => properties)
  await page.goto('/us/collections/denim?utm_source=mail&w=34')
  await expect
    .poll(readPageEvents)
    .toEqual([{ path: '/collections/denim', utm_source: 'mail', store_location: 'us', logged_in: false }])
  await page.getByRole('banner').getByRole('link', { name: 'Shorts' }).click()
  // session filters apply to the next collection (COL-03)
  await expect(page).toHaveURL('/us/collections/shorts?w=34')
  await expect.poll(readPageEvents).toMatchObject([{ path: '/collections/denim' }, { path: '/collections/shorts' }])
})

test.describe('an analytics service that is down', () => {
  test.use({ scenario: ['analytics-down'], expectedErrors: [/502/] })

  test('is reported once and does not affect shopping [ANA-01] [ANA-04]', async ({ page, world, shopper }) => {
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    const readMessages = async () => (await world.reports()).map(({ message }) => message)
    await expect.poll(readMessages).toEqual(['Failed to send analytics event'])
    await shopper.product.add()
    await expect(shopper.cart.lines()).toHaveCount(1)
    await page.goto('/pages/about-us')
    expect(
      (await readMessages()).filter((message) => message === 'Failed to send analytics event').length,
    ).toBeLessThan(3)
  })
})

test('invalid events and events from other sites are refused [ANA-01] [OPS-04]', async ({ request, baseURL }) => {
  const post = (headers: Record<string, string>) => request.post('/api/visit', { data: { anything: 1 }, headers })
  expect((await post({ origin: baseURL ?? '', 'sec-fetch-site': 'same-origin' })).status()).toBe(400)
  expect((await post({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status()).toBe(403)
})
