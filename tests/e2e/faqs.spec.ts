import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { ERROR_PAGE_IN_CONSOLE } from './error-page.ts'

/** Every link to the FAQs opens in a new tab and says so. Returns how many there are. */
async function expectNewTabs(page: Page): Promise<number> {
  const links = await page.locator('a[href*="/pages/faqs"]').all()
  for (const link of links) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
    await expect(link).toContainText('(opens in a new tab)')
  }
  return links.length
}

for (const [path, least] of [
  ['/', 2],
  ['/us', 2],
  ['/contact-us', 2],
  ['/pages/return-policy', 1],
  ['/pages/fit-finder-fit-proposition', 1],
  ['/products/heroes-navy', 1],
  ['/cart', 1],
] as const)
  test(`the FAQs linked on ${path} open in a new tab [NAV-19] [NAV-10]`, async ({ page }) => {
    await page.goto(path)
    expect(await expectNewTabs(page)).toBeGreaterThanOrEqual(least)
  })

test('the FAQs in the phone menu open in a new tab [NAV-19]', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/us/pages/about-us')
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  const opening = context.waitForEvent('page')
  await page.getByRole('dialog').getByRole('link', { name: /^FAQs/ }).click()
  await expect(await opening).toHaveURL('/us/pages/faqs')
  await expect(page).toHaveURL('/us/pages/about-us')
})

test.describe('a page that fails', () => {
  test.use({ scenario: ['product-down'], expectedErrors: ERROR_PAGE_IN_CONSOLE })

  test('offers the FAQs in a new tab [NAV-19] [PAGE-04]', async ({ page }) => {
    await page.goto('/products/heroes-navy')
    await expect(page.getByRole('link', { name: 'Read the FAQs' })).toBeVisible()
    expect(await expectNewTabs(page)).toBeGreaterThanOrEqual(2)
  })
})
