import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext } from '@playwright/test'
import { COOKIE } from '#contracts/visitor.ts'
import { expect, test } from '#tests/support/shop.ts'

/** COL-01, every handle of it. */
const HANDLES = [
  'trousers', 'smart-trousers', 'casual-trousers', 'denim', 'swims', 'shorts', 'the-gift-edit', 'tops', 'black-chinos',
  'navy-chinos', 'beige-chinos', 'black-tops', 'blue-tops', 'green-tops', 'underwear', 'socks', 'belts', 'gift-cards', 'trunks',
] // biome-ignore format: a list to be read at a glance

const FIT = { bottom: { waist: '34', build: 'B', leg: '32' }, top: { size: 'M', cut: 'Slim', length: 'Regular' } }
const withFit = (context: BrowserContext, url = '') =>
  context.addCookies([{ name: COOKIE.savedFit, value: encodeURIComponent(JSON.stringify(FIT)), url }])

for (const prefix of ['', '/us', '/eu']) {
  test(`every collection of ${prefix || '/'} has goods [COL-01]`, async ({ request }) => {
    for (const handle of HANDLES) {
      const answer = await request.get(`${prefix}/collections/${handle}`)
      expect(answer.status(), handle).toBe(200)
      expect(await answer.text(), handle).toContain(`href="${prefix}/products/`)
    }
  })
}

test('pages of narrowed collections are kept by no cache, whatever an address says [OPS-03]', async ({ request }) => {
  const kept = async (path: string) => (await request.get(path)).headers()['cache-control']
  expect(await kept('/collections/belts')).toContain('s-maxage')
  expect(await kept('/collections/belts?utm_source=mail')).toContain('s-maxage')
  for (const query of ['s=M', 'w=junk', 'anything=at&all=1'])
    expect(await kept(`/collections/belts?${query}`)).not.toContain('s-maxage')
})

test('a card leads to its product and says what it costs [COL-01]', async ({ page }) => {
  await page.goto('/collections/shorts')
  const card = page.getByRole('article').first()
  await expect(card).toContainText(/£\d/)
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/products\//)
})

test('each tick leaves as many as it said; Back and Forward restore filters, order and place [COL-02] [COL-11]', async ({
  page,
  shopper,
}) => {
  const { collection } = shopper
  await page.goto('/collections/tops')
  const plus = await collection.countOf('Size', 'M+')
  await collection.box('Size', 'M+').check()
  await expect(page).toHaveURL('/collections/tops?s=M%2B')
  await collection.leaves(plus)
  const straight = await collection.countOf('Cut', 'Straight')
  await collection.box('Cut', 'Straight').check()
  await expect(page).toHaveURL('/collections/tops?s=M%2B&c=Straight')
  await collection.leaves(straight)
  const first = collection.cards().first().getByRole('heading')
  const featured = (await first.textContent()) ?? ''
  await page.getByRole('main').getByLabel('Sort by').selectOption('Price, high to low')
  await expect(page).toHaveURL('/collections/tops?s=M%2B&c=Straight&sort=price-down')
  await expect(first).not.toHaveText(featured)
  const dearest = (await first.textContent()) ?? ''

  // far down, into a product and back
  await collection.cards().nth(20).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(1000)
  await collection.cards().nth(20).getByRole('link').click()
  // what was settled there is chosen here
  await expect(page).toHaveURL(/\/products\/.*s=M%2B&c=Straight/)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  await expect(first).toHaveText(dearest)
  await expect(collection.box('Cut', 'Straight')).toBeChecked()

  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/collections/tops?s=M%2B')
  await collection.leaves(plus)
  await expect(collection.box('Cut', 'Straight')).not.toBeChecked()
  await page.goForward()
  await collection.leaves(straight)
  await expect(collection.active()).toHaveText(['Size M+', 'Cut Straight', 'Clear all'])
  await page.getByRole('link', { name: 'Remove Cut Straight' }).click()
  await collection.leaves(plus)
})

test('a long list is as long from the start, and filled where the shopper is [COL-11]', async ({ page, shopper }) => {
  await page.goto('/collections/tops')
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const tall = await height()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight - 2400))
  // what is left empty is far from here, and the last is there
  await expect(page.locator('[data-place="192"]')).toHaveCount(0)
  await expect(shopper.collection.cards().last()).toBeVisible()
  expect(await height()).toBe(tall)
})

test('a card is shown in another colour of its style [COL-06]', async ({ page, shopper }) => {
  await page.goto('/collections/trousers')
  const card = shopper.collection.cards().first()
  await expect(card.getByRole('link', { name: 'Heroes, Navy' })).toBeVisible()
  await card.getByRole('group', { name: 'Colours of Heroes' }).getByRole('button', { name: 'Stone' }).click()
  await expect(card.locator('img')).toHaveAttribute('src', /heroes-stone/)
  await card.getByRole('link', { name: 'Heroes, Stone' }).click()
  await expect(page).toHaveURL('/products/heroes-stone')
})

test('only my fit is one press, as is taking it back; a card says how it stands in my size [COL-04]', async ({
  page,
  context,
  baseURL,
  shopper,
}) => {
  await withFit(context, baseURL)
  const { collection } = shopper
  await page.goto('/collections/trousers')
  await expect(collection.cards().first()).toContainText('In your size: 34 / B / 32')
  await collection.onlyMyFit().click()
  await expect(page).toHaveURL('/collections/trousers?w=34&b=B&l=32')
  await expect(collection.active()).toHaveText(['Waist 34', 'Build B', 'Leg 32', 'Clear all'])
  await expect(page.getByText('Your size is out')).toHaveCount(0)
  await collection.onlyMyFit().click()
  await expect(page).toHaveURL('/collections/trousers')

  // trousers beside tops: each garment by the sizes that it has
  await page.goto('/collections/best-sellers')
  await collection.onlyMyFit().click()
  await expect(page).toHaveURL(/\?w=34&b=B&l=32&s=M&c=Slim&lh=Regular&by=fit$/)
  await expect(collection.cards().filter({ hasText: '34 / B / 32' }).first()).toBeVisible()
  await expect(collection.cards().filter({ hasText: 'M / Slim / Regular' }).first()).toBeVisible()
})

test('my size is added from its card', async ({ page, context, baseURL, shopper }) => {
  await withFit(context, baseURL)
  await page.goto('/collections/trousers')
  await page.getByRole('button', { name: 'Add Heroes, Navy in 34 / B / 32 to basket' }).click()
  await expect(shopper.cart.drawer).toBeVisible()
  await expect(shopper.cart.lines()).toContainText('Waist: 34')
})

for (const [gone, says] of [
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
  test(`${gone} since the list was drawn: its card says so [CART-16]`, async ({
    page,
    context,
    baseURL,
    world,
    shopper,
  }) => {
    await withFit(context, baseURL)
    await page.goto('/collections/navy-chinos')
    const add = page.getByRole('button', { name: 'Add Heroes, Navy in 34 / B / 32 to basket' })
    await expect(add).toBeVisible()
    await world.control.load(world.id, [gone])
    await add.click()
    await expect(shopper.collection.cards().filter({ has: add }).getByRole('alert')).toHaveText(says)
  })
}

test('the session takes a choice along to the next collection, until it is cleared; an address has its own [COL-03]', async ({
  page,
  shopper,
}) => {
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
  expect(await page.evaluate(() => sessionStorage.getItem('waist'))).toBe('["36"]')
})

for (const width of [360, 1280])
  test(`nothing moves at ${width} px when a collection learns my fit and what the session was narrowed to [COL-03] [COL-04]`, async ({
    page,
    context,
    baseURL,
    shopper,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await withFit(context, baseURL)
    await page.addInitScript(() => {
      sessionStorage.setItem('waist', '["34"]')
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.documentElement.dataset.moved = JSON.stringify(entry)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/collections/trousers')
    await expect(shopper.collection.active()).toHaveText(['Waist 34', 'Clear all'])
    await expect(shopper.collection.cards().first()).toContainText('In your size: 34 / B / 32')
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await expect(page.locator('html')).not.toHaveAttribute('data-moved')
  })

test('where nothing is left there are ways out [COL-05]', async ({ page, shopper }) => {
  await page.goto('/collections/best-sellers?w=34&s=M')
  await expect(page.getByRole('heading', { name: 'Nothing on the shelf is all of that at once.' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Denim' })).toBeVisible()
  const release = page.getByRole('main').getByRole('link', { name: /^Without (Waist 34|Size M): \d+$/ })
  const promised = Number((await release.innerText()).split(': ')[1])
  await release.click()
  await shopper.collection.leaves(promised)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('on a phone the filters are a sheet, accessible, and one step back [COL-02] [OPS-05]', async ({
  page,
  shopper,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/collections/trousers')
  await page.getByRole('button', { name: 'Filters' }).click()
  const { collection } = shopper
  await collection.box('Waist', '34').check()
  await collection.box('Leg', '32').check()
  await expect(page).toHaveURL('/collections/trousers?w=34&l=32')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: /^Show \d+ products$/ }).click()
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.goBack()
  await expect(page).toHaveURL('/collections/trousers')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a collection is narrowed, ordered, shown whole, and cleared [COL-02] [COL-05] [OPS-06]', async ({
    page,
    shopper,
  }) => {
    const { collection } = shopper
    await page.goto('/us/collections/tops')
    await collection.box('Size', 'M+').check()
    await collection.box('Size', 'L').check()
    await page.getByRole('main').getByLabel('Sort by').selectOption('Name')
    await page.getByRole('button', { name: 'Apply' }).first().click()
    await expect(page).toHaveURL('/us/collections/tops?s=M%2B&s=L&sort=name')
    await expect(collection.active()).toHaveText(['Size M+', 'Size L', 'Clear all'])
    const some = await collection.cards().count()
    await page.getByRole('link', { name: /^Show all \d+$/ }).click()
    expect(await collection.cards().count()).toBeGreaterThan(some)
    await page.getByRole('link', { name: 'Remove Size L' }).click()
    await expect(collection.box('Size', 'M+')).toBeChecked()
    await page.goto('/us/collections/best-sellers?w=34&s=M')
    await page.getByRole('main').getByRole('link', { name: 'Clear all' }).last().click()
    await expect(page).toHaveURL('/us/collections/best-sellers')
  })
})

test.describe('somebody who agreed to be counted', () => {
  test.use({ consent: 'necessary,analytics' })

  test('is counted once for each list, with ten products at most [ANA-01]', async ({ page, world, shopper }) => {
    const lists = async () =>
      (await world.events()).filter(({ name }) => name === 'Product List Viewed').map(({ properties }) => properties)
    await page.goto('/us/collections/trousers')
    await expect.poll(lists).toHaveLength(1)
    const [seen] = await lists()
    expect(seen).toMatchObject({
      list: 'trousers',
      products: { length: 10, 0: { sku: 'TRHERONAVYXXXX', position: 1 } },
    })
    await shopper.collection.box('Waist', '28').check()
    await expect.poll(lists).toHaveLength(2)
  })
})
