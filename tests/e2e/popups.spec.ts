import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { scrollToHint } from '#tests/support/shopper/fit.ts'
import { waitForRest } from './wait-for-rest.ts'

/** The kinds of popups that lie over the page, as the page knows them. */
const expectPopups = (page: Page, kinds: string | null) =>
  kinds === null
    ? expect(page.locator('html')).not.toHaveAttribute('data-popups')
    : expect(page.locator('html')).toHaveAttribute('data-popups', kinds)

const openCart = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Basket' }).click()

test('a drawer comes from the right in 400 ms and is small [NAV-13]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/pages/about-us')
  await openCart(page)
  const drawer = page.getByRole('dialog', { name: 'Your basket' })
  await expect(drawer).toHaveCSS('transition-duration', '0.4s, 0.4s, 0.4s')
  await expect.poll(() => drawer.boundingBox()).toEqual({ x: 1280 - 448, y: 0, width: 448, height: 800 })
  expect(await drawer.evaluate((element) => [element.dataset.size, element.dataset.origin])).toEqual(['small', 'right'])
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

for (const [name, open] of [
  ['Search', (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' }).click()],
  ['Fit Finder', (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Find your Fit' }).click()],
] as const)
  test(`the ${name} drawer opens and closes like the cart’s [NAV-13]`, async ({ page }) => {
    await page.goto('/pages/about-us')
    await open(page)
    const drawer = page.getByRole('dialog', { name })
    await expect(drawer).toHaveCSS('transition-duration', '0.4s, 0.4s, 0.4s')
    await expect(drawer).toHaveAttribute('data-size', 'small')
    await expect(drawer).toHaveAttribute('data-origin', 'right')
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(drawer).toBeHidden()
  })

test('the page knows that a modal is open [NAV-13]', async ({ page }) => {
  await page.goto('/pages/about-us')
  await expectPopups(page, null)
  await openCart(page)
  await expectPopups(page, 'modal')
  await page.keyboard.press('Escape')
  await expectPopups(page, null)
})

test('the page knows that a flyout menu is open [NAV-13]', async ({ page }) => {
  await page.goto('/pages/about-us')
  await page.locator('[data-interactive]').waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Denim', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await expectPopups(page, 'flyoutMenu')
  await page.keyboard.press('Escape')
  await expectPopups(page, null)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu is a flyout menu and excluded from the modals [NAV-13]', async ({ page }) => {
    await page.goto('/pages/about-us')
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toHaveCSS('transition-duration', '0.4s, 0.4s, 0.4s')
    await expectPopups(page, 'flyoutMenu')
    await page.keyboard.press('Escape')
    await expectPopups(page, null)
  })

  test('the page knows that the collection filters are open [NAV-13]', async ({ page }) => {
    await page.goto('/collections/trousers')
    await page.getByRole('button', { name: /^Filter/ }).click()
    await expectPopups(page, 'collectionFilters')
    await page.keyboard.press('Escape')
    await expectPopups(page, null)
  })
})

test('the Fit Finder hint waits until nothing lies over the page [NAV-13] [COL-10]', async ({ page }) => {
  await page.goto('/collections/trousers')
  await page.locator('[data-interactive]').waitFor()
  const hint = page.getByRole('complementary', { name: 'Fit Finder' })
  await scrollToHint(page)
  const below = await page.evaluate(() => window.scrollY)
  // the focus moves to the top of the page, where the page's own call is
  await page.getByRole('banner').getByRole('link', { name: 'Denim', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await expectPopups(page, 'flyoutMenu')
  await page.evaluate((top) => window.scrollTo(0, top), below)
  await waitForRest(page)
  await expectPopups(page, 'flyoutMenu')
  await expect(hint).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.evaluate((top) => window.scrollTo(0, top), below)
  await expect(hint).toBeVisible()
})
