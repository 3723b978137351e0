import { expect, test } from '#tests/support/kept-page.ts'
import { test as newTab } from '#tests/support/shop.ts'
import { carryFit } from '#tests/support/shopper/fit.ts'
import { expectNoViolations } from './axe.ts'
import { readLayoutShifts, recordLayoutShifts } from './layout-shift.ts'
import { FIT, giveCart } from './visitor.ts'

/** The handles of COL-01. */
const HANDLES = [
  'trousers', 'smart-trousers', 'casual-trousers', 'denim', 'swims', 'shorts', 'the-gift-edit', 'tops', 'black-chinos',
  'navy-chinos', 'beige-chinos', 'black-tops', 'blue-tops', 'green-tops', 'underwear', 'socks', 'belts', 'gift-cards', 'trunks',
] // biome-ignore format: one block is easier to compare with COL-01

for (const prefix of ['', '/us', '/eu']) {
  test(`every collection of ${prefix || '/'} has products [COL-01]`, async ({ request }) => {
    for (const handle of HANDLES) {
      const response = await request.get(`${prefix}/collections/${handle}`)
      expect(response.status(), handle).toBe(200)
      expect(await response.text(), handle).toContain(`href="${prefix}/products/`)
    }
  })
}

test('filtered collections are not cached, other queries do not matter [OPS-03]', async ({ request }) => {
  const getCacheControl = async (path: string) => (await request.get(path)).headers()['cache-control']
  expect(await getCacheControl('/collections/belts')).toContain('s-maxage')
  for (const query of ['utm_source=mail', 'anything=at&all=1', `s=${'x'.repeat(2_000)}`])
    expect(await getCacheControl(`/collections/belts?${query}`)).toContain('s-maxage')
  for (const query of ['s=M', 'w=junk'])
    expect(await getCacheControl(`/collections/belts?${query}`)).not.toContain('s-maxage')
})

test('a card shows its price and leads to its product [COL-01]', { tag: ['@smoke', '@quick'] }, async ({ page }) => {
  await page.goto('/collections/shorts')
  const card = page.getByRole('article').first()
  await expect(card).toContainText(/£\d/)
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/products\//)
})

test('filters match their counts; Back and Forward restore the list [COL-02] [COL-11]', async ({ page, shopper }) => {
  const { collection } = shopper
  await page.goto('/collections/tops')
  const sizeCount = await collection.getCount('Size', 'M+')
  await collection.box('Size', 'M+').check()
  await expect(page).toHaveURL('/collections/tops?s=M%2B')
  await collection.expectCount(sizeCount)
  const cutCount = await collection.getCount('Cut', 'Straight')
  await collection.box('Cut', 'Straight').check()
  await expect(page).toHaveURL('/collections/tops?s=M%2B&c=Straight')
  await collection.expectCount(cutCount)
  const firstTitle = collection.cards().first().getByRole('heading')
  const defaultTitle = (await firstTitle.textContent()) ?? ''
  await page.getByRole('main').getByLabel('Sort by').selectOption('Price, high to low')
  await expect(page).toHaveURL('/collections/tops?s=M%2B&c=Straight&sort=price-down')
  await expect(firstTitle).not.toHaveText(defaultTitle)
  const dearestTitle = (await firstTitle.textContent()) ?? ''

  // scroll down, open a product, go back
  await collection.cards().nth(14).scrollIntoViewIfNeeded()
  const scrollY = await page.evaluate(() => window.scrollY)
  expect(scrollY).toBeGreaterThan(1000)
  await collection.cards().nth(14).getByRole('link').click()
  // the filters preselect the options
  await expect(page).toHaveURL(/\/products\/.*s=M%2B&c=Straight/)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollY)
  await expect(firstTitle).toHaveText(dearestTitle)
  await expect(collection.box('Cut', 'Straight')).toBeChecked()

  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/collections/tops?s=M%2B')
  await collection.expectCount(sizeCount)
  await expect(collection.box('Cut', 'Straight')).not.toBeChecked()
  await page.goForward()
  await collection.expectCount(cutCount)
  await expect(collection.active()).toHaveText(['Size M+', 'Cut Straight', 'Clear all'])
  await page.getByRole('link', { name: 'Remove Cut Straight' }).click()
  await collection.expectCount(sizeCount)
})

test('a filter shows its list and is in the address without waiting for the server [COL-11]', async ({
  page,
  shopper,
}) => {
  const { collection } = shopper
  await page.goto('/collections/tops')
  await collection.box('Size', 'M+').check()
  await expect(page).toHaveURL('/collections/tops?s=M%2B')
  await page.route('**/_serverFn/**', () => {})
  await collection.box('Cut', 'Straight').check()
  await expect(collection.active()).toHaveText(['Size M+', 'Cut Straight', 'Clear all'])
  await expect(page).toHaveURL('/collections/tops?s=M%2B&c=Straight')
})

test('filters that are removed faster than the list follows are all removed [COL-11]', async ({ page, shopper }) => {
  const { collection } = shopper
  await page.goto('/collections/tops?s=M%2B&c=Straight&c=Slim')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.evaluate(async () => {
    for (const link of document.querySelectorAll<HTMLElement>('a[aria-label^="Remove Cut"]')) {
      link.click()
      // the controls follow, the list does not yet
      await null
    }
  })
  await expect(collection.active()).toHaveText(['Size M+', 'Clear all'])
  await expect(page).toHaveURL('/collections/tops?s=M%2B')
})

test('a list has its full height before its cards are rendered [COL-11]', async ({ page, shopper }) => {
  await page.goto('/collections/tops')
  // the page also makes room for the hint at its foot
  const getHeight = () => page.getByRole('main').evaluate((main) => main.scrollHeight)
  const fullHeight = await getHeight()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight - 2400))
  await expect(shopper.collection.cards().last()).toBeVisible()
  expect(await getHeight()).toBe(fullHeight)
})

test('a card can show another colour of its style [COL-06]', async ({ page, shopper }) => {
  await page.goto('/collections/trousers')
  const card = shopper.collection.cards().first()
  await expect(card.getByRole('link', { name: 'Heroes, Navy' })).toBeVisible()
  await card.getByRole('group', { name: 'Colours of Heroes' }).getByRole('button', { name: 'Stone' }).click()
  await expect(card.locator('img')).toHaveAttribute('src', /heroes-stone/)
  await card.getByRole('link', { name: 'Heroes, Stone' }).click()
  await expect(page).toHaveURL('/products/heroes-stone')
})

test('a badge keeps its colour, size and icon on card and page [COL-06] [NAV-19]', async ({ page, shopper }) => {
  const card = shopper.collection.cards().first()
  await page.goto('/collections/sale')
  const sale = card.locator('[data-badge="promo"]')
  await expect(sale).toHaveText('Sale')
  await expect(sale.locator('rect')).toHaveAttribute('fill', '#a3341f')
  await expect(sale).toHaveCSS('color', 'rgb(255, 255, 255)')

  await page.goto('/collections/made-to-order')
  for (const place of [card, page.getByRole('main').getByRole('article').first()]) {
    const badge = place.locator('[data-badge="other"][data-small]')
    await expect(badge).toHaveText('Made to Order')
    await expect(badge.locator('[data-icon="scissors"]')).toBeVisible()
    if (place === card) await card.getByRole('link').first().click()
  }
})

test('the fit filter toggles in one press; cards show stock in that size [COL-04]', async ({
  page,
  context,
  baseURL,
  shopper,
}) => {
  await carryFit(context, baseURL, FIT)
  const { collection } = shopper
  await page.goto('/collections/trousers')
  await expect(collection.cards().first()).toContainText('In your size: 34 / B / 32')
  await collection.onlyMyFit().click()
  await expect(page).toHaveURL('/collections/trousers?w=34&b=B&l=32')
  await expect(collection.active()).toHaveText(['Waist 34', 'Build B', 'Leg 32', 'Clear all'])
  await expect(page.getByText('Your size is out')).toHaveCount(0)
  await collection.onlyMyFit().click()
  await expect(page).toHaveURL('/collections/trousers')

  // mixed garments are filtered by the sizes that each of them has
  await page.goto('/collections/best-sellers')
  await collection.onlyMyFit().click()
  await expect(page).toHaveURL(/\?w=34&b=B&l=32&s=M&c=Slim&lh=Regular&by=fit$/)
  await expect(collection.cards().filter({ hasText: '34 / B / 32' }).first()).toBeVisible()
  await expect(collection.cards().filter({ hasText: 'M / Slim / Regular' }).first()).toBeVisible()
})

test('a saved fit sizes no belts, trunks or socks, on cards, product page or in the cart [FIT-18]', async ({
  page,
  context,
  baseURL,
  world,
  shopper,
}) => {
  await carryFit(context, baseURL, FIT)
  for (const handle of ['belts', 'trunks', 'socks']) {
    await page.goto(`/collections/${handle}`)
    await expect(shopper.collection.onlyMyFit()).toBeDisabled()
    await expect(shopper.collection.cards().first()).toBeVisible()
    await expect(shopper.collection.cards().filter({ hasText: /your size|In M,/i })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Add .* to basket: / })).toHaveCount(0)
  }
  // tops show sizes and quick add, because the fit applies to them
  await page.goto('/collections/tops')
  await expect(shopper.collection.cards().first()).toContainText('In your size: M / Slim / Regular')
  await expect(page.getByRole('button', { name: /^Add .* to basket: / }).first()).toBeVisible()

  await page.goto('/products/trunks-black')
  await expect(page.getByRole('radiogroup', { name: 'Size', exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByText('Your fit:')).toHaveCount(0)

  const products = ['the-belt-black', 'trunks-black', 'everyday-socks-navy', 'everyday-tee-white']
  await giveCart(
    world,
    context,
    baseURL,
    products.map((product) => ({ product, quantity: 1 })),
  )
  await page.goto('/cart')
  await expect(shopper.cart.lines()).toHaveCount(4)
  await expect(shopper.cart.lines().filter({ hasText: 'Your saved fit is' })).toHaveText([/Everyday Tee/])
})

test('the fitting size can be added from its card', async ({ page, context, baseURL, shopper }) => {
  await carryFit(context, baseURL, FIT)
  await page.goto('/collections/trousers')
  await page.getByRole('button', { name: 'Add 34 / B / 32 to basket: Heroes, Navy' }).click()
  await expect(shopper.cart.drawer).toBeVisible()
  await expect(shopper.cart.lines()).toContainText('Waist: 34')
})

for (const [scenario, message] of [
  [
    'variant-sold-out',
    'Sorry, this product is now out of stock. Please try another size or submit a Back in Stock notification request.',
  ],
  [
    'colour-sold-out',
    'Sorry, this colour is now out of stock. Please try another colour or submit a Back in Stock notification request.',
  ],
  [
    'product-down',
    "There was a problem adding this product to basket. Please try again, if that doesn't work please contact Customer Service.",
  ],
] as const) {
  test(`${scenario} after the list loaded: the card shows the error [CART-16]`, async ({
    page,
    context,
    baseURL,
    world,
    shopper,
  }) => {
    await carryFit(context, baseURL, FIT)
    await page.goto('/collections/navy-chinos')
    const add = page.getByRole('button', { name: 'Add 34 / B / 32 to basket: Heroes, Navy' })
    await expect(add).toBeVisible()
    await world.control.load(world.id, [scenario])
    await add.click()
    await expect(shopper.collection.cards().filter({ has: add }).getByRole('alert')).toHaveText(message)
  })
}

test.describe('a session with one filter that cannot be read', () => {
  test.use({ scenario: ['corrupt-stored-filters'] })

  test('starts without filters, and it is reported once [COL-03] [FIT-14]', async ({ page, shopper, world }) => {
    await page.goto('/collections/trousers')
    const readMessages = async () => (await world.reports()).map(({ message }) => message)
    await expect.poll(readMessages).toEqual(['error on filter sessionStorage parsing'])
    await expect(shopper.collection.active()).toHaveCount(0)
    const keys = ['build', 'leg', 'waist', 'size', 'cut', 'length', 'shortsleg']
    const readStored = (names: string[]) => names.filter((name) => sessionStorage.getItem(name) !== null)
    expect(await page.evaluate(readStored, keys)).toEqual([])
    await page.getByRole('banner').getByRole('link', { name: 'Shorts' }).click()
    await expect(page).toHaveURL('/collections/shorts')
    expect(await readMessages()).toEqual(['error on filter sessionStorage parsing'])
  })
})

test('session filters apply to the next collection until cleared [COL-03]', async ({ page, shopper }) => {
  const { collection } = shopper
  await page.goto('/collections/trousers?w=34&l=32')
  await page.getByRole('banner').getByRole('link', { name: 'Shorts' }).click()
  await expect(page).toHaveURL('/collections/shorts?w=34')
  await expect(collection.active()).toHaveText(['Waist 34', 'Clear all'])
  await page.goto('/collections/denim')
  await expect(collection.active()).toHaveText(['Waist 34', 'Leg 32', 'Clear all'])
  await collection.clearAll()
  await expect(page).toHaveURL('/collections/denim')
  await page.reload()
  await expect(collection.box('Waist', '34')).not.toBeChecked()
  await page.goto('/collections/denim?w=36')
  await expect(collection.active()).toHaveText(['Waist 36', 'Clear all'])
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('waist'))).toBe('["36"]')
})

for (const width of [360, 1280])
  newTab(
    `nothing moves at ${width} px when a collection applies the fit and session filters [COL-03] [COL-04]`,
    async ({ page, context, baseURL, shopper }) => {
      await page.setViewportSize({ width, height: 780 })
      await carryFit(context, baseURL, FIT)
      await page.addInitScript(() => sessionStorage.setItem('waist', '["34"]'))
      await recordLayoutShifts(page)
      await page.goto('/collections/trousers')
      await expect(shopper.collection.active()).toHaveText(['Waist 34', 'Clear all'])
      await expect(shopper.collection.cards().first()).toContainText('In your size: 34 / B / 32')
      expect(await readLayoutShifts(page)).toEqual([])
    },
  )

test('an empty result offers filters to remove and other collections [COL-05]', async ({ page, shopper }) => {
  await page.goto('/collections/best-sellers?w=34&s=M')
  await expect(page.getByRole('heading', { name: 'Nothing matches all of these filters.' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Denim' })).toBeVisible()
  const removal = page.getByRole('main').getByRole('link', { name: /^Without (Waist 34|Size M): \d+$/ })
  const announcedCount = Number((await removal.innerText()).split(': ')[1])
  await removal.click()
  await shopper.collection.expectCount(announcedCount)
  await expectNoViolations(page)
})

test('on a phone the filters are an accessible sheet in one history entry [COL-02] [OPS-05]', async ({
  page,
  shopper,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/collections/trousers')
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  const { collection } = shopper
  await collection.box('Waist', '34').check()
  await collection.box('Leg', '32').check()
  await expect(page).toHaveURL('/collections/trousers?w=34&l=32')
  await expectNoViolations(page)
  await page.getByRole('button', { name: /^Show \d+ styles$/ }).click()
  await expect(page.getByRole('button', { name: 'Filter and sort (2)' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.goBack()
  await expect(page).toHaveURL('/collections/trousers')
})

test('Back at once after the sheet was closed takes the choice back [COL-02]', async ({ page, shopper }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/collections/trousers')
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await shopper.collection.box('Waist', '34').check()
  await expect(page).toHaveURL('/collections/trousers?w=34')
  // as on a busy phone, where the event of the closing comes after Back
  await page.locator('form[popover]').evaluate((form) => {
    form.addEventListener('toggle', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  })
  await page.getByRole('button', { name: /^Show \d+ styles$/ }).click()
  await page.goBack()
  await expect(page).toHaveURL('/collections/trousers')
  await expect(page.getByRole('button', { name: 'Filter and sort', exact: true })).toBeVisible()
})

test('folding a group of filters is no step for Back [COL-02] [NAV-13]', async ({ page }) => {
  await page.goto('/collections/tops')
  await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Trousers', exact: true }).click()
  const group = page.locator('details', { has: page.locator('summary', { hasText: 'Waist' }) })
  await group.locator('summary').click()
  await expect(group).not.toHaveAttribute('open')
  await group.evaluate((details) => {
    const opened = new Promise((resolve) => details.addEventListener('toggle', resolve))
    details.querySelector('summary')?.click()
    return opened
  })
  await expect(group).toHaveAttribute('open')
  await expect(page.locator('html')).not.toHaveAttribute('data-popups')
  await page.goBack()
  await expect(page).toHaveURL('/collections/tops')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a collection can be filtered, sorted, shown whole and cleared [COL-02] [COL-05] [OPS-06]', async ({
    page,
    shopper,
  }) => {
    const { collection } = shopper
    await page.goto('/us/collections/tops')
    await collection.box('Size', 'M+').check()
    await collection.box('Size', 'L').check()
    await page.getByRole('main').getByLabel('Sort by').selectOption('Name')
    await page.getByRole('button', { name: 'Apply' }).first().click()
    await expect(page).toHaveURL('/us/collections/tops?s=M%2B&s=L&min=&max=&sort=name')
    await expect(collection.active()).toHaveText(['Size M+', 'Size L', 'Clear all'])
    await expect(collection.cards()).toHaveCount(12)
    const all = page.getByRole('link', { name: /^Show all \d+$/ })
    const count = Number(/\d+/.exec(await all.innerText())?.[0])
    expect(count).toBeGreaterThan(12)
    await all.click()
    await expect(collection.cards()).toHaveCount(count)
    await page.getByRole('link', { name: 'Remove Size L' }).click()
    await expect(collection.box('Size', 'M+')).toBeChecked()
    await page.goto('/us/collections/best-sellers?w=34&s=M')
    await page.getByRole('main').getByRole('link', { name: 'Clear all' }).last().click()
    await expect(page).toHaveURL('/us/collections/best-sellers')
  })
})
