import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { test as newTab } from '#tests/support/shop.ts'
import { carryFit } from '#tests/support/shopper/fit.ts'
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
  await expect(page.getByRole('complementary', { name: 'Three T-shirts for the price of fewer' })).toBeVisible()
})

for (const [path, price, total] of [
  ['', 'Price £69 Was £89', 'Price £69.00 Was £89.00'],
  ['/us', 'Price $105 Was $125', 'Price $105.00 Was $125.00'],
] as const) {
  test(`a reduced belt costs the same wherever ${path || 'the shop'} shows it [PDP-01] [PDP-13] [COL-06]`, async ({
    page,
    shopper,
  }) => {
    const cards = page.getByRole('article').filter({ hasText: 'The Belt' })
    await page.goto(`${path}/collections/belts?max=105`)
    await expect(cards).toContainText(price)
    await page.goto(`${path}/pages/search?q=leather+belt`)
    await expect(cards).toContainText(price)
    await page.goto(`${path}/products/the-belt-tan`)
    await expect(page.getByRole('main').getByText(price).first()).toBeVisible()
    await shopper.product.choose('Size', 'M')
    await shopper.product.add()
    await expect(shopper.cart.line('The Belt')).toContainText(total)
    await page.goto(`${path}/`)
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    const drawer = page.getByRole('dialog', { name: 'Search' })
    await drawer.getByRole('searchbox').fill('the belt')
    await expect(drawer.getByRole('link', { name: 'The Belt' }).first()).toContainText(price)
  })
}

for (const [path, promised, excluded] of [
  [
    '/products/heroes-navy',
    ['Free delivery over £100, otherwise £5', 'Standard delivery, 5-8 working days'],
    'No EU customs or duty fees',
  ],
  ['/us/products/heroes-navy', ['Delivery $10', 'Standard delivery, 5-8 business days'], 'Free delivery'],
  [
    '/eu/products/heroes-navy',
    ['Free delivery over €150, otherwise €10', 'Standard delivery, 5-8 working days', 'No EU customs or duty fees'],
    '20€',
  ],
] as const) {
  newTab(`${path} shows delivery cost, delivery time and returns [PDP-06] [PDP-14]`, async ({ page, world }) => {
    await world.clock.set('2026-11-23T12:00:00Z')
    await page.goto(path)
    const promises = page.getByRole('list', { name: 'Delivery and returns' })
    for (const text of promised) await expect(promises).toContainText(text)
    await expect(promises).not.toContainText(excluded)
    await expect(promises).toContainText('Extended 200 day returns')
    await expect(promises).toContainText('Order today: Mon 30 Nov to Thu 3 Dec')
  })
}

test('the European notice of a fee stands in delivery help, as the specification has it [PDP-06]', async ({ page }) => {
  await page.goto('/eu/pages/faqs')
  await expect(page.getByRole('heading', { name: 'Duties and fees' })).toBeVisible()
  await expect(page.getByText('free shipping under 150€, a 20€ fee over 150€')).toHaveCount(1)
  await expect(page.getByText('What counts is the total at checkout, which you see before you pay.')).toBeVisible()
})

test('reviews can be sorted and all loaded by keyboard [PDP-11]', async ({ page }) => {
  await page.goto('/products/heroes-navy')
  await page.getByRole('link', { name: /^Rated 4\.\d out of 5 in 30 reviews/ }).click()
  const items = getReviews(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(items).toHaveCount(4)
  await expect(
    getReviews(page)
      .getByRole('listitem')
      .filter({ hasText: /^5 stars18$/ }),
  ).toBeVisible()
  await getReviews(page).getByRole('combobox', { name: 'Sort reviews' }).selectOption('Lowest first')
  await expect(items.first().getByRole('img', { name: /^[12] out of 5/ })).toBeVisible()
  for (let shown = 8; shown <= 32; shown += 4) {
    await getReviews(page).getByRole('button', { name: 'Show more reviews' }).press('Enter')
    await expect(items).toHaveCount(Math.min(shown, 30))
    await expect(items.nth(shown - 4)).toBeFocused()
  }
  await expect(getReviews(page).getByRole('button', { name: 'Show more reviews' })).toHaveCount(0)
  await expectNoViolations(page, '#reviews')
})

test('reviews say how the size runs and how their writers are built [PDP-11]', async ({ page }) => {
  for (const [path, measures] of [
    ['/products/heroes-navy', /\d ft \d+ in, \d\d st/],
    ['/us/products/heroes-navy', /\d ft \d+ in, \d{3} lb/],
    ['/eu/products/heroes-navy', /\d{3} cm, \d{2,3} kg/],
  ] as const) {
    await page.goto(path)
    const reviews = getReviews(page)
    await expect(reviews.getByText('Runs true to size')).toBeVisible()
    await expect(reviews.getByRole('listitem').filter({ hasText: /^True to size \d+$/ })).toBeVisible()
    await expect(reviews.getByText(measures).first()).toContainText(/, wears \d\d \/ [ABC] \/ \d\d, /)
  }
})

test('reviews of goods without fit sizes say nothing of measures [PDP-11]', async ({ page }) => {
  await page.goto('/products/the-belt-tan')
  const reviews = getReviews(page)
  await reviews.scrollIntoViewIfNeeded()
  await expect(reviews.getByRole('combobox')).toHaveCount(1)
  await expect(reviews.getByText(/wears|true to size/i)).toHaveCount(0)
  await expect(reviews.getByRole('heading', { level: 3 })).toHaveCount(4)
})

test('reviews of similar men are found without sending measures [PDP-11]', async ({ page, context, baseURL }) => {
  await carryFit(context, baseURL)
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/products/heroes-navy')
  const reviews = getReviews(page)
  const titles = reviews.getByRole('heading', { level: 3 })
  await reviews.scrollIntoViewIfNeeded()
  const from = reviews.getByRole('combobox', { name: 'Reviews from' })
  await from.selectOption('Men my size')
  await expect(reviews.getByRole('status')).toHaveText(/^Wearing 34 \/ B \/ 32 or a size beside it: [1-9]\d* of 30$/)
  await from.selectOption('Men like me')
  await reviews.getByRole('combobox', { name: 'Your height' }).selectOption('5 ft 11 in')
  await reviews.getByRole('combobox', { name: 'Your weight' }).selectOption('13 st')
  await expect(reviews.getByRole('status')).toHaveText(/^About your height and weight: [1-9]\d* of 30$/)
  const shown = Number(/(\d+) of/.exec((await reviews.getByRole('status').textContent()) ?? '')?.[1])
  await expect(titles).toHaveCount(shown)
  await expectNoViolations(page, '#reviews')
  await reviews.getByRole('combobox', { name: 'Your weight' }).selectOption('20 st')
  await expect(reviews.getByRole('status')).toContainText('None of the 30 reviews')
  await from.selectOption('Everyone')
  await expect(titles).toHaveCount(4)
  // 5 ft 11 in is 180 cm, 13 st is 82.6 kg
  expect(addresses.filter((address) => /82\.6|5%20ft|height/i.test(address))).toEqual([])
})

test('only the answers of the saved fit fill in height and weight, not a later quiz [PDP-11] [PDP-17]', async ({
  page,
  context,
  baseURL,
  shopper,
}) => {
  await shopper.finder.restoreAnswers({ height: 190.5, weight: 102 })
  const expectBody = async (height: string, weight: string) => {
    await page.goto('/products/heroes-navy')
    const reviews = getReviews(page)
    await reviews.scrollIntoViewIfNeeded()
    await reviews.getByRole('combobox', { name: 'Reviews from' }).selectOption('Men like me')
    const select = (name: string) => reviews.getByRole('combobox', { name }).locator('option:checked')
    await expect(select('Your height')).toHaveText(height)
    await expect(select('Your weight')).toHaveText(weight)
  }
  await expectBody('Choose', 'Choose')
  await page.evaluate(() => localStorage.setItem('spoke_fit_record', '{"answers":{"height":180,"weight":82.6}}'))
  await expectBody('Choose', 'Choose')
  await carryFit(context, baseURL)
  await expectBody('5 ft 11 in', '13 st')
})

test.describe('below the fold', () => {
  test.use({ viewport: { width: 360, height: 640 }, expectedErrors: [/ERR_FAILED/] })

  // React removes unhydrated islands when a context above them changes (app/DECISIONS.md).
  test('reviews and newsletter stay when a drawer opens before they hydrate [PDP-11]', async ({ page }) => {
    await page.goto('/products/heroes-navy')
    await page.getByRole('banner').getByRole('link', { name: 'Basket' }).click()
    await expect(page.getByRole('dialog', { name: 'Your basket' })).toBeVisible()
    await expect(page.locator('#reviews').getByRole('heading', { level: 3, includeHidden: true })).toHaveCount(4)
    await expect(page.locator('footer input[type=email]')).toHaveCount(1)
  })

  newTab('reviews and newsletter stay when their code fails to load [OPS-06]', async ({ page }) => {
    await page.route('**/assets/{sortable-reviews,newsletter-band}-*.js', (route) => route.abort())
    await page.goto('/products/heroes-navy')
    const failure = page.waitForEvent('requestfailed', (request) => request.url().includes('sortable-reviews'))
    await getReviews(page).scrollIntoViewIfNeeded()
    await failure
    await expect(getReviews(page).getByRole('heading', { level: 3 })).toHaveCount(4)
    await expect(page.getByRole('heading', { level: 1, name: 'Heroes' })).toBeVisible()
  })
})

test('a product is worn with others, in the sizes of a saved fit [PDP-12] [FIT-18]', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/products/heroes-navy')
  const outfit = getRow(page, 'Wear it with')
  const readHeight = async () => Math.round((await outfit.boundingBox())?.height ?? 0)
  let reservedHeight = 0
  await expect.poll(async () => (reservedHeight = await readHeight())).toBeGreaterThan(0)
  await outfit.scrollIntoViewIfNeeded()
  await expect(outfit.getByRole('link')).toHaveCount(4)
  expect(await readHeight()).toBe(reservedHeight)
  await expect(outfit.getByText('Sizes from your fit')).toHaveCount(0)
  await carryFit(context, baseURL)
  await page.reload()
  await outfit.scrollIntoViewIfNeeded()
  await expect(outfit.getByRole('listitem').filter({ hasText: 'Piqué Polo' })).toContainText('M / Slim / Regular')
  await expect(outfit.getByRole('listitem').filter({ hasText: 'The Belt' })).not.toContainText('/')
  expect(await readHeight()).toBe(reservedHeight)
  await waitForAnimations(page)
  await expectNoViolations(page)
  await outfit.getByRole('link', { name: 'Piqué Polo, White' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Piqué Polo' })).toBeVisible()
  await page.goto('/products/gift-card-ink')
  await expect(page.getByRole('heading', { level: 1, name: 'Gift Card' })).toBeVisible()
  await expect(outfit).toHaveCount(0)
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
  // a view is recorded when the browser is idle
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed_gb'))).not.toBeNull()

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

test('goods viewed before are on the home page, in the empty basket and the search drawer, too [PDP-12] [CART-09]', async ({
  page,
  shopper,
}) => {
  await page.goto('/products/heroes-navy')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed_gb'))).not.toBeNull()
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(getRow(page, 'Recently viewed').getByRole('link', { name: 'Heroes, Navy' })).toBeVisible()
  await expectNoViolations(page)
  await shopper.cart.open()
  await expect(shopper.cart.drawer.getByText('Your basket is empty.')).toBeVisible()
  await expect(shopper.cart.drawer.getByRole('link', { name: 'Heroes, Navy' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const search = page.getByRole('dialog', { name: 'Search' })
  await search.getByRole('link', { name: 'Heroes, Navy' }).click()
  await expect(page).toHaveURL('/products/heroes-navy')
  await expect(search).toBeHidden()
  await page.goto('/us/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(getRow(page, 'Recently viewed')).toHaveCount(0)
})

test.describe('a first visit', () => {
  test.use({ consent: null })

  test('remembers from its answer about cookies on, the open product included [PDP-12] [NAV-14]', async ({ page }) => {
    const read = () => page.evaluate(() => localStorage.getItem('recentlyViewed_gb'))
    await page.goto('/products/the-belt-black')
    await page.goto('/products/heroes-navy')
    expect(await read()).toBeNull()
    await page.getByRole('button', { name: 'Only necessary' }).click()
    await expect.poll(async () => JSON.parse((await read()) ?? '[]').length).toBe(1)
  })
})

test.describe('a pre-order', () => {
  test.use({ scenario: ['pre-order'] })

  test('is on its way wherever it was viewed, without a price [PDP-03] [PDP-12]', async ({ page }) => {
    await page.goto('/products/pleats-ecru')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed_gb'))).not.toBeNull()
    await page.goto('/products/heroes-navy')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const card = getRow(page, 'Recently viewed').getByRole('article')
    await expect(card).toContainText('On its way')
    await expect(card).not.toContainText('£')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('product content is readable and late parts are hidden [OPS-06] [PDP-04]', async ({ page }) => {
    await page.goto('/products/heroes-navy')
    await openSection(page, 'Care')
    await expect(getSection(page, 'Care').getByRole('list')).toBeVisible()
    await expect(getReviews(page).getByRole('heading', { level: 3 })).toHaveCount(4)
    await expect(getReviews(page).getByRole('combobox')).toBeHidden()
    await expect(getRow(page, 'You may also like')).toBeHidden()
    await expect(page.getByRole('complementary', { name: 'Goes with every pair' })).toBeVisible()
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
      await expect.poll(async () => (await world.reports()).map(({ code }) => code).toSorted()).toEqual([...reported])
    })
  })
}
