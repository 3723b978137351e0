import { expect, type Page } from '@playwright/test'
import { test } from '#tests/support/kept-page.ts'
import { expectNoViolations } from './axe.ts'
import { ERROR_PAGE_IN_CONSOLE } from './error-page.ts'

const getDrawer = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const getField = (page: Page) => getDrawer(page).getByRole('searchbox', { name: 'Search the shop' })

async function openDrawer(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(getField(page)).toBeFocused()
}

test('the drawer shows products and suggestions while typing [NAV-16]', async ({ page }) => {
  await page.goto('/us/collections/belts')
  await openDrawer(page)
  await page.keyboard.type('chin')
  await expect(getDrawer(page).getByRole('link', { name: 'Navy chinos' })).toBeVisible()
  const result = getDrawer(page).getByRole('link', { name: /^Heroes, Navy/ })
  await expect(result).toContainText('$129')
  await expect(result.locator('img')).toBeVisible()
  await expect(getDrawer(page).getByRole('status')).toHaveText('6 products for “chin”')
})

test('the drawer reads sizes, corrects words and finds help [NAV-16]', async ({ page }) => {
  await page.goto('/collections/belts')
  await openDrawer(page)
  const drawer = getDrawer(page)
  await page.keyboard.type('navy chinos 34')
  await expect(drawer.getByRole('link', { name: 'Remove Waist 34' })).toBeVisible()
  await expect(drawer.getByRole('link', { name: /^Heroes, Navy/ })).toHaveAttribute(
    'href',
    '/products/heroes-navy?w=34',
  )
  await drawer.getByRole('link', { name: 'Remove Waist 34' }).click()
  await expect(getField(page)).toHaveValue('navy chinos')
  await expect(getField(page)).toBeFocused()
  await expect(drawer.getByRole('link', { name: /^Heroes, Navy/ })).toHaveAttribute('href', '/products/heroes-navy')
  await getField(page).fill('trowsers')
  await expect(drawer.getByRole('link', { name: 'Did you mean “trousers”?' })).toBeVisible()
  await expect(drawer.getByRole('link', { name: /^Heroes, Navy/ })).toBeVisible()
  await getField(page).fill('retur')
  await expect(drawer.getByRole('status')).toHaveText('No products for “retur”, but this may help.')
  await page.keyboard.press('ArrowDown')
  await expect(drawer.getByRole('link', { name: 'Return or exchange something' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/returns')
  await expect(drawer).toBeHidden()
})

test('arrows, Enter and Escape work in the search drawer [NAV-16]', async ({ page }) => {
  await page.goto('/collections/belts')
  await openDrawer(page)
  await page.keyboard.press('Escape')
  await expect(getDrawer(page)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeFocused()
  await openDrawer(page)
  await page.keyboard.type('chin')
  await expect(getDrawer(page).getByRole('link', { name: /^Heroes, Navy/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(getDrawer(page).getByRole('link', { name: 'Black chinos' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(getField(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/collections/navy-chinos')
  await expect(getDrawer(page)).toBeHidden()
})

test('Enter opens the search page, and the query is remembered [NAV-16]', async ({ page }) => {
  await page.goto('/')
  await openDrawer(page)
  await page.keyboard.type('oxford shirt')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/pages/search?q=oxford+shirt')
  // the search page has no drawer, so go to another page
  await page.goto('/')
  await openDrawer(page)
  await expect(getDrawer(page).getByRole('link', { name: 'oxford shirt' }).first()).toBeVisible()
  await getDrawer(page).getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(getDrawer(page).getByText('Recent searches')).toHaveCount(0)
})

test('the drawer has no violations in any state, empty included [NAV-16] [OPS-05]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await openDrawer(page)
  await expectNoViolations(page, 'dialog[open]')
  await page.keyboard.type('navy')
  await expect(getDrawer(page).getByRole('link', { name: /^Heroes, Navy/ })).toBeVisible()
  await expectNoViolations(page, 'dialog[open]')
  await getField(page).fill('trowsers 34')
  await expect(getDrawer(page).getByRole('link', { name: 'Remove Waist 34' })).toBeVisible()
  await expectNoViolations(page, 'dialog[open]')
  await getField(page).fill('size guide')
  await expect(getDrawer(page).getByRole('link', { name: /^Size charts/ })).toBeVisible()
  await expectNoViolations(page, 'dialog[open]')
  await getField(page).fill('navy')
  await page.keyboard.type(' spaceship')
  await expect(getDrawer(page).getByText('Nothing matches “navy spaceship”.')).toBeVisible()
  await expect(getDrawer(page).getByRole('link', { name: 'Trousers' })).toBeVisible()
  await expectNoViolations(page, 'dialog[open]')
})

test.describe('while search is down', () => {
  test.use({ scenario: ['search-down'], expectedErrors: ERROR_PAGE_IN_CONSOLE })

  test('the drawer shows an error and can be retried [NAV-16] [ERR-03]', async ({ page, world }) => {
    await page.goto('/')
    await openDrawer(page)
    await page.keyboard.type('merino')
    await expect(getDrawer(page).getByRole('alert')).toContainText('Search is not answering just now.')
    await world.control.clearFaults(world.id)
    await getDrawer(page).getByRole('button', { name: 'Try again' }).click()
    await expect(getDrawer(page).getByText(/^See all results/)).toBeVisible()
  })
})

test('a drawer opened during navigation stays open [NAV-13]', async ({ page }) => {
  await page.goto('/collections/belts')
  const serverCall = Promise.withResolvers<void>()
  await page.route('**/_serverFn/**', async (route) => {
    await serverCall.promise
    await route.continue()
  })
  await page.getByRole('main').locator('a[href^="/products/"]').first().click()
  await openDrawer(page)
  serverCall.resolve()
  await expect(page).toHaveURL(/\/products\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(getField(page)).toBeFocused()
})
