import type { Page } from '@playwright/test'
import { getServerFunction } from '#tests/support/server-function.ts'
import { expect, test } from '#tests/support/shop.ts'

/** What Chromium says about a file that is missing, and React about a part that fails with it. */
const MISSING_FILE =
  /Failed to load resource: .* (?:404|410)|Failed to fetch dynamically imported module|ERR_FAILED|ERR_BLOCKED_BY_CLIENT|\.css failed to load/

/** Presses that load a dialog's code. */
const PRESSES = [
  {
    name: 'an enlarged picture',
    file: 'zoom-dialog',
    path: '/products/heroes-navy',
    press: (page: Page) =>
      page
        .getByRole('link', { name: /^Enlarge/ })
        .first()
        .click(),
  },
  {
    name: 'a dialog',
    file: 'back-in-stock-modal',
    path: '/products/julys-ecru',
    press: (page: Page) => page.getByRole('button', { name: 'Tell me when a size is back' }).click(),
  },
  {
    name: 'the fit',
    file: 'fit-panel',
    path: '/products/heroes-navy',
    press: (page: Page) => page.getByRole('button', { name: 'I know my sizes' }).click(),
  },
]

test.use({ expectedErrors: [MISSING_FILE] })

/** Answers 404 for code that the page does not have yet, as a server with another build does, until the next page. */
async function replaceBuild(page: Page, files = '**/assets/*.js'): Promise<void> {
  let isReplaced = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isReplaced = false
  })
  await page.route(files, (route) =>
    isReplaced ? route.fulfill({ status: 404, body: 'There is no such file.' }) : route.continue(),
  )
}

/** The same for code that the first page loads later; the pages after it have it. */
async function removeFromFirstPage(page: Page, files: string): Promise<void> {
  let pages = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1
  })
  await page.route(files, (route) =>
    pages > 1 ? route.continue() : route.fulfill({ status: 404, body: 'There is no such file.' }),
  )
}

const countLoads = (page: Page) => {
  const loads = { count: 0 }
  page.on('load', () => void loads.count++)
  return loads
}

const getNotice = (page: Page) => page.getByText('The shop has changed since you opened this page')

test.describe('a page of a build that has been replaced', () => {
  test('follows a link to a page of the new build [OPS-12]', async ({ page }) => {
    await page.goto('/pages/about-us')
    await replaceBuild(page)
    const loads = countLoads(page)
    await page.getByRole('banner').getByRole('link', { name: 'Trousers', exact: true }).click()
    await expect(page).toHaveURL('/collections/trousers')
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Heroes/ })
        .first(),
    ).toBeVisible()
    await expect.poll(() => loads.count).toBe(1)
  })

  test('is loaded again where a navigation has failed [OPS-12]', async ({ page }) => {
    await page.goto('/pages/about-us')
    await replaceBuild(page)
    const loads = countLoads(page)
    // an event alone, because the pointer of a click would load code before it
    await page.getByRole('banner').getByRole('link', { name: 'Trousers', exact: true }).dispatchEvent('click')
    await expect(page).toHaveURL('/collections/trousers')
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Heroes/ })
        .first(),
    ).toBeVisible()
    await expect.poll(() => loads.count).toBe(1)
  })

  test('opens the page in place of a drawer [OPS-12]', async ({ page }) => {
    await page.goto('/products/heroes-navy')
    await replaceBuild(page, '**/assets/finder-drawer-*.js')
    await page.getByRole('banner').getByRole('link', { name: 'Find your Fit' }).click()
    await expect(page).toHaveURL('/fit-finder')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('stays, and says why a dialog is missing, where text is typed [OPS-12]', async ({ page }) => {
    await removeFromFirstPage(page, '**/assets/back-in-stock-modal-*.js')
    await page.goto('/products/julys-ecru')
    const email = page.locator('footer input[type=email]')
    await email.fill('sam@example.com')
    await page.getByRole('button', { name: 'Tell me when a size is back' }).click()
    await expect(page.getByText('This needs a newer version of the page.')).toBeVisible()
    await expect(email).toHaveValue('sam@example.com')
  })

  for (const { name, file, path, press } of PRESSES)
    test(`is loaded again for ${name} [OPS-12]`, async ({ page }) => {
      await removeFromFirstPage(page, `**/assets/${file}-*.js`)
      await page.goto(path)
      await press(page)
      await expect(getNotice(page)).toBeVisible()
      await press(page)
      await expect(page.getByRole('dialog').first()).toBeVisible()
    })

  test('adds to the basket by its form at the second press [OPS-12]', async ({ page, shopper }) => {
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await replaceBuild(page, '**/assets/add-from-page-*.js')
    await shopper.product.add()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await shopper.product.add()
    await expect(page).toHaveURL('/cart')
    await expect(shopper.cart.lines()).toHaveCount(1)
  })

  test('adds to the basket by its form where the server has lost the function [OPS-12]', async ({ page, shopper }) => {
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await page.route(getServerFunction('changeCartFn'), (route) => route.fulfill({ status: 410, body: 'Gone' }))
    await shopper.product.add()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await shopper.product.add()
    await expect(page).toHaveURL('/cart')
    await expect(shopper.cart.lines()).toHaveCount(1)
  })

  test('stays as it is while nobody asks for more [OPS-12]', async ({ page }) => {
    const noticed = page.waitForResponse(/\/stale-page\.js$/)
    const loads = countLoads(page)
    await page.route(/\/assets\/idle-parts-/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/pages/about-us')
    await noticed
    await page.getByRole('banner').getByRole('link', { name: 'Trousers', exact: true }).click()
    await expect(page).toHaveURL('/collections/trousers')
    await expect.poll(() => loads.count).toBe(2)
  })
})

test('a part that no build has is asked for once more, not for ever [OPS-12]', async ({ page }) => {
  await page.route(/\/assets\/zoom-dialog-/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/products/heroes-navy')
  const loads = countLoads(page)
  const picture = page.getByRole('link', { name: /^Enlarge/ }).first()
  await picture.click()
  await expect(getNotice(page)).toBeVisible()
  await picture.click()
  await expect(page.getByText('This needs a newer version of the page.')).toBeVisible()
  // the page works before its last picture is there
  await expect.poll(() => loads.count).toBe(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Heroes' })).toBeVisible()
})

for (const { name, files } of [
  { name: 'cannot reach the shop', files: /\/assets\/back-in-stock-modal-|\/stale-page\.js/ },
  { name: 'may not load one of its files', files: /\/assets\/back-in-stock-modal-/ },
])
  test(`a page that ${name} stays as it is [OPS-12]`, async ({ page }) => {
    await page.goto('/products/julys-ecru')
    const loads = countLoads(page)
    await page.route(files, (route) => route.abort('blockedbyclient'))
    const check = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
    await page.getByRole('button', { name: 'Tell me when a size is back' }).click()
    await check
    await page.getByRole('banner').getByRole('link', { name: 'Basket' }).click()
    await expect(page.getByRole('dialog', { name: 'Your basket' })).toBeVisible()
    expect(loads.count).toBe(0)
  })
