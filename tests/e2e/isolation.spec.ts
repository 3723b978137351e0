import { expect, test } from '#tests/support/shop.ts'

// Contradictory worlds on one storefront and one backend; run with --repeat-each for a stronger check.
for (const number of [1, 2, 3, 4]) {
  test.describe(`world ${number} where the cart was completed`, () => {
    test.use({ scenario: ['cart-completed'] })
    test('sees its own state only [SIM-03]', async ({ page }) => {
      await page.goto('/cart')
      await expect(page.getByText('This cart was previously completed')).toBeVisible()
    })
  })

  test.describe(`world ${number} where the cart has lines`, () => {
    test.use({ scenario: ['cart-with-lines'] })
    test('sees its own lines only [SIM-03]', async ({ page, shopper, world }) => {
      await page.goto('/cart')
      await expect(shopper.cart.lines()).toHaveCount(1)
      expect(await world.reports()).toEqual([])
    })
  })
}
