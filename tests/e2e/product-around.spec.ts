import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { test as newTab } from '#tests/support/shop.ts'
import { expectNoViolations, waitForAnimations } from './axe.ts'

const getSection = (page: Page, title: string) =>
  page.locator('details', { has: page.getByRole('heading', { name: title }) })
const openSection = (page: Page, title: string) => getSection(page, title).locator('summary').click()
const getReviews = (page: Page) => page.getByRole('region', { name: 'Reviews' })
const getRow = (page: Page, title: string) => page.getByRole('region', { name: title })

test('a product has details, fit, care and returns sections [PDP-04]', async ({ page }) => {
  await page.goto('/products/bulletproof-black')
  await expect(getSection(page, 'Product details')).toHaveAttribute('open', '')
  for (const title of ['Highlights', 'Size and fit', 'Care', 'Returns and exchanges']) await openSection(page, title)
  await expect(getSection(page, 'Size and fit').getByRole('link', { name: 'Denim size chart' })).toBeVisible()
  await expect(getSection(page, 'Care')).toContainText('at a low temperature')
  await expect(getSection(page, 'Returns and exchanges')).toContainText('200 days')
  await expect(getSection(page, 'Returns and exchanges')).toContainText('Personalised items cannot be exchanged')
  await waitForAnimations(page)
  await expectNoViolations(page)
  await getSection(page, 'Size and fit').getByRole('link', { name: 'Denim size chart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Denim size chart' })).toBeVisible()
})

test('a T-shirt shows its care copy, multi-buy offer and promo [PDP-04] [PDP-12] [PDP-13]', async ({ page }) => {
  await page.goto('/us/products/everyday-tee-white')
  await expect(page.getByText('3 for $150, save $30')).toBeVisible()
  await expect(page.getByText('Any three T-shirts')).toBeVisible()
  await openSection(page, 'Care')
  await expect(getSection(page, 'Care')).toContainText('30 degrees')
  await page.getByRole('link', { name: 'Shop T-shirts' }).click()
  await expect(page).toHaveURL('/us/collections/t-shirts')
  await expect(page.getByRole('complementary', { name: 'Three T-shirts cost less' })).toBeVisible()
})

for (const [path, promised, excluded] of [
  ['/products/heroes-navy', ['Free delivery over £100'], 'No EU customs or duty fees'],
  ['/us/products/heroes-navy', ['Delivery is worked out at checkout'], 'Free delivery'],
  [
    '/eu/products/heroes-navy',
    ['Free delivery over 150 €', 'No EU customs or duty fees', 'Free shipping under 150€, a 20€ fee over 150€'],
    'over £100',
  ],
] as const) {
  newTab(`${path} shows delivery cost, delivery time and returns [PDP-06] [PDP-14]`, async ({ page, world }) => {
    await world.clock.set('2026-11-23T12:00:00Z')
    await page.goto(path)
    const promises = page.getByRole('list', { name: 'Delivery and returns' })
    for (const text of promised) await expect(promises).toContainText(text)
    await expect(promises).not.toContainText(excluded)
    await expect(promises).toContainText('Standard delivery, 5-8 working days')
    await expect(promises).toContainText('Extended 200 day returns')
    await expect(promises).toContainText('Order today: Mon 30 Nov to Thu 3 Dec')
  })
}

test('reviews can be sorted and all loaded by keyboard [PDP-11]', async ({ page }) => {
  await page.goto('/products/heroes-navy')
  await page.getByRole('link', { name: /^Rated 4\.\d out of 5 in 33 reviews/ }).click()
  const items = getReviews(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(items).toHaveCount(5)
  await expect(getReviews(page).getByRole('img', { name: '5 stars: 24' })).toBeVisible()
  await getReviews(page).getByRole('combobox', { name: 'Sort reviews' }).selectOption('Lowest first')
  await expect(items.first().getByRole('img', { name: /^[12] out of 5/ })).toBeVisible()
  for (let shown = 10; shown <= 35; shown += 5) {
    await getReviews(page).getByRole('button', { name: 'Show more reviews' }).press('Enter')
    await expect(items).toHaveCount(Math.min(shown, 33))
    await expect(items.nth(shown - 5)).toBeFocused()
  }
  await expect(getReviews(page).getByRole('button')).toHaveCount(0)
  await expectNoViolations(page, '#reviews')
})

test.describe('below the fold', () => {
  test.use({ viewport: { width: 360, height: 640 }, expectedErrors: [/ERR_FAILED/] })

  // React removes unhydrated islands when a context above them changes (app/ui/README.md).
  test('reviews and newsletter stay when a drawer opens before they hydrate [PDP-11]', async ({ page }) => {
    await page.goto('/products/heroes-navy')
    await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click()
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
    await expect(page.locator('#reviews').getByRole('heading', { level: 3, includeHidden: true })).toHaveCount(5)
    await expect(page.locator('footer input[type=email]')).toHaveCount(1)
  })

  newTab('reviews and newsletter stay when their code fails to load [OPS-06]', async ({ page }) => {
    await page.route('**/assets/{sortable-reviews,newsletter-band}-*.js', (route) => route.abort())
    await page.goto('/products/heroes-navy')
    const failure = page.waitForEvent('requestfailed', (request) => request.url().includes('sortable-reviews'))
    await getReviews(page).scrollIntoViewIfNeeded()
    await failure
    await expect(getReviews(page).getByRole('heading', { level: 3 })).toHaveCount(5)
    await expect(page.getByRole('heading', { level: 1, name: 'Heroes' })).toBeVisible()
  })
})

test('recommendations and recently viewed products load without layout shift [PDP-12]', async ({ page, world }) => {
  await page.goto('/products/heroes-navy')
  const recommendations = getRow(page, 'You may also like')
  const readHeight = async () => Math.round((await recommendations.boundingBox())?.height ?? 0)
  let reservedHeight = 0
  await expect.poll(async () => (reservedHeight = await readHeight())).toBeGreaterThan(0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(recommendations.getByRole('link')).toHaveCount(4)
  await expect(recommendations.getByRole('link', { name: /Heroes/ })).toHaveCount(0)
  expect(await readHeight()).toBe(reservedHeight)
  await expect(getRow(page, 'Recently viewed')).toHaveCount(0)

  await recommendations.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Heroes')
  const recentlyViewed = getRow(page, 'Recently viewed')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(recentlyViewed.getByRole('link', { name: 'Heroes, Navy' })).toBeVisible()
  await expect(recentlyViewed.getByRole('link')).toHaveCount(1)
  await expectNoViolations(page)

  await world.control.load(world.id, ['withdrawn-product'])
  await page.reload()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(recommendations.getByRole('link')).toHaveCount(4)
  await expect(recentlyViewed).toHaveCount(0)
  await page.goto('/us/products/heroes-black')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(recommendations.getByRole('link')).toHaveCount(4)
  await expect(recentlyViewed).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('product content is readable and late parts are hidden [OPS-06] [PDP-04]', async ({ page }) => {
    await page.goto('/products/heroes-navy')
    await openSection(page, 'Care')
    await expect(getSection(page, 'Care').getByRole('list')).toBeVisible()
    await expect(getReviews(page).getByRole('heading', { level: 3 })).toHaveCount(5)
    await expect(getReviews(page).getByRole('combobox')).toBeHidden()
    await expect(getRow(page, 'You may also like')).toBeHidden()
    await expect(page.getByRole('complementary', { name: 'Goes with Heroes' })).toBeVisible()
  })
})

for (const [scenario, reported] of [
  ['reviews-down', ['reviews.read-failed']],
  ['content-down', ['content.care-failed', 'content.promo-failed', 'menu.fetch-failed']],
] as const) {
  test.describe(scenario, () => {
    test.use({ scenario: [scenario] })

    test(`${scenario}: the product page shows the rest and is not cached [ERR-03] [CONT-03]`, async ({
      page,
      world,
    }) => {
      const response = await page.goto('/products/everyday-tee-white')
      expect(response?.headers()['cache-control']).toBe('private, no-store')
      await openSection(page, 'Care')
      await expect(getSection(page, 'Care')).toContainText('Machine wash at 30 with its own colour')
      await expect(page.getByText('3 for £115, save £20')).toBeVisible()
      await expect(getReviews(page)).toHaveCount(scenario === 'reviews-down' ? 0 : 1)
      await expect(page.getByRole('link', { name: 'Shop T-shirts' })).toHaveCount(scenario === 'reviews-down' ? 1 : 0)
      await expect(page.getByRole('button', { name: 'Add to basket' })).toBeVisible()
      expect((await world.reports()).map(({ code }) => code).toSorted()).toEqual([...reported])
    })
  })
}
