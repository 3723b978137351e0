import { expect, type Page } from '@playwright/test'

/** Returns what a shopper does and sees in the cart: its drawer, or its page where that is open. */
export function createCart(page: Page) {
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  const getPlace = () => (new URL(page.url()).pathname.endsWith('/cart') ? page.getByRole('main') : drawer)
  const lines = () => getPlace().getByRole('list', { name: 'In your cart' }).locator('> li')
  return {
    drawer,
    lines,
    line: (name: string) => lines().filter({ hasText: name }),
    total: () =>
      getPlace()
        .locator('dt', { hasText: /^Total$/ })
        .locator('+ dd'),
    checkout: () => getPlace().getByRole('link', { name: 'Checkout' }),
    open: () => page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click(),
    async expectCount(count: number) {
      const name = count === 0 ? 'Cart' : count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible()
    },
    /** Waits until every total is confirmed by the server. */
    async waitForTotals() {
      await expect(getPlace().getByText('Cart totals updated')).toBeAttached()
    },
  }
}
