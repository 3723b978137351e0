import { expect, test } from '#tests/support/kept-page.ts'

const SOCKS = 'Two pairs are not twice the price'
const BELTS = 'Goes with every pair'

for (const [path, own] of [
  ['/collections/trousers', 'The same waists, in denim'],
  ['/products/heroes-navy', BELTS],
  ['/heroes', BELTS],
  ['/us/heroes', BELTS],
] as const) {
  test(`${path} shows its own promo, or that of pageHandle [REG-10]`, async ({ page }) => {
    const main = page.getByRole('main')
    expect((await page.goto(path))?.headers()['cache-control']).toContain('public')
    await expect(main.getByText(own)).toBeVisible()
    const response = await page.goto(`${path}?pageHandle=socks`)
    // its variants are endless, so that no shared cache stores them
    expect(response?.headers()['cache-control']).toMatch(/^private/)
    await expect(main.getByText(SOCKS)).toBeVisible()
    await expect(main.getByText(own)).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'Shop socks' })).toHaveAttribute('href', /\/collections\/socks$/)
  })
}

test('the home page shows the promo of its own handle [REG-10]', async ({ page, world }) => {
  await page.goto('/')
  const promo = page.getByRole('complementary', { name: 'Three T-shirts for the price of fewer' })
  await promo.getByRole('link', { name: 'Shop T-shirts' }).click()
  await expect(page).toHaveURL('/collections/t-shirts')
  expect((await world.requests('productsPromoCollection')).length).toBeGreaterThan(0)
})

test('a page without promos shows none, whatever pageHandle says [REG-10] [OPS-04]', async ({ page }) => {
  for (const query of ['', '?pageHandle=no-such-page', '?pageHandle=%22%7D%3Cscript%3E']) {
    expect((await page.goto(`/pages/about-us${query}`))?.status()).toBe(200)
    await expect(page.getByRole('main').getByRole('complementary')).toHaveCount(0)
  }
})

test.describe('promos that cannot be read', () => {
  test.use({ scenario: ['promos-down'] })

  for (const path of ['/', '/heroes', '/products/heroes-navy'])
    test(`leave ${path} without them, reported once [REG-10] [ERR-03]`, async ({ page, world }) => {
      const response = await page.goto(path)
      expect([response?.status(), response?.headers()['cache-control']]).toEqual([200, 'private, no-store'])
      await expect.poll(async () => (await world.reports()).map(({ code }) => code)).toEqual(['content.promo-failed'])
    })
})
