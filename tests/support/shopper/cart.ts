import { expect, type Page } from '@playwright/test'

/** Returns what a shopper does and sees in the cart: its drawer, or its page where that is open. */
export function createCart(page: Page) {
  const drawer = page.getByRole('dialog', { name: /^Your (basket|cart)/ })
  const getPlace = () => (new URL(page.url()).pathname.endsWith('/cart') ? page.getByRole('main') : drawer)
  const lines = () =>
    getPlace()
      .getByRole('list', { name: /^In your (basket|cart)$/ })
      .locator('> li')
  return {
    drawer,
    lines,
    line: (name: string) => lines().filter({ hasText: name }),
    total: () =>
      getPlace()
        .locator('dt', { hasText: /^Total( before delivery)?$/ })
        .locator('+ dd'),
    checkout: () => getPlace().getByRole('link', { name: 'Checkout' }),
    open: () =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /^(Basket|Cart)/ })
        .click(),
    async expectCount(count: number) {
      const items = count === 0 ? '' : count === 1 ? ', 1 item' : `, ${count} items`
      const name = new RegExp(`^(Basket|Cart)${items}$`)
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible()
    },
    /** Waits until every total is confirmed by the server. */
    async waitForTotals() {
      await expect(getPlace().getByText(/^(Basket|Cart) totals updated$/)).toBeAttached()
    },
  }
}
