import { expect, test } from '#tests/support/shop.ts'

test.describe('a cart that is not used', () => {
  test.use({ scenario: ['cart-with-lines'] })

  test('lasts fourteen days', async ({ page, shopper, world }) => {
    await page.goto('/cart')
    await expect(shopper.cart.lines()).toHaveCount(1)

    await world.clock.advance({ days: 13 })
    await page.reload()
    await expect(shopper.cart.lines()).toHaveCount(1)

    await world.clock.advance({ days: 15 })
    await page.reload()
    await expect(shopper.cart.lines()).toHaveCount(0)
  })

  test('a page has the time of its world', async ({ page, world }) => {
    await world.clock.freeze()
    await world.clock.set('2027-01-01T12:00:00Z')
    await page.goto('/')
    expect(await page.evaluate(() => new Date().toISOString())).toBe('2027-01-01T12:00:00.000Z')
  })
})
