import { expect, test } from '#tests/support/kept-page.ts'

test.use({ javaScriptEnabled: false })

test('a size can be added, changed and removed without script [OPS-06]', {
  tag: ['@smoke', '@https', '@quick'],
}, async ({ page, shopper }) => {
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

test('an incomplete choice stays on its page without script, at the first option that lacks one [OPS-06]', async ({
  page,
  shopper,
  world,
}) => {
  for (const [path, first] of [
    ['/products/heroes-navy', shopper.product.value('Waist', '28')],
    ['/products/gift-card-ink', shopper.product.value('Amount', '£25')],
  ] as const) {
    await page.goto(path)
    await shopper.product.add()
    await expect(first).toBeFocused()
    await expect(page).toHaveURL(path)
  }
  await page.goto('/products/heroes-navy')
  await shopper.product.choose('Waist', '34')
  await shopper.product.add()
  await expect(shopper.product.value('Build', 'Build A')).toBeFocused()
  await expect(shopper.product.value('Waist', '34')).toBeChecked()
  expect(await world.requests('cartCreate')).toEqual([])
})

test.describe('with two of each size left', () => {
  test.use({ scenario: ['low-stock'] })

  test('a capped addition shows a notice without script [OPS-06] [CART-15]', async ({ page, shopper }) => {
    for (const count of [1, 2, 2]) {
      await page.goto('/products/heroes-navy?w=36&b=B&l=32')
      await shopper.product.add()
      const line = shopper.cart.lines().filter({ hasText: 'Waist: 36' })
      await expect(line.getByRole('spinbutton')).toHaveValue(String(count))
    }
    await expect(page.getByRole('alert')).toContainText('That is all we have of one of your sizes.')
  })
})

test.describe('with a cart line that has sold out', () => {
  test.use({ scenario: ['cart-adjusted'] })

  test('an addition shows the adjustment notice without script [OPS-06] [CART-07]', async ({ page, shopper }) => {
    await page.goto('/products/everyday-tee-white?s=M&c=Slim&lh=Regular')
    await shopper.product.add()
    await expect(shopper.cart.lines()).toHaveCount(1)
    await expect(page.getByRole('alert')).toHaveText(
      "Cart updated. Some items are now gone. But don't worry, there's plenty more fits in the sea.",
    )
  })
})

test('messages are in American English in the us shop without script [OPS-06] [REG-09]', async ({ page }) => {
  await page.goto('/us/cart?problem=cart.change-failed')
  await expect(page.getByRole('alert')).toHaveText(
    'We couldn’t reach your cart just now. Nothing is lost: please try again.',
  )
})

test('the address cannot inject text into the cart page [OPS-04]', async ({ page }) => {
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

test('menu, search and pages work without script [OPS-06]', async ({ page }) => {
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
