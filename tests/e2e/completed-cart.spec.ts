import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { findCookie } from './visitor.ts'

test.describe('a cart that was already checked out', () => {
  test.use({ scenario: ['cart-completed'] })

  test('is removed with a message and reported once [CART-05]', { tag: '@https' }, async ({ page, world, context }) => {
    await page.goto('/cart')
    const notice = page.getByRole('alert').filter({ hasText: 'This cart was previously completed' })
    await expect(notice).toBeVisible()
    // the colours of a message, not those of an error
    await expect(notice).toHaveCSS('background-color', 'rgb(243, 239, 232)')
    await expect.poll(() => findCookie(context, 'cart_id_gb')).toBeUndefined()
    const readReports = async () => (await world.reports()).filter(({ code }) => code === 'cart.completed')
    await expect.poll(readReports).toEqual([expect.objectContaining({ message: 'This cart was previously completed' })])

    await page.reload()
    await expect(page.getByText('Your basket is empty.')).toBeVisible()
    await expect(page.getByText('This cart was previously completed')).toBeHidden()
  })

  test('is replaced by a new one on the next addition [CART-05]', async ({ page, shopper }) => {
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await shopper.product.add()
    await expect(shopper.cart.lines()).toHaveCount(1)
    await shopper.cart.expectCount(1)
  })
})

/** Completes the checkout of the cart page's cart in another tab. */
async function payElsewhere(page: Page, checkoutUrl: string | null) {
  // under `spoke dev` React runs effects twice, and the second reads the cart again
  await page.waitForLoadState('networkidle')
  const checkout = await page.context().newPage()
  await checkout.goto(checkoutUrl ?? '')
  await pay(checkout)
}

/** Completes the order of an open checkout. */
async function pay(checkout: Page) {
  await checkout.getByLabel('Email for the order confirmation').fill('shopper@example.com')
  await checkout.getByRole('button', { name: 'Complete order' }).click()
  await expect(checkout.getByRole('heading', { level: 1 })).toContainText(/order|thank/i)
}

test.describe('a cart that its shopper has just paid for', () => {
  test.use({ scenario: ['cart-with-lines'] })

  test('is counted on no page after it [CART-05]', async ({ page, shopper, context }) => {
    await page.goto('/cart')
    await shopper.cart.checkout().click()
    await pay(page)
    await page.getByRole('link', { name: 'Continue shopping' }).click()
    // without script the header has no number
    await expect.poll(() => findCookie(context, 'cart_id_gb')).toBeUndefined()
    await expect.poll(() => findCookie(context, 'checkoutStarted_GB')).toBeUndefined()
    await shopper.cart.expectCount(0)
    await page.goto('/collections/belts')
    await shopper.cart.expectCount(0)
  })
})

test.describe('a cart that is completed in another tab', () => {
  test.use({ scenario: ['cart-with-lines'] })

  test('takes no more changes of quantity [CART-04] [CART-05]', async ({ page, shopper }) => {
    await page.goto('/cart')
    await payElsewhere(page, await shopper.cart.checkout().getAttribute('href'))
    await shopper.cart
      .lines()
      .first()
      .getByRole('button', { name: /^Increase/ })
      .click()
    await expect(page.getByText('This cart was previously completed')).toBeVisible()
    await expect(page.getByText('Your basket is empty.')).toBeVisible()
  })

  test('keeps a gift message and a code for the next order [CART-04]', async ({ page, shopper, world }) => {
    await page.goto('/cart')
    await payElsewhere(page, await shopper.cart.checkout().getAttribute('href'))
    await page.getByText('Add a gift message').click()
    await page.getByRole('textbox', { name: 'Gift message' }).fill('Happy birthday')
    await page.getByRole('button', { name: 'Save message' }).click()
    await expect(page.getByText('This cart was previously completed')).toBeVisible()
    await expect(page.getByText('We have kept what you typed for your next order.')).toBeVisible()
    expect(await world.requests('cartCreate')).toHaveLength(1)

    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await shopper.product.add()
    await shopper.cart.expectCount(1)
    await page.goto('/cart')
    await expect(shopper.cart.lines()).toHaveCount(1)
    await expect(page.getByRole('textbox', { name: 'Gift message' })).toHaveValue('Happy birthday')

    await payElsewhere(page, await shopper.cart.checkout().getAttribute('href'))
    await page.getByText('Add a discount code').click()
    await page.getByRole('textbox', { name: 'Discount code' }).fill('SORTED')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('We have kept what you typed for your next order.')).toBeVisible()
    expect(await world.requests('cartCreate')).toHaveLength(2)
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await shopper.product.add()
    await expect(shopper.cart.drawer.getByText('SORTED is applied')).toBeVisible()
  })
})

test.describe('a cart whose cookie is lost while it is shown', () => {
  test.use({ scenario: ['cart-with-lines'] })

  test('shows a message and is reported [CART-06]', async ({ page, shopper, world, context }) => {
    await page.goto('/cart')
    await expect(shopper.cart.lines()).toHaveCount(1)
    await context.clearCookies({ name: 'cart_id_gb' })
    await shopper.cart
      .lines()
      .first()
      .getByRole('button', { name: /^Increase/ })
      .click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect
      .poll(() => world.reports())
      .toEqual([expect.objectContaining({ code: 'cart.no-id', message: 'No cart id' })])
  })
})
