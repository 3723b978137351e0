import { expect, test } from '#tests/support/shop.ts'

// Run with --repeat-each to prove it: one storefront and one backend, worlds that contradict each other side by side.
for (const number of [1, 2, 3, 4]) {
  test.describe(`world ${number} where the cart was completed`, () => {
    test.use({ scenario: ['cart-completed'] })
    test('sees that and nothing else [SIM-03]', async ({ page }) => {
      await page.goto('/cart')
      await expect(page.getByText('This cart was previously completed')).toBeVisible()
    })
  })

  test.describe(`world ${number} where the cart has lines`, () => {
    test.use({ scenario: ['cart-with-lines'] })
    test('sees those and nothing else [SIM-03]', async ({ page, shopper, world }) => {
      await page.goto('/cart')
      await expect(shopper.cart.lines()).toHaveCount(1)
      expect(await world.reports()).toEqual([])
    })
  })
}
