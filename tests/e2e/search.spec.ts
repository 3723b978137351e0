import { expect, test } from '#tests/support/kept-page.ts'
import { expectNoViolations } from './axe.ts'

const FIELD = 'Search the shop'

test('results and address follow the query while typing [NAV-16]', { tag: ['@smoke', '@quick'] }, async ({ page }) => {
  await page.goto('/us/pages/search')
  await page.getByRole('searchbox', { name: FIELD }).pressSequentially('navy chi')
  await expect(page.getByRole('status').filter({ hasText: 'results for “navy chi”' })).toBeVisible()
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

test('order and number of results are in the address [NAV-16]', async ({ page }) => {
  await page.goto('/pages/search?q=navy')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(24)
  await page.getByRole('link', { name: 'Show 24 more' }).click()
  await expect(cards).toHaveCount(48)
  await expect(page).toHaveURL('/pages/search?q=navy&show=48')
  await page.getByRole('link', { name: 'Lowest price' }).click()
  await expect(page).toHaveURL('/pages/search?q=navy&show=48&sort=price-up')
  await page.reload()
  await expect(cards).toHaveCount(48)
})

test('an empty search offers queries with results [NAV-16]', async ({ page }) => {
  await page.goto('/pages/search?q=navy+spaceship')
  await expect(page.getByText('Nothing matches “navy spaceship”.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'navy', exact: true }).click()
  await expect(page).toHaveURL('/pages/search?q=navy')
  await expect(page.getByText(/results for “navy”/)).toBeVisible()
})

test('a size in a query is a filter that can be removed [NAV-16]', async ({ page }) => {
  await page.goto('/pages/search?q=navy+chinos+34')
  await expect(page.getByRole('searchbox', { name: FIELD })).toHaveValue('navy chinos 34')
  const firstResult = page.getByRole('main').getByRole('article').first()
  await expect(firstResult).toContainText('Heroes, Navy')
  await expect(firstResult.getByRole('link')).toHaveAttribute('href', '/products/heroes-navy?w=34')
  await expect(
    page.getByRole('navigation', { name: 'Suggestions' }).getByRole('link', { name: 'Navy chinos' }),
  ).toHaveAttribute('href', '/collections/navy-chinos?w=34')
  await page.getByRole('list', { name: 'Sizes in this search' }).getByRole('link', { name: 'Remove Waist 34' }).click()
  await expect(page).toHaveURL('/pages/search?q=navy+chinos')
  await expect(page.getByRole('searchbox', { name: FIELD })).toHaveValue('navy chinos')
  await expect(firstResult.getByRole('link')).toHaveAttribute('href', '/products/heroes-navy')
})

test('a size that nothing has is named and left out [NAV-16]', async ({ page }) => {
  await page.goto('/pages/search?q=belt+34')
  await expect(page.getByText('Nothing here in Waist 34, so these are in any size.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Belt')
})

test('a mistyped word shows results and asks what was meant [NAV-16]', async ({ page }) => {
  await page.goto('/pages/search?q=trowsers')
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Heroes, Navy')
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
    ['pants', 'Heroes, Navy'],
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

test('odd and long queries are escaped and truncated [NAV-16] [OPS-04]', async ({ page }) => {
  await page.goto(`/pages/search?q=${encodeURIComponent('<img src=x onerror=alert(1)> "M+"')}`)
  await expect(page.getByText('Nothing matches “<img src=x onerror=alert(1)> "M+"”.')).toBeVisible()
  await page.goto(`/pages/search?q=${'long'.repeat(200)}`)
  await expect(page.getByText(/^Nothing matches “(long){50}”/)).toBeVisible()
})

test('/search redirects to /pages/search with its query [NAV-16]', async ({ page }) => {
  await page.goto('/eu/search?q=belt&sort=price-down')
  await expect(page).toHaveURL('/eu/pages/search?q=belt&sort=price-down')
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
    const response = await page.goto('/pages/search?q=belt')
    expect(response?.status()).toBe(503)
    expect(response?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'retry-after': '60',
      'x-robots-tag': 'noindex',
    })
    await expect(page.getByRole('heading', { level: 1, name: "Oops, something's gone wrong" })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: FIELD })).toHaveValue('belt')
    const reference = await page.getByText('Report error').locator('code').innerText()
    expect((await world.reports()).find(({ code }) => code === 'search.failed')?.requestId).toBe(reference)
    await world.control.clearFaults(world.id)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByText(/results for “belt”/)).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('search and loading more work [NAV-16] [OPS-06]', async ({ page }) => {
    await page.goto('/us/pages/search')
    await page.getByRole('searchbox', { name: FIELD }).fill('navy')
    await page.getByRole('searchbox', { name: FIELD }).press('Enter')
    await expect(page).toHaveURL('/us/pages/search?q=navy')
    await page.getByRole('link', { name: /^Show \d+ more$/ }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(48)
  })

  test('sizes, corrections and help are links [NAV-16] [OPS-06]', async ({ page }) => {
    await page.goto('/pages/search?q=trowsers+34')
    await expect(page.getByRole('link', { name: 'Did you mean “trousers”?' })).toBeVisible()
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
