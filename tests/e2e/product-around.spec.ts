import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/shop.ts'

const fold = (page: Page, title: string) => page.locator('details', { has: page.getByRole('heading', { name: title }) })
const unfold = (page: Page, title: string) => fold(page, title).locator('summary').click()
const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' })
const offered = (page: Page, title: string) => page.getByRole('region', { name: title })

test('a product says what it is, how it fits, how it is washed and what if not; all unfolded it has no faults [PDP-04]', async ({
  page,
}) => {
  await page.goto('/products/bulletproof-black')
  await expect(fold(page, 'Product details')).toHaveAttribute('open', '')
  for (const title of ['Highlights', 'Size and fit', 'Care', 'Returns and exchanges']) await unfold(page, title)
  await expect(fold(page, 'Size and fit').getByRole('link', { name: 'Denim size chart' })).toBeVisible()
  await expect(fold(page, 'Care')).toContainText('at a low temperature')
  await expect(fold(page, 'Returns and exchanges')).toContainText('200 days')
  await expect(fold(page, 'Returns and exchanges')).toContainText('Personalised items cannot be exchanged')
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await fold(page, 'Size and fit').getByRole('link', { name: 'Denim size chart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Denim size chart' })).toBeVisible()
})

test('a T-shirt is washed at 30 degrees, comes three for less and leads to more of them [PDP-04] [PDP-12] [PDP-13]', async ({
  page,
}) => {
  await page.goto('/us/products/everyday-tee-white')
  await expect(page.getByText('3 for $150, save $30')).toBeVisible()
  await expect(page.getByText('Any three T-shirts')).toBeVisible()
  await unfold(page, 'Care')
  await expect(fold(page, 'Care')).toContainText('30 degrees')
  await page.getByRole('link', { name: 'Shop T-shirts' }).click()
  await expect(page).toHaveURL('/us/collections/t-shirts')
  await expect(page.getByRole('complementary', { name: 'Three T-shirts cost less' })).toBeVisible()
})

for (const [path, says, never] of [
  ['/products/heroes-navy', ['Free delivery over £100'], 'No EU customs or duty fees'],
  ['/us/products/heroes-navy', ['Delivery is worked out at checkout'], 'Free delivery'],
  [
    '/eu/products/heroes-navy',
    ['Free delivery over 150 €', 'No EU customs or duty fees', 'Free shipping under 150€, a 20€ fee over 150€'],
    'over £100',
  ],
] as const) {
  test(`${path} says what delivery costs there, how long it takes and that it may come back [PDP-06] [PDP-14]`, async ({
    page,
    world,
  }) => {
    await world.clock.set('2026-11-23T12:00:00Z')
    await page.goto(path)
    const promises = page.getByRole('list', { name: 'Delivery and returns' })
    for (const each of says) await expect(promises).toContainText(each)
    await expect(promises).not.toContainText(never)
    await expect(promises).toContainText('Standard delivery, 5-8 working days')
    await expect(promises).toContainText('Extended 200 day returns')
    await expect(promises).toContainText('Order today: Mon 30 Nov to Thu 3 Dec')
  })
}

test('what buyers say stands under the name, is sorted and read to the end by keyboard [PDP-11]', async ({ page }) => {
  await page.goto('/products/heroes-navy')
  await page.getByRole('link', { name: /^Rated 4\.\d out of 5 in 33 reviews/ }).click()
  const written = reviews(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(written).toHaveCount(5)
  await expect(reviews(page)).toContainText('5 stars: 24')
  await reviews(page).getByRole('combobox', { name: 'Sort reviews' }).selectOption('Lowest first')
  await expect(written.first().getByRole('img', { name: /^[12] out of 5/ })).toBeVisible()
  for (let shown = 10; shown <= 35; shown += 5) {
    await reviews(page).getByRole('button', { name: 'Show more reviews' }).press('Enter')
    await expect(written).toHaveCount(Math.min(shown, 33))
    await expect(written.nth(shown - 5)).toBeFocused()
  }
  await expect(reviews(page).getByRole('button')).toHaveCount(0)
  expect((await new AxeBuilder({ page }).include('#reviews').analyze()).violations).toEqual([])
})

test('other goods come into places that were kept for them; what was viewed is remembered here, in this shop alone [PDP-12]', async ({
  page,
  world,
}) => {
  await page.goto('/products/heroes-navy')
  const also = offered(page, 'You may also like')
  const height = async () => Math.round((await also.boundingBox())?.height ?? 0)
  let kept = 0
  await expect.poll(async () => (kept = await height())).toBeGreaterThan(0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(also.getByRole('link')).toHaveCount(4)
  await expect(also.getByRole('link', { name: /Heroes/ })).toHaveCount(0)
  expect(await height()).toBe(kept)
  await expect(offered(page, 'Recently viewed')).toHaveCount(0)

  await also.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Heroes')
  const seen = offered(page, 'Recently viewed')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(seen.getByRole('link', { name: 'Heroes, Navy' })).toBeVisible()
  await expect(seen.getByRole('link')).toHaveCount(1)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await world.control.load(world.id, ['withdrawn-product'])
  await page.reload()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(also.getByRole('link')).toHaveCount(4)
  await expect(seen).toHaveCount(0)
  await page.goto('/us/products/heroes-black')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(also.getByRole('link')).toHaveCount(4)
  await expect(seen).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('everything that a product’s page says can be read, and nothing is promised that does not come [OPS-06] [PDP-04]', async ({
    page,
  }) => {
    await page.goto('/products/heroes-navy')
    await unfold(page, 'Care')
    await expect(fold(page, 'Care').getByRole('list')).toBeVisible()
    await expect(reviews(page).getByRole('heading', { level: 3 })).toHaveCount(5)
    await expect(reviews(page).getByRole('combobox')).toBeHidden()
    await expect(offered(page, 'You may also like')).toBeHidden()
    await expect(page.getByRole('complementary', { name: 'Going with Heroes' })).toBeVisible()
  })
})

for (const [scenario, reported] of [
  ['reviews-down', ['reviews.read-failed']],
  ['content-down', ['content.care-failed', 'content.promo-failed', 'menu.fetch-failed']],
] as const) {
  test.describe(scenario, () => {
    test.use({ scenario: [scenario] })

    test(`${scenario}: the product stands without, says its own line on care, and is kept by nobody [ERR-03] [CONT-03]`, async ({
      page,
      world,
    }) => {
      const response = await page.goto('/products/everyday-tee-white')
      expect(response?.headers()['cache-control']).toBe('private, no-store')
      await unfold(page, 'Care')
      await expect(fold(page, 'Care')).toContainText('Machine wash at 30 with its own colour')
      await expect(page.getByText('3 for £115, save £20')).toBeVisible()
      await expect(reviews(page)).toHaveCount(scenario === 'reviews-down' ? 0 : 1)
      await expect(page.getByRole('link', { name: 'Shop T-shirts' })).toHaveCount(scenario === 'reviews-down' ? 1 : 0)
      await expect(page.getByRole('button', { name: 'Add to basket' })).toBeVisible()
      expect((await world.reports()).map(({ code }) => code).toSorted()).toEqual([...reported])
    })
  })
}
