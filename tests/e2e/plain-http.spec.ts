import { expect, test } from '#tests/support/shop.ts'
import { readSentEvents } from './sent-events.ts'

test.describe('a page without TLS, as a phone opens it on the local network', () => {
  test.use({ consent: 'necessary,analytics' })

  test.beforeEach(({ page }) =>
    // what browsers have on pages with TLS and on localhost only
    page.addInitScript(() => {
      Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined })
      Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })
      Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })
    }),
  )

  test('sells, and sends what was agreed to', async ({ page, shopper, world }) => {
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await shopper.product.add()
    await expect(shopper.cart.lines()).toContainText('Waist: 34')
    await page.goto('/cart')
    await shopper.cart
      .lines()
      .getByRole('button', { name: /^Increase/ })
      .click()
    await expect(shopper.cart.lines().getByRole('spinbutton')).toHaveValue('2')
    await expect.poll(async () => Object.keys(await readSentEvents(world))).toContain('Product Added')
  })
})
