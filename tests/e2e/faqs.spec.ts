import { expect, test } from '#tests/support/kept-page.ts'
import { ERROR_PAGE_IN_CONSOLE } from './error-page.ts'
import { expectNewTabs } from './faq-links.ts'

test('the FAQs linked on the American home page open in a new tab [NAV-19] [NAV-10]', async ({ page }) => {
  await page.goto('/us')
  expect(await expectNewTabs(page)).toBeGreaterThanOrEqual(2)
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
