import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from '#tests/support/shop.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => drawer(page).getByRole('searchbox', { name: 'Search the shop' })

async function openDrawer(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(field(page)).toBeFocused()
}

test('the drawer finds as you type, with pictures, prices and suggestions, and says how much [NAV-16]', async ({
  page,
}) => {
  await page.goto('/us/collections/belts')
  await openDrawer(page)
  await page.keyboard.type('chin')
  await expect(drawer(page).getByRole('link', { name: 'Navy chinos' })).toBeVisible()
  const hit = drawer(page).getByRole('link', { name: /^Heroes, Navy/ })
  await expect(hit).toContainText('$129')
  await expect(hit.locator('img')).toBeVisible()
  await expect(drawer(page).getByRole('status')).toHaveText('6 products for “chin”')
})

test('arrows walk through what is found, Enter follows, Escape closes and gives the focus back [NAV-16]', async ({
  page,
}) => {
  await page.goto('/collections/belts')
  await openDrawer(page)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeFocused()
  await openDrawer(page)
  await page.keyboard.type('chin')
  await expect(drawer(page).getByRole('link', { name: /^Heroes, Navy/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(drawer(page).getByRole('link', { name: 'Black chinos' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/collections/navy-chinos')
  await expect(drawer(page)).toBeHidden()
})

test('Enter in the field goes on to the search page, and the words are remembered [NAV-16]', async ({ page }) => {
  await page.goto('/')
  await openDrawer(page)
  await page.keyboard.type('oxford shirt')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/pages/search?q=oxford+shirt')
  // on the search page the icon leads to the page's own field
  await page.goto('/')
  await openDrawer(page)
  await expect(drawer(page).getByRole('link', { name: 'oxford shirt' }).first()).toBeVisible()
  await drawer(page).getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(drawer(page).getByText('Recent searches')).toHaveCount(0)
})

test('what is found by no word leads on, and the drawer has no accessibility faults in any state [NAV-16] [OPS-05]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await openDrawer(page)
  const faults = async () => (await new AxeBuilder({ page }).include('dialog[open]').analyze()).violations
  expect(await faults()).toEqual([])
  await page.keyboard.type('navy')
  await expect(drawer(page).getByRole('link', { name: /^Heroes, Navy/ })).toBeVisible()
  expect(await faults()).toEqual([])
  await page.keyboard.type(' spaceship')
  await expect(drawer(page).getByText('Nothing matches “navy spaceship”.')).toBeVisible()
  await expect(drawer(page).getByRole('link', { name: 'Trousers' })).toBeVisible()
  expect(await faults()).toEqual([])
})

test.describe('while search is down', () => {
  test.use({ scenario: ['search-down'], expectedErrors: [/500|Error: [0-9a-f-]{36}/] })

  test('the drawer says so and looks again when asked [NAV-16] [ERR-03]', async ({ page, world }) => {
    await page.goto('/')
    await openDrawer(page)
    await page.keyboard.type('belt')
    await expect(drawer(page).getByRole('alert')).toContainText('Search is not answering just now.')
    await world.control.clearFaults(world.id)
    await drawer(page).getByRole('button', { name: 'Try again' }).click()
    await expect(drawer(page).getByText(/^See all results/)).toBeVisible()
  })
})

test('a drawer opened while the next page is on its way stays open on it [NAV-13]', async ({ page }) => {
  await page.goto('/collections/belts')
  const arrives = Promise.withResolvers<void>()
  await page.route('**/_serverFn/**', async (route) => {
    await arrives.promise
    await route.continue()
  })
  await page.getByRole('main').locator('a[href^="/products/"]').first().click()
  await openDrawer(page)
  arrives.resolve()
  await expect(page).toHaveURL(/\/products\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(field(page)).toBeFocused()
})
