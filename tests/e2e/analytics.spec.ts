import { expect, test } from '#tests/support/shop.ts'

test.use({ consent: 'necessary,analytics' })

test('every page view is sent once, with its store [ANA-01]', { tag: '@smoke' }, async ({ page, world }) => {
  const readPageEvents = async () =>
    (await world.events()).filter(({ type }) => type === 'page').map(({ properties }) => properties)
  await page.goto('/us/collections/denim?utm_source=mail&w=34')
  await expect
    .poll(readPageEvents)
    .toEqual([{ path: '/collections/denim', utm_source: 'mail', store_location: 'US', logged_in: false }])
  await page.getByRole('banner').getByRole('link', { name: 'Shorts' }).click()
  // session filters apply to the next collection (COL-03)
  await expect(page).toHaveURL('/us/collections/shorts?w=34')
  await expect.poll(readPageEvents).toMatchObject([{ path: '/collections/denim' }, { path: '/collections/shorts' }])
})

test('changing the country sends a click event before the page unloads [REG-05] [ANA-01]', async ({ page, world }) => {
  await page.goto('/collections/denim')
  await expect.poll(async () => (await world.events()).length).toBeGreaterThan(0)
  await page.getByRole('contentinfo').getByRole('button', { name: /^USA/ }).click()
  await expect(page).toHaveURL('/us/collections/denim')
  const readClicks = async () => (await world.events()).filter(({ name }) => name === 'Click')
  await expect.poll(readClicks).toMatchObject([
    {
      properties: {
        place: 'Footer',
        label: 'Country',
        value: 'us',
        store_location: 'GB',
        currency: 'GBP',
        brand: 'SPOKE',
      },
    },
  ])
})

test('leaving a page sends its web vitals [ANA-01]', async ({ page, world }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect.poll(async () => (await world.events()).length).toBeGreaterThan(0)
  await page.goto('/pages/about-us')
  const readMetrics = async () =>
    (await world.events()).flatMap(({ name, properties }) =>
      name === 'web_vitals' && properties.path === '/' ? [String(properties.metric)] : [],
    )
  await expect.poll(async () => (await readMetrics()).toSorted()).toEqual(['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB'])
})

test('signing in sends one identify call without personal data [ANA-01]', async ({ page, world, shopper }) => {
  const { email } = await world.control.seedCustomer(world.id, { firstName: 'Ann', signedIn: false })
  await page.goto('/account?page=overview')
  await shopper.account.signInAs(email)
  await expect(page.getByRole('heading', { name: 'Hello, Ann' })).toBeVisible()
  const readIdentifies = async () => (await world.events()).filter(({ type }) => type === 'identify')
  await expect.poll(readIdentifies).toMatchObject([{ properties: { store_location: 'GB', logged_in: true } }])
  await page.goto('/pages/about-us')
  await expect
    .poll(async () => (await world.events()).filter(({ properties }) => properties.path === '/pages/about-us').length)
    .toBeGreaterThan(0)
  expect(await readIdentifies()).toHaveLength(1)
  expect(JSON.stringify(await world.events())).not.toMatch(/Ann|@|code=/)
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
  const post = (headers: Record<string, string>) => request.post('/api/analytics', { data: { anything: 1 }, headers })
  expect((await post({ origin: baseURL ?? '', 'sec-fetch-site': 'same-origin' })).status()).toBe(400)
  expect((await post({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status()).toBe(403)
})
