import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/shop.ts'

const HEROES = '/products/heroes-navy?w=34&b=B&l=32'
const JULYS = '/products/julys-navy?w=34&b=B&l=32'
/** Long enough to leave a page while its addition is under way. */
const SLOW = { delayMs: 1_500 }

const getAddButton = (page: Page) => page.getByRole('button', { name: 'Add to basket' })

/** Adds the chosen size, and waits until the request is on its way. */
async function sendAddition(page: Page) {
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/_serverFn/'))
  await getAddButton(page).click()
  await sent
}

test.describe('first additions while Shopify is slow', () => {
  test.beforeEach(({ world }) =>
    world.control.addFault(world.id, { upstream: 'shopify', operation: 'cartCreate', respond: SLOW }),
  )

  test('in two tabs together make one cart with both [CART-02]', async ({ page, world, openTab }) => {
    const other = await openTab()
    await page.goto(HEROES)
    await other.goto(JULYS)
    // a press before hydration posts the form and leads to the cart page
    await expect(other.locator('html[data-hydrated]')).toBeAttached()
    await Promise.all([getAddButton(page).click(), getAddButton(other).click()])
    for (const tab of [page, other]) await expect(tab.getByRole('dialog', { name: 'Your basket' })).toBeVisible()
    await page.goto('/cart')
    await expect(page.getByRole('link', { name: /^(Heroes|Julys)/ })).toHaveCount(2)
    expect(await world.requests('cartCreate')).toHaveLength(1)
  })

  test('are in the cart after the page was left [CART-02]', async ({ page, shopper }) => {
    await page.goto(HEROES)
    await sendAddition(page)
    await page.goto('/')
    await shopper.cart.expectCount(1)
    await page.goto('/cart')
    await expect(shopper.cart.lines()).toHaveCount(1)
    await expect(shopper.cart.lines()).toContainText('Heroes')
  })

  test('are in the cart after the tab was closed [CART-02]', async ({ page, context }) => {
    await page.goto(HEROES)
    await sendAddition(page)
    await page.close()
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'cart_count_gb')?.value)
      .toBe('1')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('two first additions together make one cart with both [CART-02]', async ({ page, shopper, world, openTab }) => {
    await world.control.addFault(world.id, { upstream: 'shopify', operation: 'cartCreate', respond: SLOW })
    const other = await openTab()
    await page.goto(HEROES)
    await other.goto(JULYS)
    await Promise.all([getAddButton(page).click(), getAddButton(other).click()])
    for (const tab of [page, other]) await tab.waitForURL('**/cart')
    await page.goto('/cart')
    await expect(shopper.cart.lines()).toHaveCount(2)
    await page.reload()
    await expect(shopper.cart.lines()).toHaveCount(2)
  })
})

test.describe('without script, with an answer that is lost', () => {
  test.use({ javaScriptEnabled: false, scenario: ['cart-with-lines'] })

  test('an addition is found in the cart, and no failure is said [CART-02] [CART-03]', async ({
    page,
    shopper,
    world,
  }) => {
    const lost = { upstream: 'shopify', operation: 'cartLinesAdd', respond: { trickleMs: 60_000 } } as const
    await world.control.addFault(world.id, lost)
    await page.goto(JULYS)
    await getAddButton(page).click()
    await page.waitForURL('**/cart', { timeout: 30_000 })
    await expect(shopper.cart.lines()).toHaveCount(2)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await world.requests('cartLinesAdd')).toHaveLength(1)
  })

  test('pressed again after the reading failed too, it is made once [CART-02]', async ({ page, shopper, world }) => {
    const addition = {
      upstream: 'shopify',
      operation: 'cartLinesAdd',
      respond: { trickleMs: 60_000 },
      times: 1,
    } as const
    const reading = { upstream: 'shopify', operation: 'cart', respond: { status: 503 } } as const
    await world.control.addFault(world.id, addition)
    await world.control.addFault(world.id, reading)
    await page.goto(JULYS)
    await getAddButton(page).click()
    await page.waitForURL('**/cart?problem=cart.add-failed', { timeout: 30_000 })
    await expect(page.getByRole('alert').first()).toContainText('There was a problem adding this product to basket.')
    await world.control.clearFaults(world.id)
    await page.goto(JULYS)
    await getAddButton(page).click()
    await page.waitForURL('**/cart')
    await expect(shopper.cart.lines().filter({ hasText: 'Julys' }).getByRole('spinbutton')).toHaveValue('1')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('an addition whose answer is lost, on a page that has not read the cart', () => {
  test.use({ scenario: ['cart-with-lines'], expectedErrors: [/Failed to load resource/] })

  test('is found in the cart and said to be added [CART-02] [CART-03]', async ({ page, shopper }) => {
    await page.goto(JULYS)
    let lostCount = 0
    await page.route('**/_serverFn/**', async (route) => {
      if (route.request().method() !== 'POST' || lostCount++ > 0) return route.continue()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await getAddButton(page).click()
    await expect(shopper.cart.drawer).toBeVisible()
    await expect(shopper.cart.lines()).toHaveCount(2)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await shopper.cart.expectCount(2)
  })
})

test.describe('with texts of messages that do not load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('a failed addition is announced all the same [CART-03] [OPS-07]', async ({ page }) => {
    await page.route('**/assets/message-text-*.js', (route) => route.abort())
    await page.route('**/_serverFn/**', (route) => route.abort())
    await page.goto(HEROES)
    await getAddButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText("Oops, something's gone wrong")
  })
})
