import { expect, test } from '#tests/support/shop.ts'

test.use({ javaScriptEnabled: false })

test('without script a size is chosen, added, changed and removed [OPS-06]', async ({ page, shopper }) => {
  await page.goto('/us/products/heroes-navy')
  await shopper.product.choose('Waist', '34')
  await shopper.product.choose('Build', 'Build B')
  await shopper.product.choose('Leg', '32')
  await shopper.product.add()
  await expect(page).toHaveURL('/us/cart')
  await expect(shopper.cart.lines()).toHaveCount(1)
  await expect(shopper.cart.lines()).toContainText('Waist: 34')

  await shopper.cart
    .lines()
    .getByRole('button', { name: /^Increase/ })
    .click()
  await expect(shopper.cart.lines().getByRole('spinbutton')).toHaveValue('2')
  await shopper.cart.lines().getByRole('spinbutton').fill('4')
  await shopper.cart.lines().getByRole('spinbutton').press('Enter')
  await expect(shopper.cart.lines().getByRole('spinbutton')).toHaveValue('4')
  await shopper.cart
    .lines()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
})

test('without script an incomplete choice is refused in words [OPS-06]', async ({ page, shopper }) => {
  await page.goto('/products/heroes-navy')
  await shopper.product.add()
  await expect(page).toHaveURL('/cart?problem=cart.variant-unavailable')
  await expect(page.getByRole('alert')).toContainText('Please try another size')
})

test('an address cannot put words of its own into the cart’s page [OPS-04]', async ({ page }) => {
  await page.goto('/cart?problem=Send+money')
  await expect(page.getByText('Send money')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the country switcher works without script [REG-05]', async ({ page }) => {
  await page.goto('/products/heroes-navy')
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^Europe/ })
    .click()
  await expect(page).toHaveURL('/eu/products/heroes-navy')
})
