import { expect, test } from '#tests/support/kept-page.ts'

test('every head has title, canonical and alternate-language links [REG-03] [REG-04]', async ({ page, baseURL }) => {
  await page.goto('/us/products/heroes-navy?w=34')
  await expect(page).toHaveTitle('Heroes, Navy - SPOKE')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/us/products/heroes-navy`)
  const alternates = page.locator('link[rel=alternate][hreflang]')
  expect(
    await alternates.evaluateAll((all) =>
      all.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
    ),
  ).toEqual([
    `en-GB ${baseURL}/products/heroes-navy`,
    `en-US ${baseURL}/us/products/heroes-navy`,
    `en-EU ${baseURL}/eu/products/heroes-navy`,
    `en ${baseURL}/eu/products/heroes-navy`,
    `x-default ${baseURL}/products/heroes-navy`,
  ])
  for (const home of ['/', '/us', '/eu']) {
    await page.goto(home)
    await expect(page).toHaveTitle('SPOKE: men’s clothes that fit')
  }
})

test('following a link replaces title and canonical [REG-03] [REG-04]', async ({ page, baseURL }) => {
  await page.goto('/eu/collections/trousers')
  await expect(page).toHaveTitle('Trousers - SPOKE')
  await page.getByRole('link', { name: 'Heroes, Navy', exact: true }).click()
  await expect(page).toHaveTitle('Heroes, Navy - SPOKE')
  await expect(page.locator('title')).toHaveCount(1)
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/eu/products/heroes-navy`)
})

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/404/] })

  for (const path of [
    '/nothing',
    '/us/nothing',
    '/fr/cart',
    '/gb/cart',
    '/collections/nothing',
    '/products/nothing',
    '/pages/nothing',
    '/US',
  ]) {
    test(`${path} is a 404 page with a link home [PAGE-03] [PAGE-05]`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByText("Sorry, we couldn't find that page.")).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
      await page.getByRole('link', { name: 'Back to the home page' }).click()
      await expect(page).toHaveURL(path.startsWith('/us') ? '/us' : '/')
    })
  }
})

test('the country switcher opens the same page and is remembered [REG-05]', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await page.goto('/collections/trousers')
  await page.getByRole('contentinfo').getByRole('button', { name: /^USA/ }).click()
  await expect(page).toHaveURL('/us/collections/trousers')
  expect((await context.cookies()).find(({ name }) => name === 'th_chosen')?.value).toBe('us')
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^United Kingdom/ })
    .click()
  await expect(page).toHaveURL('/collections/trousers')
})
