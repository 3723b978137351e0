import { expect, test } from '#tests/support/kept-page.ts'
import { expectNoViolations } from './axe.ts'

const FIELD = 'Search the shop'

test('results and address follow the query while typing [NAV-16]', { tag: ['@smoke', '@quick'] }, async ({ page }) => {
  await page.goto('/us/pages/search')
  await page.getByRole('searchbox', { name: FIELD }).pressSequentially('navy chi')
  await expect(page.getByRole('status').filter({ hasText: 'Results for “navy chi”' })).toBeVisible()
  await expect(page).toHaveURL('/us/pages/search?q=navy+chi')
  const firstResult = page.getByRole('main').getByRole('article').first()
  await expect(firstResult).toContainText('Navy')
  await expect(firstResult).toContainText('$')
  await expect(firstResult.locator('img')).toBeVisible()
  await expect(page.getByRole('searchbox', { name: FIELD })).toBeFocused()
  await expect(
    page.getByRole('navigation', { name: 'Suggestions' }).getByRole('link', { name: 'Navy chinos' }),
  ).toBeVisible()
})

test('Back restores the results, then the page before [NAV-16]', async ({ page }) => {
  await page.goto('/collections/belts')
  await page.goto('/pages/search')
  await page.getByRole('searchbox', { name: FIELD }).pressSequentially('belt')
  await expect(page).toHaveURL('/pages/search?q=belt')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/products\//)
  await page.goBack()
  await expect(page).toHaveURL('/pages/search?q=belt')
  await expect(page.getByRole('searchbox', { name: FIELD })).toHaveValue('belt')
  await page.goBack()
  await expect(page).toHaveURL('/collections/belts')
})

test('results are a collection: a card a style, filters, order and back [NAV-16] [COL-06]', async ({
  page,
  shopper,
}) => {
  await page.goto('/pages/search?q=navy+trousers')
  const main = page.getByRole('main')
  await expect(main.getByRole('status').filter({ hasText: /^\d+ styles/ })).toBeVisible()
  const heroes = main.getByRole('article').first()
  await expect(heroes.getByRole('heading', { name: 'Heroes, Navy' })).toBeVisible()
  await shopper.collection.openFilters()
  await page
    .getByRole('group', { name: 'Cloth' })
    .getByRole('checkbox', { name: /^Cloth Linen/ })
    .check()
  await expect(page).toHaveURL('/pages/search?q=navy+trousers&cloth=linen')
  await expect(main.getByRole('article')).toHaveCount(1)
  await shopper.collection.sortBy('Price, low to high')
  await expect(page).toHaveURL('/pages/search?q=navy+trousers&cloth=linen&sort=price-up')
  await shopper.collection.closeFilters()
  await page.reload()
  await expect(main.getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: 'Remove Linen' }).click()
  await expect(page).toHaveURL('/pages/search?q=navy+trousers&sort=price-up')
  await page.goBack()
  await expect(main.getByRole('article')).toHaveCount(1)
})

test('swatches of a result show its other colours [NAV-16] [COL-06]', async ({ page }) => {
  await page.goto('/pages/search?q=shirt')
  const shirt = page.getByRole('main').getByRole('article').first()
  await shirt.getByRole('button', { name: 'Sky' }).click()
  await expect(shirt.getByRole('heading', { name: /, Sky$/ })).toBeVisible()
})

test.describe('with a saved fit', () => {
  test.use({ scenario: ['fit-saved'] })

  test('a result is added in the shopper’s size [NAV-16] [COL-04]', async ({ page }) => {
    await page.goto('/pages/search?q=heroes')
    const heroes = page.getByRole('main').getByRole('article').first()
    await heroes.hover()
    await heroes.getByRole('button', { name: /^Add .*Heroes/ }).click()
    await expect(page.getByRole('dialog', { name: 'Your basket' }).getByRole('listitem').first()).toContainText(
      'Heroes',
    )
  })
})

for (const [query, collection] of [
  ['wedding', 'Smart trousers'],
  ['summer', 'Shorts'],
  ['sale', 'Sale'],
  ['present for dad', 'The gift edit'],
] as const)
  test(`${query} leads to ${collection} and to products [NAV-16]`, async ({ page }) => {
    await page.goto(`/pages/search?q=${encodeURIComponent(query)}`)
    await expect(
      page.getByRole('navigation', { name: 'Suggestions' }).getByRole('link', { name: collection }),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })

test('a price in a query is read and can be removed [NAV-16]', async ({ page }) => {
  await page.goto('/us/pages/search?q=socks+under+$50')
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Socks')
  await page.getByRole('link', { name: 'Remove Up to $50' }).click()
  await expect(page).toHaveURL('/us/pages/search?q=socks')
})

test('a pack costs the same on its card, in the list and on its page [NAV-16] [PDP-15]', async ({ page }) => {
  await page.goto('/pages/search?q=everyday+socks+3+pack')
  const card = page.getByRole('main').getByRole('article').first()
  await expect(card).toContainText('£22, 3 Pack')
  await card.getByRole('button', { name: /^Save for later: Everyday Socks/ }).click()
  await page.goto('/wish-list')
  const saved = page.getByRole('list', { name: 'Saved for later' }).getByRole('article')
  await expect(saved).toContainText('£22, 3 Pack')
  await page.goto((await saved.getByRole('link').first().getAttribute('href')) ?? '')
  await expect(page.getByRole('main')).toContainText('£22 (£7.33 a pair)')
})

test('an empty search offers queries with results [NAV-16]', async ({ page }) => {
  await page.goto('/pages/search?q=navy+spaceship')
  await expect(page.getByText('Nothing matches “navy spaceship”.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'navy', exact: true }).click()
  await expect(page).toHaveURL('/pages/search?q=navy')
  await expect(page.getByText(/Results for “navy”/)).toBeVisible()
})

test('a size in a query is a filter that can be removed [NAV-16]', async ({ page }) => {
  await page.goto('/pages/search?q=navy+chinos+34')
  await expect(page.getByRole('searchbox', { name: FIELD })).toHaveValue('navy chinos 34')
  const firstResult = page.getByRole('main').getByRole('article').first()
  await expect(firstResult.getByRole('heading', { name: 'Heroes, Navy' })).toBeVisible()
  await expect(firstResult.getByRole('link')).toHaveAttribute('href', '/products/heroes-navy?w=34')
  await expect(
    page.getByRole('navigation', { name: 'Suggestions' }).getByRole('link', { name: 'Navy chinos' }),
  ).toHaveAttribute('href', '/collections/navy-chinos?w=34')
  await page.getByRole('list', { name: 'Read from this search' }).getByRole('link', { name: 'Remove Waist 34' }).click()
  await expect(page).toHaveURL('/pages/search?q=navy+chinos')
  await expect(page.getByRole('searchbox', { name: FIELD })).toHaveValue('navy chinos')
  await expect(firstResult.getByRole('link')).toHaveAttribute('href', '/products/heroes-navy')
})

test('a size that nothing has is named and left out [NAV-16]', async ({ page }) => {
  await page.goto('/pages/search?q=belt+34')
  await expect(page.getByText('No match for Waist 34 here, so it is left out.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Belt')
})

test('a mistyped word shows results and asks what was meant [NAV-16]', async ({ page }) => {
  await page.goto('/pages/search?q=trowsers')
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Heroes')
  await page.getByRole('link', { name: 'Did you mean “trousers”?' }).click()
  await expect(page).toHaveURL('/pages/search?q=trousers')
  await expect(page.getByRole('link', { name: /^Did you mean/ })).toHaveCount(0)
})

for (const [query, link, path] of [
  ['returns', 'Return or exchange something', '/us/returns'],
  ['size guide', 'Size charts and how to measure', '/us/trousers-size-chart'],
] as const)
  test(`${query} leads to a page that helps [NAV-16]`, async ({ page }) => {
    await page.goto(`/us/pages/search?q=${encodeURIComponent(query)}`)
    await page.getByRole('main').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('delivery leads to the FAQs, in a new tab [NAV-16] [NAV-19]', async ({ page, context }) => {
  await page.goto('/us/pages/search?q=delivery')
  const opening = context.waitForEvent('page')
  await page.getByRole('main').getByRole('link', { name: 'Delivery: how long and how much' }).click()
  await expect(await opening).toHaveURL('/us/pages/faqs')
})

test.describe('a store without synonyms', () => {
  test.use({ scenario: ['search-without-synonyms'] })

  for (const [query, first] of [
    ['pants', 'Heroes'],
    ['sweater', 'Merino Crew'],
    ['swim trunks', 'Swims'],
  ] as const)
    test(`finds ${query} under the shop’s own word [NAV-16]`, async ({ page }) => {
      await page.goto(`/us/pages/search?q=${encodeURIComponent(query)}`)
      await expect(page.getByRole('main').getByRole('article').first()).toContainText(first)
    })
})

test('ten thousand characters and markup are searched for as text [NAV-16] [OPS-04]', async ({ page }) => {
  for (const query of ['x'.repeat(10_000), '<script>alert(1)</script>']) {
    const response = await page.goto(`/pages/search?q=${encodeURIComponent(query)}`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('main').getByRole('status')).toContainText(`Nothing matches “${query.slice(0, 200)}”`)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true)
  }
})

for (const [query, text] of [
  ['قميص', 'The shop is in English'],
  ['ß', 'Nothing here begins with “ß”.'],
  ['x'.repeat(500), 'We searched for the first 200 characters.'],
] as const)
  test(`${query.slice(0, 5)} is told plainly and can be typed on [NAV-16]`, async ({ page }) => {
    await page.goto(`/pages/search?q=${encodeURIComponent(query)}`)
    await expect(page.getByRole('main')).toContainText(text)
    await expect(page.getByRole('searchbox', { name: FIELD })).toHaveValue(query.slice(0, 200))
    await expect(page.getByRole('main').getByRole('link', { name: 'navy chinos' })).toBeVisible()
  })

test('odd and long queries are escaped and truncated [NAV-16] [OPS-04]', async ({ page }) => {
  await page.goto(`/pages/search?q=${encodeURIComponent('<img src=x onerror=alert(1)> "M+"')}`)
  await expect(page.getByText('Nothing matches “<img src=x onerror=alert(1)> "M+"”.')).toBeVisible()
  await page.goto(`/pages/search?q=${'long'.repeat(200)}`)
  await expect(page.getByText(/^Nothing matches “(long){50}”/)).toBeVisible()
})

test('/search redirects to /pages/search with its query [NAV-16]', async ({ page }) => {
  await page.goto('/eu/search?q=belt&sort=price-down&colour=navy')
  await expect(page).toHaveURL('/eu/pages/search?q=belt&colour=navy&sort=price-down')
})

test('recent searches are stored in the browser until cleared [NAV-16]', async ({ page }) => {
  await page.goto('/pages/search')
  await page.getByRole('searchbox', { name: FIELD }).fill('oxford shirt')
  await page.getByRole('searchbox', { name: FIELD }).press('Enter')
  await expect(page).toHaveURL('/pages/search?q=oxford+shirt')
  await page.goto('/pages/search')
  const recent = page.getByRole('main').locator('section').filter({ hasText: 'Recent searches' })
  await expect(recent.getByRole('link', { name: 'oxford shirt' })).toBeVisible()
  await recent.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(recent).toHaveCount(0)
})

test.describe('while the content service is down', () => {
  test.use({ scenario: ['content-down'] })

  test('search finds products and the pages of the shop itself [NAV-16] [CONT-01]', async ({ page }) => {
    await page.goto('/pages/search?q=navy+size+guide')
    await expect(page.getByRole('main').getByRole('link', { name: 'Size charts and how to measure' })).toBeVisible()
    await page.goto('/pages/search?q=navy')
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Navy')
  })
})

test.describe('a failing search', () => {
  test.use({ scenario: ['search-down'], expectedErrors: [/503/] })

  test('shows an error, keeps the query and can be retried [NAV-16] [ERR-03]', async ({ page, world }) => {
    const response = await page.goto('/pages/search?q=merino')
    expect(response?.status()).toBe(503)
    expect(response?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'retry-after': '60',
      'x-robots-tag': 'noindex',
    })
    await expect(page.getByRole('heading', { level: 1, name: "Oops, something's gone wrong" })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: FIELD })).toHaveValue('merino')
    const reference = await page.locator('p', { hasText: 'Report error' }).locator('code').innerText()
    const readReport = async () => (await world.reports()).find(({ code }) => code === 'search.failed')
    await expect.poll(async () => (await readReport())?.requestId).toBe(reference)
    await world.control.clearFaults(world.id)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByText(/Results for “merino”/)).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('search, filters and all results work [NAV-16] [OPS-06]', async ({ page }) => {
    await page.goto('/us/pages/search')
    await page.getByRole('searchbox', { name: FIELD }).fill('navy')
    await page.getByRole('searchbox', { name: FIELD }).press('Enter')
    await expect(page).toHaveURL('/us/pages/search?q=navy')
    const cards = page.getByRole('main').getByRole('article')
    await page.getByRole('link', { name: /^Show all \d+$/ }).click()
    await expect(page).toHaveURL('/us/pages/search?q=navy&show=all')
    // the address is there before the last card
    await page.waitForLoadState('domcontentloaded')
    expect(await cards.count()).toBeGreaterThan(24)
    await page.getByRole('checkbox', { name: /^Fabric Linen/ }).check()
    await page.getByRole('button', { name: 'Apply' }).first().click()
    await expect(page).toHaveURL(/\/us\/pages\/search\?.*q=navy.*cloth=linen/)
    await page.waitForLoadState('domcontentloaded')
    expect(await cards.count()).toBeLessThan(12)
  })

  test('sizes, corrections and help are links [NAV-16] [OPS-06]', async ({ page }) => {
    await page.goto('/pages/search?q=trowsers+34')
    await expect(page.getByRole('link', { name: 'Did you mean “trousers 34”?' })).toBeVisible()
    await page.getByRole('link', { name: 'Remove Waist 34' }).click()
    await expect(page).toHaveURL('/pages/search?q=trousers')
    await page.goto('/pages/search?q=returns')
    await page.getByRole('main').getByRole('link', { name: 'Return policy: 200 days, free' }).click()
    await expect(page).toHaveURL('/pages/return-policy')
  })
})

for (const path of [
  '/pages/search',
  '/pages/search?q=trowsers+34',
  '/pages/search?q=size',
  '/pages/search?q=nothing+here',
]) {
  test(`${path} has no violations and fits a phone [NAV-16] [OPS-05]`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    await expectNoViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}
