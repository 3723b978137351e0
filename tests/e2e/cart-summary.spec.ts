import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { carryFit } from '#tests/support/shopper/fit.ts'
import { giveCart } from './visitor.ts'

const PHONE = { width: 360, height: 740 }
const SIX = ['heroes-navy', 'heroes-black', 'julys-navy', 'everyday-tee-white', 'winters-navy', 'easies-navy']

/** Whether the checkout link is wholly on the screen and nothing lies over it. */
const isCheckoutInReach = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: 'Checkout' })
    .evaluate((link) => {
      const { top, bottom, left, width, height } = link.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return top >= 0 && bottom <= innerHeight && (hit === link || link.contains(hit))
    })

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a tablet', { width: 768, height: 1024 }],
  ['a laptop', { width: 1280, height: 800 }],
] as const)
  test(`checkout is in reach beside every line on ${name} [CART-09] [CART-13]`, async ({
    page,
    shopper,
    world,
    context,
    baseURL,
  }) => {
    await giveCart(
      world,
      context,
      baseURL,
      SIX.map((product) => ({ product, quantity: 1 })),
    )
    await page.setViewportSize(viewport)
    await page.goto('/cart')
    await expect(shopper.cart.lines()).toHaveCount(6)
    for (const at of [0, 2, 5]) {
      await shopper.cart.lines().nth(at).scrollIntoViewIfNeeded()
      await expect.poll(() => isCheckoutInReach(page)).toBe(true)
    }
    // the control that has the focus is not covered
    const last = shopper.cart
      .lines()
      .nth(5)
      .getByRole('button', { name: /^Remove/ })
    await page.evaluate(() => scrollTo(0, 0))
    await last.focus()
    const isUncovered = () =>
      last.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    await expect.poll(isUncovered).toBe(true)
  })

test.describe('at 400 % zoom', () => {
  test.use({ scenario: ['cart-with-lines'], viewport: { width: 320, height: 256 } })

  test('the total and checkout cover no line [CART-09] [OPS-05]', async ({ page }) => {
    await page.goto('/cart')
    await expect.poll(() => isCheckoutInReach(page)).toBe(false)
    await page.getByRole('main').getByRole('link', { name: 'Checkout' }).scrollIntoViewIfNeeded()
    await expect.poll(() => isCheckoutInReach(page)).toBe(true)
  })
})

test.describe('before cookies are answered', () => {
  test.use({ scenario: ['cart-with-lines'], consent: null, viewport: PHONE })

  test('the total covers no cookie banner [CART-09] [NAV-14]', async ({ page }) => {
    await page.goto('/cart')
    const refusal = page.getByRole('button', { name: 'Only necessary' })
    await expect(refusal).toBeVisible()
    await refusal.click({ trial: true })
    await expect.poll(() => isCheckoutInReach(page)).toBe(false)
  })
})

test.describe('a basket below free delivery', () => {
  test.use({ scenario: ['cart-with-lines'] })

  test('says what delivery costs, what is missing and what would do [PDP-06] [CART-09]', async ({
    page,
    context,
    baseURL,
  }) => {
    await carryFit(context, baseURL)
    await page.goto('/cart')
    const main = page.getByRole('main')
    await expect(main.getByText('Delivery, added at checkout')).toBeVisible()
    await expect(main.locator('dt', { hasText: 'Delivery, added' }).locator('+ dd')).toHaveText('£5.00')
    const before = await page.evaluate(() => performance.getEntriesByType('layout-shift').length)
    await main.getByText('£2.01 more and delivery is free').click()
    const goods = main.getByRole('list', { name: 'This would make delivery free' }).getByRole('listitem')
    await expect(goods).toHaveCount(2)
    await expect(goods.first().getByRole('link')).toHaveAttribute('href', /^\/products\//)
    expect(before).toBe(0)
  })
})

test('one personalised shirt counts as one, and its letters follow it [NAV-01] [CART-18]', async ({
  page,
  shopper,
  context,
}) => {
  await page.goto('/products/oxford-shirt-white?s=M&c=Slim&lh=Regular')
  await page.getByRole('button', { name: 'Add your letters, £10' }).click()
  await page.getByLabel('Your letters').fill('J.S.')
  await page.getByLabel('I acknowledge that personalised items cannot be exchanged or returned.').check()
  await shopper.product.add()
  const line = shopper.cart.lines().first()
  await expect(line).toContainText('Personalisation: J.S.')
  await shopper.cart.expectCount(1)
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'cart_count_gb')?.value).toBe('1')
  await line.getByRole('link', { name: /^Change size or colour/ }).click()
  await expect(line.getByText('Your letters move with it.')).toBeVisible()
  await line.getByRole('combobox', { name: 'Size' }).selectOption('L')
  await line.getByRole('button', { name: 'Change' }).click()
  await expect(line).toContainText('Size: L')
  await expect(line).toContainText('Personalisation: J.S.')
  await shopper.cart.expectCount(1)
})
