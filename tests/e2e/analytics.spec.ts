import { expect, test } from '#tests/support/shop.ts'

/** Somebody who agreed to be counted on an earlier visit. */
test.use({ consent: 'necessary,analytics' })

test('every page that is shown is told of once, with its store [ANA-01]', async ({ page, world }) => {
  const pages = async () =>
    (await world.events()).filter(({ type }) => type === 'page').map(({ properties }) => properties)
  await page.goto('/us/collections/denim?utm_source=mail&w=34')
  await expect
    .poll(pages)
    .toEqual([{ path: '/collections/denim', utm_source: 'mail', store_location: 'US', logged_in: false }])
  await page.getByRole('banner').getByRole('link', { name: 'Shorts' }).click()
  // what was asked of one collection is asked of the next (COL-03)
  await expect(page).toHaveURL('/us/collections/shorts?w=34')
  await expect.poll(pages).toMatchObject([{ path: '/collections/denim' }, { path: '/collections/shorts' }])
})

test('a change of country is told of, though the page goes with it [REG-05] [ANA-01]', async ({ page, world }) => {
  await page.goto('/collections/denim')
  await expect.poll(async () => (await world.events()).length).toBeGreaterThan(0)
  await page.getByRole('contentinfo').getByRole('button', { name: /^USA/ }).click()
  await expect(page).toHaveURL('/us/collections/denim')
  const clicks = async () => (await world.events()).filter(({ name }) => name === 'Click')
  await expect.poll(clicks).toMatchObject([
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

test('how fast a page was is told when it is left [ANA-01]', async ({ page, world }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect.poll(async () => (await world.events()).length).toBeGreaterThan(0)
  await page.goto('/pages/about-us')
  const measures = async () =>
    (await world.events()).flatMap(({ name, properties }) =>
      name === 'web_vitals' && properties.path === '/' ? [String(properties.metric)] : [],
    )
  await expect.poll(async () => (await measures()).toSorted()).toEqual(['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB'])
})

test('whoever signs in is told of once, by number and without a name [ANA-01]', async ({ page, world, shopper }) => {
  const { email } = await world.control.seedCustomer(world.id, { firstName: 'Ann', signedIn: false })
  await page.goto('/account?page=overview')
  await shopper.account.signInAs(email)
  await expect(page.getByRole('heading', { name: 'Hello, Ann' })).toBeVisible()
  const told = async () => (await world.events()).filter(({ type }) => type === 'identify')
  await expect.poll(told).toMatchObject([{ properties: { store_location: 'GB', logged_in: true } }])
  await page.goto('/pages/about-us')
  await expect
    .poll(async () => (await world.events()).filter(({ properties }) => properties.path === '/pages/about-us').length)
    .toBeGreaterThan(0)
  expect(await told()).toHaveLength(1)
  expect(JSON.stringify(await world.events())).not.toMatch(/Ann|@|code=/)
})

test.describe('an analytics service that is down', () => {
  test.use({ scenario: ['analytics-down'], expectedErrors: [/502/] })

  test('is reported once, and nobody notices [ANA-01] [ANA-04]', async ({ page, world, shopper }) => {
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    const reported = async () => (await world.reports()).map(({ message }) => message)
    await expect.poll(reported).toEqual(['Failed to send analytics event'])
    await shopper.product.add()
    await expect(shopper.cart.lines()).toHaveCount(1)
    await page.goto('/pages/about-us')
    expect((await reported()).filter((message) => message === 'Failed to send analytics event').length).toBeLessThan(3)
  })
})

test('what no page of ours would say is refused [ANA-01] [OPS-04]', async ({ request, baseURL }) => {
  const post = (headers: Record<string, string>) => request.post('/api/analytics', { data: { anything: 1 }, headers })
  expect((await post({ origin: baseURL ?? '', 'sec-fetch-site': 'same-origin' })).status()).toBe(400)
  expect((await post({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status()).toBe(403)
})
