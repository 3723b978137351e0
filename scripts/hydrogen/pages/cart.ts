import { expect, type Step } from './step.ts'

/** The cart and the checkout, which begin at the page of a product. */
export const CART_STEPS: readonly Step[] = [
  [
    'add to cart',
    async (page) => {
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await expect(page.locator('.cart-line').first()).toContainText('Heroes, Navy')
      // the line is shown before the store has it
      await expect(page.getByRole('link', { name: /Continue to Checkout/ }).first()).toBeVisible()
    },
  ],
  [
    'cart with quantities',
    async (page, shop) => {
      await page.goto(`${shop}/cart`)
      const line = page.locator('div.cart .cart-line').first()
      await line.getByRole('button', { name: 'Increase quantity' }).click()
      await expect(line).toContainText('Quantity: 2')
      await line.getByRole('button', { name: 'Decrease quantity' }).click()
      await expect(line).toContainText('Quantity: 1')
    },
  ],
  [
    'discount code',
    async (page) => {
      const cart = page.locator('div.cart')
      await cart.locator('input[name=discountCode]').fill('SORTED')
      await cart
        .locator('form')
        .filter({ has: page.locator('input[name=discountCode]') })
        .getByRole('button')
        .click()
      await expect(cart.locator('.cart-discount').first()).toContainText('SORTED')
    },
  ],
  [
    'gift card',
    async (page) => {
      const cart = page.locator('div.cart')
      await cart.locator('input[name=giftCardCode]').fill('GIFT000000000050')
      await cart
        .locator('form')
        .filter({ has: page.locator('input[name=giftCardCode]') })
        .getByRole('button')
        .click()
      await expect(cart).toContainText('***0050')
    },
  ],
  [
    'checkout and order page',
    async (page) => {
      await page
        .locator('main')
        .getByRole('link', { name: /Continue to Checkout/ })
        .click()
      await page.getByLabel('Email for the order confirmation').fill('jo@example.com')
      await page.getByRole('button', { name: 'Complete order' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('is confirmed')
      await page.getByRole('link', { name: 'Continue shopping' }).click()
      await expect(page.getByRole('heading', { name: 'Recommended Products' })).toBeVisible()
    },
  ],
  [
    'cart link',
    async (page, shop) => {
      await page.goto(`${shop}/cart/1001001:2`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
      await expect(page.getByText('Quantity 2')).toBeVisible()
    },
  ],
  [
    'discount link',
    async (page, shop) => {
      await page.goto(`${shop}/discount/SORTED?redirect=/cart`)
      await expect(page).toHaveURL(`${shop}/cart`)
      await expect(page.locator('div.cart .cart-discount').first()).toContainText('SORTED')
    },
  ],
]
