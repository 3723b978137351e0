import type { Page } from '@playwright/test'
import { translatePages } from '#tests/support/conditions/translated.ts'
import { expect, test } from '#tests/support/kept-page.ts'
import { PAGE_ROUTES } from '#tests/support/page-routes.ts'
import { carryFit } from '#tests/support/shopper/fit.ts'
import { readLayoutShifts, recordLayoutShifts } from './layout-shift.ts'
import { giveCart } from './visitor.ts'
import { waitForRest } from './wait-for-rest.ts'

/** Of every page but the account, which signs in first. */
const PATHS = Object.values(PAGE_ROUTES).filter((path) => !path.startsWith('/account'))

// React logs 418 for a part that hydrates after it was translated, and renders that part anew
test.use({ expectedErrors: [/React error #418/] })
test.beforeEach(({ page }) => translatePages(page))

test('the condition puts new and changed texts in elements of their own [OPS-05]', async ({ page, shopper }) => {
  await page.goto('/cart')
  await expect(page.getByRole('heading', { level: 1 }).locator('> font > font')).toHaveText('Your basket')
  await page.goto('/products/heroes-navy')
  await shopper.product.choose('Waist', '34')
  await expect(page.locator('#buy-bar font > font').first()).toContainText('Choose')
})

test('an offer’s price follows the quantity on a translated page [CART-12] [CART-15]', async ({
  page,
  shopper,
  world,
  context,
  baseURL,
}) => {
  await giveCart(world, context, baseURL, [{ product: 'everyday-tee-white', quantity: 2 }])
  await page.goto('/cart')
  const main = page.getByRole('main')
  await expect(main.getByText('T-shirts: add 1 more, and 3 cost £115.')).toBeVisible()
  const line = shopper.cart.lines()
  await line.getByRole('button', { name: /^Increase/ }).click()
  await shopper.cart.waitForTotals()
  await expect(line.getByText('T-shirts 3 for £115')).toBeVisible()
  await expect(line).toContainText('£115.00')
  await expect(shopper.cart.total()).toHaveText('£115.00')
  await expect(main.getByText('Your delivery is free')).toBeVisible()
  await expect(main.getByText('more and delivery is free')).toHaveCount(0)
  await line.getByRole('button', { name: /^Decrease/ }).click()
  await expect(main.getByText('T-shirts: add 1 more, and 3 cost £115.')).toBeVisible()
  await expect(line.getByText('T-shirts 3 for £115')).toHaveCount(0)
})

test.describe('a cart with one pair in it', () => {
  test.use({ scenario: ['cart-with-lines'] })

  test('its line, sum and removal say the same on a translated page [CART-15]', async ({ page, shopper }) => {
    await page.goto('/cart')
    const line = shopper.cart.lines()
    await expect(line).toContainText('£98.00')
    await line.getByRole('button', { name: /^Increase/ }).click()
    await shopper.cart.waitForTotals()
    await expect(line).toContainText('£196.00')
    await expect(line).not.toContainText('£98.00')
    await expect(shopper.cart.total()).toHaveText('£196.00')
    await line.getByRole('button', { name: /^Remove/ }).click()
    await expect(shopper.cart.lines()).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(shopper.cart.lines()).toContainText('£196.00')
  })
})

test('a saved fit is changed on a translated page [FIT-08] [FIT-09]', async ({ page, context, baseURL, shopper }) => {
  await carryFit(context, baseURL)
  await page.goto('/pages/about-us?saved_fit_modal=true')
  const card = page.getByRole('dialog', { name: 'Is this still your fit?' })
  await expect(card).toContainText('Waist 34')
  await shopper.fit.edit()
  await expect(card.getByText('This is your saved fit')).toBeVisible()
  await shopper.fit.choose('Waist', '36')
  await expect(card.getByText('This is your saved fit')).toHaveCount(0)
  await shopper.fit.choose('Leg', '34')
  await shopper.fit.save().click()
  await expect(page.getByRole('button', { name: 'Edit my fit' })).toBeVisible()
  await expect(card).toContainText(/Waist 36.*Leg 34/)
  await expect(card).not.toContainText('Waist 34')
})

test.describe('an order', () => {
  test.use({ scenario: ['order-to-return'] })

  test('is exchanged for the chosen size on a translated page [RET-01] [RET-04]', async ({ page, shopper }) => {
    const { returns } = shopper
    await page.goto('/returns?order=SP1001')
    await returns.find()
    await returns.choose('Heroes', 'Too tight')
    await returns.press('Continue')
    const size = returns.item('Heroes')
    await expect(size.getByText(/^You get 35 \/ B \/ 32/)).toBeVisible()
    await size
      .getByRole('radiogroup', { name: /^Waist/ })
      .getByRole('radio', { name: '36', exact: true })
      .check()
    await expect(size.getByText(/^You get 36 \/ B \/ 32/)).toBeVisible()
    await expect(size.getByText(/You get 35/)).toHaveCount(0)
    await returns.press('Continue')
    await returns.create()
    await expect(returns.heading('Your return is created')).toBeVisible()
    await expect(page.getByText('You get 36 / B / 32')).toBeVisible()
  })
})

test.describe('a customer with a phone number', () => {
  test.use({ scenario: ['customer-with-orders'] })

  test('reads on a translated page which messages come [ANA-05]', async ({ page }) => {
    await page.goto('/account?page=preferences')
    const emails = page.getByRole('checkbox', { name: /^Emails/ })
    await expect(emails).toHaveAccessibleDescription('You do not get our emails. Address: jo@example.com')
    await emails.check()
    await page.getByRole('main').getByRole('button', { name: 'Save preferences' }).click()
    await expect(page.getByText('Your preferences are saved.')).toBeVisible()
    await expect(emails).toHaveAccessibleDescription('You get our emails. Address: jo@example.com')
  })
})

test('a size is chosen and added on a translated page [PDP-03] [CART-01]', async ({ page, shopper }) => {
  const { product, cart } = shopper
  await page.goto('/products/heroes-navy')
  await product.choose('Waist', '34')
  await product.choose('Build', 'Build B')
  await product.choose('Leg', '32')
  await expect(page.locator('#buy-bar')).toContainText('34 / B / 32')
  await product.choose('Leg', '31')
  await expect(page.locator('#buy-bar')).toContainText('34 / B / 31')
  await expect(page.locator('#buy-bar')).not.toContainText('34 / B / 32')
  await product.add()
  await expect(cart.lines()).toHaveCount(1)
  await expect(cart.drawer.getByText('Added to your basket.')).toBeVisible()
})

test('filters and pages of editors follow on a translated page [COL-05] [PAGE-04]', async ({ page, shopper }) => {
  await page.goto('/collections/trousers')
  const { collection } = shopper
  await collection.box('Waist', '34').check()
  await expect(collection.active()).toContainText(['34'])
  await collection.box('Waist', '36').check()
  await expect(collection.active()).toContainText(['34', '36'])
  await collection.clearAll()
  await expect(collection.active()).toHaveCount(0)
  const footer = page.getByRole('contentinfo')
  await page.goto('/pages/about-us')
  await footer.getByRole('link', { name: 'Return policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Return policy')
  const text = await page.getByRole('main').innerText()
  await page.reload()
  await expect.poll(() => page.getByRole('main').innerText()).toBe(text)
})

test.describe('a page that is translated before its scripts run', () => {
  // the whole page is rendered anew, with its inline scripts and style
  test.use({ expectedErrors: [/React error #418|'TrustedHTML'|Applying inline style/] })

  test('is rendered anew, and works [PDP-03] [CART-01]', async ({ page, shopper, world }) => {
    await translatePages(page, 'parsed')
    await page.goto('/products/heroes-navy')
    await shopper.product.choose('Waist', '34')
    await shopper.product.choose('Build', 'Build B')
    await shopper.product.choose('Leg', '32')
    await expect(page.locator('#buy-bar')).toContainText('34 / B / 32')
    await shopper.product.add()
    await expect(shopper.cart.lines()).toHaveCount(1)
    expect((await world.reports()).filter(({ code }) => code === 'page.unhandled')).toEqual([])
  })

  for (const path of [...PATHS, '/products/gift-card-ink', '/collections/trousers', '/pages/faqs'])
    test(`${path} does not move while it is rendered anew [OPS-07]`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await recordLayoutShifts(page)
      await translatePages(page, 'parsed')
      await page.goto(path)
      await waitForRest(page)
      expect(await readLayoutShifts(page)).toEqual([])
    })

  test('keeps a press from before its scripts ran [OPS-06]', async ({ page }) => {
    await translatePages(page, 'parsed')
    const heart = page.getByRole('button', { name: 'Save for later: Everyday Tee, White' })
    await openBeforeScripts(page, '/collections/tops', () => heart.click())
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  /** Opens a page whose scripts wait for what the shopper does first. */
  async function openBeforeScripts(page: Page, path: string, act: () => Promise<void>) {
    const acted = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await acted.promise
      await route.continue()
    })
    const opened = page.goto(path)
    await act()
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
    acted.resolve()
    await opened
  }

  test('keeps what was chosen before its scripts run [PDP-01] [OPS-06]', async ({ page, shopper }) => {
    await translatePages(page, 'parsed')
    await openBeforeScripts(page, '/products/heroes-navy', () => shopper.product.choose('Waist', '34'))
    await expect(page).toHaveURL('/products/heroes-navy?w=34')
    await expect(shopper.product.value('Waist', '34')).toBeChecked()
  })

  test('keeps what was typed before its scripts run [FORM-07] [OPS-06]', async ({ page }) => {
    await translatePages(page, 'parsed')
    const email = page.getByLabel('Their email address')
    await openBeforeScripts(page, '/products/gift-card-ink', async () => {
      await email.fill('sam.recipient@example.com')
      await page.getByLabel('Your message').fill('Enjoy the cloth')
    })
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await expect(email).toHaveValue('sam.recipient@example.com')
    await expect(page.getByLabel('Your message')).toHaveValue('Enjoy the cloth')
  })
})
