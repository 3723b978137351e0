import { expect, test } from '#tests/support/kept-page.ts'
import { test as newTab } from '#tests/support/shop.ts'

const REGIONS = [
  { code: 'gb', prefix: '', price: /£\d/, currency: 'GBP' },
  { code: 'us', prefix: '/us', price: /\$\d/, currency: 'USD' },
  { code: 'eu', prefix: '/eu', price: /€\d/, currency: 'EUR' },
] as const

for (const { code, prefix, price } of REGIONS) {
  newTab(
    `a shopper in ${code} buys trousers from the home page to checkout [REG-01] [REG-02] [PDP-01] [CART-01] [CART-09] [CART-13]`,
    {
      tag: code === 'gb' ? ['@smoke', '@https', '@phone', '@quick'] : '@smoke',
    },
    async ({ page, shopper }) => {
      await page.goto(prefix || '/')
      await page.getByRole('main').getByRole('link', { name: 'Shop trousers' }).click()
      await expect(page).toHaveURL(`${prefix}/collections/trousers`)
      await expect(page.getByRole('heading', { level: 1, name: 'Trousers' })).toBeVisible()

      await page.getByRole('link', { name: 'Heroes, Navy', exact: true }).click()
      await expect(page).toHaveURL(`${prefix}/products/heroes-navy`)
      await expect(page.getByRole('main').getByText(price).first()).toBeVisible()

      await shopper.product.choose('Waist', '34')
      await shopper.product.choose('Build', 'Build B')
      await shopper.product.choose('Leg', '32')
      await expect(page).toHaveURL(`${prefix}/products/heroes-navy?w=34&b=B&l=32`)
      await expect(page.getByText('Your size: 34 / B / 32')).toBeVisible()

      await shopper.product.add()
      await expect(shopper.cart.drawer).toBeVisible()
      await expect(shopper.cart.lines()).toHaveCount(1)
      await expect(shopper.cart.lines().first()).toContainText('Waist: 34')
      const total = await shopper.cart.total().innerText()
      expect(total).toMatch(price)

      await page.reload()
      await shopper.cart.expectCount(1)
      await shopper.cart.open()
      await expect(shopper.cart.total()).toHaveText(total)

      await shopper.cart.checkout().click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Heroes').first()).toBeVisible()
      await expect(page.getByText(total).first()).toBeVisible()
    },
  )
}

test('each of the three shops has its own cart [CART-02] [REG-01]', async ({ page, shopper }) => {
  await page.goto('/products/heroes-navy?w=34&b=B&l=32')
  await shopper.product.add()
  await expect(shopper.cart.lines()).toHaveCount(1)
  await page.goto('/us/cart')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await page.goto('/cart')
  await expect(shopper.cart.lines()).toHaveCount(1)
})

test('the cart cookie is HttpOnly and lasts 14 days [CART-02]', async ({ page, shopper, context }) => {
  await page.goto('/products/heroes-navy?w=34&b=B&l=32')
  await shopper.product.add()
  // the count is there before the response, which sets the cookie
  await expect(shopper.cart.lines()).toHaveCount(1)
  const cookie = (await context.cookies()).find(({ name }) => name === 'cart_id_gb')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)
  expect(days).toBeGreaterThan(13.9)
  expect(days).toBeLessThanOrEqual(14)
  expect(cookie?.httpOnly).toBe(true)
})

test('lines change and are removed in the drawer and on the page [CART-01] [CART-10]', { tag: '@phone' }, async ({
  page,
  shopper,
}) => {
  await page.goto('/products/heroes-navy?w=34&b=B&l=32')
  await shopper.product.add()
  const line = shopper.cart.lines().first()
  await line.getByRole('button', { name: /^Increase/ }).click()
  await line.getByRole('button', { name: /^Increase/ }).click()
  await expect(line.getByRole('spinbutton')).toHaveValue('3')
  await shopper.cart.waitForTotals()
  await expect(shopper.cart.total()).toHaveText('£294.00')

  await shopper.cart.drawer.getByRole('link', { name: 'View basket' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(shopper.cart.drawer).toBeHidden()
  await expect(page.getByText('200-day returns').first()).toBeVisible()
  await expect(page.getByText('Free delivery over £100').first()).toBeVisible()

  const lineOnPage = shopper.cart.lines().first()
  await lineOnPage.getByRole('spinbutton').fill('2')
  await lineOnPage.getByRole('spinbutton').press('Enter')
  await shopper.cart.waitForTotals()
  await expect(shopper.cart.total()).toHaveText('£196.00')
  await shopper.cart.expectCount(2)

  await lineOnPage.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('Your basket is empty.')).toBeVisible()
  await shopper.cart.expectCount(0)
  await page.reload()
  await expect(page.getByText('Your basket is empty.')).toBeVisible()
  await expect(page.getByText('previously completed')).toBeHidden()
})

test('the cart icon opens no drawer on the cart page [CART-09]', async ({ page, shopper }) => {
  await page.goto('/cart')
  await shopper.cart.open()
  await expect(shopper.cart.drawer).toBeHidden()
})

test('changing the colour keeps the chosen size [PDP-01]', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/products/heroes-navy?w=34&b=B')
  const black = page.getByRole('navigation', { name: 'Colour' }).getByRole('link', { name: /^Black/ })
  await black.click()
  await expect(page).toHaveURL(/\/products\/heroes-black\?w=34&b=B$/)
  await expect(
    page.getByRole('radiogroup', { name: 'Waist' }).getByRole('radio', { name: '34', exact: true }),
  ).toBeChecked()
  await expect(black).toBeFocused()
  await expect(page.getByRole('link', { name: 'Enlarge: Heroes in Black', exact: true })).toBeVisible()
})

test('sizes pressed within one frame are all chosen, and shown before the address has them [PDP-01]', async ({
  page,
}) => {
  await page.goto('/products/heroes-navy')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const shown = await page.evaluate(() => {
    for (const chosen of ['[name=w][value="34"]', '[name=b][value="B"]', '[name=l][value="32"]'])
      document.querySelector<HTMLInputElement>(chosen)?.click()
    const checked = [...document.querySelectorAll<HTMLInputElement>('main [type=radio]:checked')]
    return { values: checked.map(({ value }) => value), address: location.search }
  })
  expect(shown).toEqual({ values: ['34', 'B', '32'], address: '' })
  await expect(page).toHaveURL(/\?w=34&b=B&l=32$/)
  // a size is no page of its own
  await page.goBack()
  expect(new URL(page.url()).pathname).not.toContain('/products/')
})

test('a size pressed just before the colour goes along [PDP-01]', async ({ page }) => {
  await page.goto('/products/heroes-navy?w=34&b=B')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('[name=w][value="36"]')?.click()
    document.querySelector<HTMLAnchorElement>('a[href*="heroes-black"]')?.click()
  })
  await expect(page).toHaveURL(/\/products\/heroes-black\?w=36&b=B$/)
  await expect(
    page.getByRole('radiogroup', { name: 'Waist' }).getByRole('radio', { name: '36', exact: true }),
  ).toBeChecked()
})

test('an invalid size in the address chooses nothing [PDP-01]', async ({ page }) => {
  await page.goto(
    '/products/heroes-navy?w=%3Cscript%3Ealert(1)%3C/script%3E&b=zzz&l=9999&checkout_id=%22%3E&discount=%27',
  )
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Heroes')
  await expect(page.getByText('Your size:')).toBeHidden()
  expect(await page.content()).not.toContain('<script>alert(1)')
})
