import type { Page } from '@playwright/test'
import { countTaps } from '#tests/support/count-taps.ts'
import { expect, test } from '#tests/support/shop.ts'
import { ANSWERS } from '#tests/support/shopper/finder.ts'
import { giveCart } from './visitor.ts'

const SCREENS = [
  { screen: 'a phone', width: 390, height: 844 },
  { screen: 'a desktop', width: 1280, height: 800 },
] as const

const HEROES = '/products/heroes-navy'

/** What shoppers come for, and in how many presses they get it. Typing and choosing in a native list are not presses. */
for (const { screen, width, height } of SCREENS)
  test.describe(`on ${screen}`, () => {
    test.use({ viewport: { width, height } })
    const isPhone = width < 768

    test(`1: navy chinos in 34 / B / 32 under £100, to checkout, on ${screen} [COL-04] [CART-01]`, async ({
      page,
      shopper,
    }) => {
      const { collection } = shopper
      const getTaps = await countTaps(page)
      await page.goto('/')
      await openTrousers(page, isPhone)
      if (isPhone) await page.getByRole('button', { name: /^Filter and sort/ }).click()
      for (const [scale, value] of [
        ['Waist', '34'],
        ['Build', 'B'],
        ['Leg', '32'],
        ['Colour', 'Navy'],
      ] as const)
        await collection.box(scale, value).check()
      const most = page.getByRole('textbox', { name: 'Up to £' })
      await most.fill('100')
      await most.press('Enter')
      await expect(page).toHaveURL('/collections/trousers?w=34&b=B&l=32&colour=navy&max=100')
      if (isPhone) await page.getByRole('button', { name: /^Show \d+ styles$/ }).click()
      await page.getByRole('button', { name: 'Add 34 / B / 32 to basket: Heroes, Navy' }).click()
      await expect(shopper.cart.lines()).toContainText('Waist: 34')
      await shopper.cart.checkout().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
      expect(getTaps()).toBe(isPhone ? 11 : 7)
    })

    test(`2: a size for a shopper without one, and trousers in it, on ${screen} [FIT-01]`, async ({
      page,
      shopper,
    }) => {
      const getTaps = await countTaps(page)
      await shopper.finder.restoreAnswers(ANSWERS)
      await page.goto('/fit-finder?step=result')
      await expect(page.getByText('34 is your best match.')).toBeVisible()
      await page.getByRole('link', { name: 'Shop trousers in 34 / B / 32' }).click()
      await page.getByRole('button', { name: 'Add 34 / B / 32 to basket: Heroes, Navy' }).click()
      await expect(shopper.cart.lines()).toContainText('Waist: 34')
      expect(getTaps()).toBe(2)
    })

    test(`4: another size in the basket, on ${screen} [CART-18]`, async ({
      page,
      shopper,
      world,
      context,
      baseURL,
    }) => {
      await giveCart(world, context, baseURL, [
        { product: 'heroes-navy', options: { waist: '34', build: 'B', leg: '32' } },
      ])
      const getTaps = await countTaps(page)
      await page.goto('/cart')
      const line = shopper.cart.lines().first()
      await line.getByRole('link', { name: /^Change size or colour of/ }).click()
      await line.getByRole('combobox', { name: 'Waist' }).selectOption('36')
      await line.getByRole('button', { name: 'Change', exact: true }).click()
      await expect(line).toContainText('Waist: 36')
      expect(getTaps()).toBe(2)
    })

    test(`5: a gift that arrives on a day, on ${screen} [PDP-09]`, async ({ page, shopper, world }) => {
      await world.clock.set('2026-12-01T12:00:00Z')
      const getTaps = await countTaps(page)
      await page.goto('/products/gift-card-ink')
      await shopper.product.choose('Amount', '£100')
      await page.getByLabel('Their name').fill('Sam')
      await page.getByLabel('Their email address').fill('sam@example.com')
      await page.getByLabel('Send it on').fill('2026-12-24')
      await shopper.product.add()
      await expect(shopper.cart.lines()).toContainText('Send on: 24 Dec')
      expect(getTaps()).toBe(2)
    })

    test(`6: what delivery and returns cost, before buying, on ${screen} [PDP-06]`, async ({ page }) => {
      const getTaps = await countTaps(page)
      await page.goto(HEROES)
      const promises = page.getByRole('list', { name: 'Delivery and returns' })
      await expect(promises).toContainText('Free delivery over £100, otherwise £5')
      await expect(promises).toContainText('200 day returns')
      expect(getTaps()).toBe(0)
    })

    test(`7: two colours side by side, on ${screen} [PDP-01]`, async ({ page }) => {
      const getTaps = await countTaps(page)
      await page.goto(HEROES)
      await page.getByRole('link', { name: 'Compare colours' }).click()
      const dialog = page.getByRole('dialog', { name: 'Compare colours' })
      await dialog.getByLabel('Colour to compare with').selectOption('Stone')
      for (const colour of ['Navy', 'Stone'])
        await expect(dialog.getByRole('region', { name: colour }).getByRole('img')).toBeInViewport()
      expect(getTaps()).toBe(1)
    })

    test(`8: what was looked at yesterday, on ${screen} [PDP-13]`, async ({ page, world }) => {
      await page.goto(HEROES)
      // views are recorded with what only the browser knows
      await expect(page.getByText(/^Order today: /)).toBeVisible()
      await page.goto('/products/sharps-navy')
      await expect(page.getByText(/^Order today: /)).toBeVisible()
      await world.clock.advance({ days: 1 })
      const getTaps = await countTaps(page)
      await page.goto('/products/sharps-navy')
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      const recent = page.getByRole('region', { name: 'Recently viewed' })
      await recent.getByRole('link', { name: 'Heroes, Navy' }).click()
      await expect(page).toHaveURL(HEROES)
      expect(getTaps()).toBe(1)
    })
  })

test.describe('3: from the US in the shop of the UK', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'US' } })

  for (const { screen, width, height } of SCREENS)
    test(`the same page in the US shop, on ${screen} [REG-06]`, async ({ page, shopper }) => {
      await page.setViewportSize({ width, height })
      const getTaps = await countTaps(page)
      await page.goto(`${HEROES}?w=34&b=B&l=32`)
      await page.getByRole('button', { name: 'Switch to the USA, in dollars' }).click()
      await expect(page).toHaveURL('/us/products/heroes-navy?w=34&b=B&l=32')
      await shopper.product.add()
      await expect(shopper.cart.total()).toContainText('$')
      expect(getTaps()).toBe(2)
    })
})

/** Opens the collection of trousers: from the menu on a phone, from the bar on a desktop. */
async function openTrousers(page: Page, isPhone: boolean) {
  const banner = page.getByRole('banner')
  if (!isPhone) return banner.getByRole('link', { name: 'Trousers', exact: true }).click()
  await banner.getByRole('link', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Trousers', exact: true }).click()
  await page.getByRole('dialog', { name: 'Trousers' }).getByRole('link', { name: 'Shop Trousers', exact: true }).click()
}
