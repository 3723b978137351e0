import { test as base, expect, type Page } from '@playwright/test'
import { type Running, startDev } from '#scripts/processes.ts'

/** The shop under `spoke dev`: what a developer sees, which the production build has no code for. */
const test = base.extend<object, { dev: Running }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const dev = await startDev()
      await use(dev)
      await dev.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test('a developer changes the world in the panel over a clean page [SIM-04] [CLI-01]', async ({ page, dev }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto(`${dev.origin}/products/heroes-navy`)
  await expect(page.getByRole('button', { name: 'Developer panel' })).toBeVisible()
  await page.keyboard.press('Alt+s')
  await enter(page, 'cart-with-lines')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Basket, 1 item' })).toBeVisible()

  // a signed-in visitor needs the storage of the shop's own origin
  await enter(page, 'customer-with-orders')
  await expect(page).toHaveURL(/\/account/)
  await expect(page.getByRole('region', { name: 'Latest order' })).toContainText('#SP1003')
  await page.getByRole('button', { name: 'Developer panel' }).click()
  await expect(page.locator('iframe[title="Developer panel"]')).toBeHidden()
  expect(errors).toEqual([])
})

/** Loads a scenario in the panel and enters the shop as its visitor. */
async function enter(page: Page, scenario: string) {
  const panel = page.frameLocator('iframe[title="Developer panel"]')
  const search = panel.getByRole('searchbox', { name: 'Search scenarios' })
  await search.fill(scenario)
  await expect(panel.getByRole('checkbox')).toHaveCount(1)
  await search.press('Enter')
}
