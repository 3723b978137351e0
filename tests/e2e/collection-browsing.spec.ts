import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { test as newTab } from '#tests/support/shop.ts'
import { carryFit } from '#tests/support/shopper/fit.ts'
import { expectNoViolations } from './axe.ts'
import { waitForRest } from './wait-for-rest.ts'

const PHONE = { width: 360, height: 740 }
const getOpenButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Filter and sort/ })
const getSheet = (page: Page) => page.getByRole('form', { name: 'Filter and sort' })
const getPrice = (page: Page, name: 'From £' | 'Up to £') => page.getByRole('textbox', { name })

test('a collection has one card for each style, and says its colours [COL-06]', async ({ page, shopper }) => {
  await page.goto('/collections/trousers?show=all')
  await expect(shopper.collection.status()).toHaveText('18 styles in 136 colours')
  await expect(shopper.collection.cards()).toHaveCount(18)
  const names = await shopper.collection.cards().getByRole('heading').allTextContents()
  expect(new Set(names).size).toBe(18)
  await page.goto('/us/collections/trousers')
  await expect(shopper.collection.status()).toHaveText('18 styles in 136 colors')
})

test('a swatch changes picture, link, price and badge of its card [COL-06]', async ({ page, shopper }) => {
  await page.goto('/collections/trousers')
  const card = shopper.collection.cards().filter({ hasText: 'Heroes' })
  const colours = card.getByRole('group', { name: 'Colours of Heroes' })
  await expect(colours.getByRole('button', { name: 'Navy', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(colours.getByRole('button')).toHaveCount(6)
  await colours.getByRole('button', { name: '7 more colours' }).click()
  await expect(colours.getByRole('button')).toHaveCount(12)
  const chosen = colours.getByRole('button', { name: 'Burgundy' })
  await chosen.focus()
  await page.keyboard.press('Space')
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  await expect(card.getByRole('link')).toHaveAttribute('href', '/products/heroes-burgundy')
  await expect(card.locator('img')).toHaveAttribute('src', /heroes-burgundy/)

  // Back shows the list as it was left
  await card.getByRole('link', { name: 'Heroes, Burgundy' }).click()
  await expect(page).toHaveURL('/products/heroes-burgundy')
  await page.goBack()
  await expect(card.getByRole('link', { name: 'Heroes, Burgundy' })).toBeVisible()
})

for (const width of [360, 1280])
  test(`navy trousers under £100 in 34, B, 32 are filtered and added at ${width} px [COL-02] [CART-16]`, async ({
    page,
    shopper,
  }) => {
    const { collection } = shopper
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/collections/trousers')
    if (width < 1024) await getOpenButton(page).click()
    for (const [scale, value] of [
      ['Waist', '34'],
      ['Build', 'B'],
      ['Leg', '32'],
      ['Colour', 'Navy'],
    ] as const)
      await collection.box(scale, value).check()
    await getPrice(page, 'Up to £').fill('100')
    await getPrice(page, 'Up to £').press('Enter')
    await expect(page).toHaveURL('/collections/trousers?w=34&b=B&l=32&colour=navy&max=100')
    if (width < 1024)
      await getSheet(page)
        .getByRole('button', { name: /^Show \d+ styles?$/ })
        .click()
    await expect(collection.active()).toHaveText(['Waist 34', 'Build B', 'Leg 32', 'Navy', 'Up to £100', 'Clear all'])
    const adds = page.getByRole('button', { name: /^Add 34 \/ B \/ 32 to basket: / })
    // the list follows its filters
    await expect(async () => {
      const count = await collection.cards().count()
      expect(count).toBeGreaterThan(2)
      expect(await adds.count()).toBe(count)
    }).toPass()
    await expect(adds.first()).toHaveText('Add 34 / B / 32')
    await expect(collection.cards().first()).toContainText('In stock: 34 / B / 32')
    await expectNoViolations(page)
    await adds.first().click()
    await expect(shopper.cart.lines()).toContainText('Waist: 34')
  })

test('counts follow the other filters [COL-02]', async ({ page, shopper }) => {
  const { collection } = shopper
  await page.goto('/collections/trousers')
  const before = await collection.getCount('Colour', 'Navy')
  await collection.box('Cloth', 'Linen').check()
  await expect(page).toHaveURL('/collections/trousers?cloth=linen')
  await expect.poll(() => collection.getCount('Colour', 'Navy')).toBeLessThan(before)
  const navy = await collection.getCount('Colour', 'Navy')
  await collection.box('Colour', 'Navy').check()
  await collection.expectCount(navy)
  await expect(collection.cards().first().getByRole('link')).toHaveAttribute('href', /-navy$/)
})

test('only my fit leaves colour and price as they are [COL-04]', async ({ page, context, baseURL, shopper }) => {
  await carryFit(context, baseURL)
  await page.goto('/collections/trousers?colour=navy&max=120')
  await shopper.collection.onlyMyFit().click()
  await expect(page).toHaveURL('/collections/trousers?colour=navy&max=120&w=34&b=B&l=32')
  await shopper.collection.onlyMyFit().click()
  await expect(page).toHaveURL('/collections/trousers?colour=navy&max=120')
})

test('a long size is never cut off on its button [COL-04]', async ({ page, shopper }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/collections/tops?s=M%2B&c=Straight&lh=Regular')
  const add = page.getByRole('button', { name: /^Add M\+ \/ Straight \/ Regular to basket: / }).first()
  await expect(add).toBeVisible()
  const cardBox = await shopper.collection.cards().first().boundingBox()
  const addBox = await add.boundingBox()
  expect(addBox?.x).toBeGreaterThanOrEqual(cardBox?.x ?? 0)
  expect((addBox?.x ?? 0) + (addBox?.width ?? 0)).toBeLessThanOrEqual((cardBox?.x ?? 0) + (cardBox?.width ?? 0))
  expect(await add.evaluate((button) => button.scrollWidth <= button.clientWidth)).toBe(true)
})

newTab('Back, Esc and the close button close the sheet of a phone [COL-02] [OPS-05]', async ({ page, shopper }) => {
  const { collection } = shopper
  const sheet = getSheet(page)
  await page.setViewportSize(PHONE)
  await page.goto('/collections/denim')
  await page.goto('/collections/trousers')
  await getOpenButton(page).click()
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(getOpenButton(page)).toBeFocused()

  // nothing was chosen: Back leaves the page, as if the sheet had never been open
  await page.goBack()
  await expect(page).toHaveURL('/collections/denim')
  await page.goForward()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

  await getOpenButton(page).click()
  await collection.box('Colour', 'Navy').check()
  await expect(sheet.getByRole('button', { name: /^Show \d+ styles$/ })).toBeVisible()
  await sheet.getByRole('button', { name: 'Price, low to high' }).click()
  await expect(page).toHaveURL('/collections/trousers?colour=navy&sort=price-up')
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/collections/trousers?colour=navy&sort=price-up')
  await expect(collection.active()).toHaveText(['Navy', 'Clear all'])
  await page.goBack()
  await expect(page).toHaveURL('/collections/trousers')
  await expect(collection.active()).toHaveCount(0)
})

test('the sheet of a phone closes when the focus leaves it [COL-02] [OPS-05]', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/collections/trousers')
  const sheet = getSheet(page)
  await getOpenButton(page).click()
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(sheet).toBeHidden()
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 })
})

test('the sheet clears, and its number follows [COL-05]', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/collections/trousers?colour=navy&cloth=linen')
  await getOpenButton(page).click()
  const show = getSheet(page).getByRole('button', { name: /^Show/ })
  const before = (await show.textContent()) ?? ''
  await getSheet(page).getByRole('button', { name: 'Clear all' }).click()
  await expect(show).not.toHaveText(before)
  await expect(show).toHaveText('Show 18 styles')
  await show.click()
  await expect(page).toHaveURL('/collections/trousers')
})

test('without results the page says which filter to drop [COL-05]', async ({ page, shopper }) => {
  await page.goto('/collections/trousers?cloth=linen&max=20')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Without Up to £20: \d+$/ })
    .click()
  await expect(page).toHaveURL('/collections/trousers?cloth=linen')
  await expect(shopper.collection.active()).toHaveText(['Linen', 'Clear all'])
})

for (const [query, active] of [
  ['min=abc&max=-5', []],
  ['min=9&max=3', ['£3 to £9', 'Clear all']],
  ['colour=mauve&cloth=%3Cb%3E&shape=__proto__', []],
  [Array.from({ length: 500 }, (_, index) => `w=${index}`).join('&'), ['Waist 28', 'Waist 30']],
  [`colour=${'navy,'.repeat(2_000)}`, ['Navy', 'Clear all']],
  [`w=34&cloth=${'x'.repeat(10_000)}`, ['Waist 34', 'Clear all']],
] as const)
  test(`?${query.slice(0, 40)} of ${query.length} characters is no error [COL-02]`, async ({ page, shopper }) => {
    const response = await page.goto(`/collections/trousers?${query}`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trousers')
    const chips = await shopper.collection.active().allTextContents()
    if (query.length > 2_000 && query.startsWith('w=0')) expect(chips.length).toBeLessThan(22)
    else expect(chips).toEqual(active)
  })

test('breadcrumbs lead from product to collection to home [REG-08]', async ({ page }) => {
  await page.goto('/us/collections/trousers')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs).toHaveText('HomeTrousers')
  await crumbs.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/us')
  await page.goto('/products/heroes-navy')
  await expect(crumbs).toHaveText('HomeTrousersHeroes, Navy')
  await crumbs.getByRole('link', { name: 'Trousers' }).click()
  await expect(page).toHaveURL('/collections/trousers')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('colours, prices and swatches work without script [COL-02] [COL-06] [OPS-06]', async ({ page, shopper }) => {
    const { collection } = shopper
    await page.goto('/collections/trousers')
    await collection.box('Colour', 'Navy').check()
    await getPrice(page, 'Up to £').fill('100')
    await page.getByRole('button', { name: 'Apply' }).last().click()
    await expect(page).toHaveURL(/\?colour=navy&min=&max=100&sort=featured$/)
    await expect(collection.active()).toHaveText(['Navy', 'Up to £100', 'Clear all'])
    await page.setViewportSize(PHONE)
    await getOpenButton(page).click()
    await getSheet(page).getByRole('button', { name: 'Price, high to low' }).click()
    await expect(collection.active()).toHaveText(['Navy', 'Up to £100', 'Clear all'])
    await expect(page.getByRole('main').getByLabel('Sort by')).toHaveValue('price-down')
    await page.goto('/collections/trousers')
    await collection.cards().first().getByRole('button', { name: 'Stone' }).click()
    await expect(page).toHaveURL('/products/heroes-stone')
  })
})

test('a card’s picture grows into its product’s first picture [PDP-01]', async ({ page, shopper }) => {
  await page.goto('/collections/trousers?w=34')
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      const transition = start(options)
      void transition.ready.then(() => {
        const moved = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
        document.documentElement.dataset.moved = moved.join(' ')
      })
      return transition
    }
  })
  const root = page.locator('html')
  await shopper.collection.active().filter({ hasText: '34' }).getByRole('link').click()
  await expect(page).toHaveURL('/collections/trousers')
  await expect(root).not.toHaveAttribute('data-moved')
  await expect(async () => {
    await page.getByRole('main').getByRole('link', { name: 'Heroes, Navy' }).click()
    await expect(page).toHaveURL(/\/products\/heroes-navy/)
    // a browser leaves a transition out that takes it four seconds
    await expect(root)
      .toHaveAttribute('data-moved', /group\(product-picture\)/, { timeout: 5_000 })
      .catch(async (cause) => {
        await page.goBack()
        throw cause
      })
  }).toPass()
  await page.getByRole('main').getByRole('link', { name: 'Black', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Black')
})

test('every card says in a line what it is, and first colours vary [COL-13]', async ({ page, shopper }) => {
  await page.goto('/collections/trousers')
  const cards = shopper.collection.cards()
  await expect(cards.filter({ hasText: 'Heroes' }).first()).toContainText('Cotton twill chino, standard leg')
  const winters = cards.filter({ has: page.getByRole('heading', { name: 'Winters, Camel' }) })
  await expect(winters).toContainText('Brushed cotton chino, standard leg')
  const names = await cards.getByRole('heading').evaluateAll((all) => all.slice(0, 12).map((name) => name.ariaLabel))
  expect(names.filter((name) => name?.endsWith(', Navy')).length).toBeLessThan(4)
  await page.goto('/products/heroes-navy')
  await expect(page.getByRole('region', { name: 'Wear it with' }).getByRole('article').first()).toContainText(
    'Short-sleeved polo in cotton piqué',
  )
})

test('a second picture shows on hover and focus, loads only then, and nothing moves [COL-13]', async ({
  page,
  shopper,
}) => {
  const second: string[] = []
  page.on('request', (request) => {
    if (/-(navy|stone|camel)\/outfit/.test(request.url())) second.push(new URL(request.url()).pathname)
  })
  await page.goto('/collections/trousers')
  await waitForRest(page)
  expect(second).toEqual([])
  const [heroes, julys] = [shopper.collection.cards().nth(0), shopper.collection.cards().nth(1)]
  const readPlaces = () =>
    shopper.collection
      .cards()
      .evaluateAll((cards) =>
        cards.slice(0, 6).map((card) => (card instanceof HTMLElement ? [card.offsetTop, card.offsetHeight] : [])),
      )
  const places = await readPlaces()
  await heroes.getByRole('link').first().hover()
  await expect(heroes.locator('img')).toHaveCount(2)
  await expect(heroes.locator('img').nth(1)).toHaveCSS('opacity', '1')
  await expect.poll(() => second).toEqual([expect.stringContaining('/heroes-navy/outfit')])
  await page.mouse.move(0, 0)
  await expect(heroes.locator('img').nth(1)).toHaveCSS('opacity', '0')
  await heroes.getByRole('link').first().focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(heroes.locator('img').nth(1)).toHaveCSS('opacity', '1')
  expect(await readPlaces()).toEqual(places)
  await expect(julys.locator('img')).toHaveCount(1)
  // another colour begins with its first picture
  await heroes.getByRole('button', { name: 'Stone' }).click()
  await expect(heroes.locator('img')).toHaveAttribute('src', /heroes-stone\/front/)
})

test('a swipe shows the second picture and opens nothing [COL-13]', async ({ page, shopper }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/collections/trousers')
  const card = shopper.collection.cards().first()
  const link = card.getByRole('link').first()
  const swipe = (from: number, to: number) =>
    link.evaluate(
      (target, [start, end]) => {
        const init = { bubbles: true, cancelable: true, pointerType: 'touch', pointerId: 2 }
        target.dispatchEvent(new PointerEvent('pointerdown', { ...init, clientX: start }))
        target.dispatchEvent(new PointerEvent('pointerup', { ...init, clientX: end }))
        return target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      },
      [from, to] as const,
    )
  expect(await swipe(150, 40)).toBe(false)
  await expect(card.locator('img').nth(1)).toHaveCSS('opacity', '1')
  await swipe(40, 150)
  await expect(card.locator('img').nth(1)).toHaveCSS('opacity', '0')
  await expect(page).toHaveURL('/collections/trousers')
})

test('what is reduced has a page, a filter with counts, and a word [COL-13]', async ({ page, shopper }) => {
  const { collection } = shopper
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sale', exact: true }).click()
  await expect(page).toHaveURL('/collections/sale')
  await expect(page.getByRole('heading', { level: 1, name: 'Sale' })).toBeVisible()
  await expect.poll(() => collection.cards().count()).toBeGreaterThan(8)
  for (const text of await collection.cards().allInnerTexts()) expect(text).toMatch(/£\d+.*£\d+/s)
  await expect(collection.cards().filter({ hasText: 'The Belt' })).toContainText('Price £69 Was £89')
  await expect(collection.box('Sale', 'Reduced')).toHaveCount(0)

  for (const path of ['/collections/trousers', '/pages/search?q=chinos']) {
    await page.goto(path)
    const count = await collection.getCount('Sale', 'Reduced')
    expect(count).toBeGreaterThan(1)
    await collection.box('Sale', 'Reduced').check()
    await expect(page).toHaveURL(/[?&]sale=reduced$/)
    await collection.expectCount(count)
    await expect(collection.active()).toHaveText(['Reduced', 'Clear all'])
    await expect(collection.cards().filter({ hasNotText: 'Was £' })).toHaveCount(0)
  }
  await page.goto('/pages/search?q=sale')
  await expect(page.getByRole('navigation', { name: 'Suggestions' }).getByRole('link', { name: 'Sale' })).toBeVisible()
})

test('sizes with one count say it once, the colour comes first, and the products are a few Tabs away [COL-02] [OPS-05]', async ({
  page,
  shopper,
}) => {
  const { collection } = shopper
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/collections/trousers')
  const groups = page.locator('#filters details')
  await expect(groups.first().locator('summary')).toHaveText('Colour')
  const waists = page.locator('#filters details:has(input[name=w])')
  await expect(waists.locator('summary')).toHaveText('Waist18 styles each')
  await expect(waists.locator('[data-count]').first()).toBeHidden()
  const folded = await waists.boundingBox()
  await collection.box('Colour', 'Red').check()
  await expect(waists.locator('[data-count]').first()).toBeVisible()
  await expect(waists.getByText('styles each')).toBeHidden()
  expect(await waists.boundingBox()).toEqual(folded)

  await page.goto('/collections/trousers')
  const skip = page.getByRole('link', { name: 'Skip to products' })
  await skip.focus()
  await page.keyboard.press('Enter')
  const first = collection.cards().first().getByRole('link').first()
  const isFocused = () => first.evaluate((link) => link === document.activeElement)
  let tabs = 0
  while (tabs < 5 && !(await isFocused())) {
    await page.keyboard.press('Tab')
    tabs++
  }
  // past the way to a fit and the sort order
  expect(tabs).toBeLessThan(4)
})
