import { expect, type Page } from '@playwright/test'

/** The cart, in its drawer or on its page: whichever is in front. */
export function cartOf(page: Page) {
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  const place = () => (new URL(page.url()).pathname.endsWith('/cart') ? page.getByRole('main') : drawer)
  const lines = () => place().getByRole('list', { name: 'In your cart' }).locator('> li')
  return {
    drawer,
    lines,
    line: (name: string) => lines().filter({ hasText: name }),
    total: () =>
      place()
        .locator('dt', { hasText: /^Total$/ })
        .locator('+ dd'),
    checkout: () => place().getByRole('link', { name: 'Checkout' }),
    open: () => page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click(),
    async holds(count: number) {
      const name = count === 0 ? 'Cart' : count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible()
    },
    /** Waits until every sum is the server's last word. */
    async settles() {
      await expect(place().getByText('Cart totals updated')).toBeAttached()
    },
  }
}
