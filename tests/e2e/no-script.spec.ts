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

test('without script the menu leads to goods, the search finds some, and pages can be read [OPS-06]', async ({
  page,
}) => {
  await page.goto('/us')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Denim', exact: true }).click()
  await expect(page).toHaveURL('/us/collections/denim')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.getByRole('searchbox').fill('belt')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/us/pages/search?q=belt')
  await expect(page.getByRole('main').getByRole('link', { name: /belt/i }).first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  await page.goto('/us/trousers-size-chart')
  await expect(page.getByRole('table').first()).toBeVisible()
})
