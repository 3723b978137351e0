import { expect, test } from '#tests/support/kept-page.ts'
import { expectNoViolations } from './axe.ts'

for (const [prefix, home, wording] of [
  ['', '/', /email address or postcode/],
  ['/us', '/us', /email address or zipcode/],
  ['/eu', '/eu', /email address or postcode/],
] as const) {
  test(`${prefix}/returns has no header or footer and says how to return [NAV-20] [NAV-11]`, async ({ page }) => {
    const response = await page.goto(`${prefix}/returns`)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveURL(`${prefix}/returns`)
    await expect(page).toHaveTitle('Returns - SPOKE')
    await expect(page.getByRole('heading', { level: 1, name: 'Returns and exchanges' })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByText('You have 200 days from delivery')).toBeVisible()
    await expect(page.getByText('Returns cannot be made on this page yet.')).toBeVisible()
    await expect(page.getByText(wording)).toBeVisible()
    const mail = page.getByRole('link', { name: 'help@spoke.example' })
    await expect(mail).toHaveAttribute('href', 'mailto:help@spoke.example?subject=Return')
    await page.getByRole('link', { name: 'Back to the shop' }).click()
    await expect(page).toHaveURL(home)
    // the header over a picture has no height of its own
    await expect(page.getByRole('banner').getByRole('link', { name: 'SPOKE, home' })).toBeVisible()
  })

  test(`${prefix}/fit-finder has no header or footer [NAV-20] [NAV-11]`, async ({ page }) => {
    expect((await page.goto(`${prefix}/fit-finder`))?.status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'Discover your perfect size in 60 seconds' })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  })
}

test('the footer’s Returns leads to the returns page [NAV-20]', async ({ page }) => {
  await page.goto('/eu/pages/about-us')
  const footer = page.getByRole('contentinfo')
  const section = footer.locator('summary', { hasText: 'Help' })
  if (await section.isVisible()) await section.click()
  await footer.getByRole('link', { name: 'Returns', exact: true }).click()
  await expect(page).toHaveURL('/eu/returns')
  await expect(page.getByRole('heading', { level: 1, name: 'Returns and exchanges' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('the returns page fits 320 px and has no violations [NAV-20] [OPS-05]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/us/returns')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectNoViolations(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the returns page says the same [NAV-20] [OPS-06]', async ({ page }) => {
    await page.goto('/returns', { waitUntil: 'domcontentloaded' })
    await expect(page.getByText('Returns cannot be made on this page yet.')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the shop' }).click()
    await expect(page).toHaveURL('/')
  })
})
