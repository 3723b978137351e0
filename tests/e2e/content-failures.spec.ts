import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/shop.ts'

/** What the content service answers within, beside what the page needs on a busy machine, in ms. */
const WITHIN_MS = 2_500

const banner = (page: Page) => page.getByRole('banner')

test.describe('a content service that takes three seconds', () => {
  test.use({ scenario: ['content-slow'] })

  test('costs the first page its header, not its time; the next has one [CONT-01] [NAV-08]', async ({
    page,
    world,
  }) => {
    const began = Date.now()
    const answer = await page.request.get('/collections/belts')
    expect(Date.now() - began).toBeLessThan(WITHIN_MS)
    expect(answer.headers()['cache-control']).toBe('private, no-store')
    expect(await world.reports()).toContainEqual(
      expect.objectContaining({
        code: 'menu.fetch-failed',
        message: expect.stringContaining('no answer within 1000 ms'),
      }),
    )
    await expect(async () => {
      await page.goto('/collections/belts')
      await expect(banner(page)).toBeVisible({ timeout: 500 })
    }).toPass()
    expect(await world.requests('mainMenu')).toHaveLength(1)
  })
})

for (const [name, fault] of [
  ['answers 503', { status: 503 }],
  ['says 429, and when to come back', { status: 429, headers: { 'retry-after': '1' } }],
  ['breaks the connection', { reset: true }],
] as const) {
  test(`a content service that ${name} is asked again, behind the page [CONT-01] [NAV-08]`, async ({ page, world }) => {
    await world.control.addFault(world.id, { upstream: 'content', operation: 'mainMenu', respond: fault, times: 2 })
    await page.goto('/collections/belts')
    await expect(async () => {
      await page.goto('/collections/belts')
      await expect(banner(page)).toBeVisible({ timeout: 500 })
    }).toPass()
    expect((await world.requests('mainMenu')).length).toBeGreaterThanOrEqual(3)
  })
}

test('a refusal is not argued with [CONT-01]', async ({ page, world }) => {
  await world.control.addFault(world.id, { upstream: 'content', operation: 'mainMenu', respond: { status: 400 } })
  await page.request.get('/pages/about-us')
  expect(await world.requests('mainMenu')).toHaveLength(1)
})

test('one page asks nothing twice, and the next asks for no header [CONT-02]', async ({ page, world }) => {
  await page.goto('/products/heroes-navy')
  const asked = (await world.requests()).map(({ upstream, operation, path }) => `${upstream} ${operation} ${path}`)
  expect(asked.filter((each, at) => asked.indexOf(each) !== at && !each.startsWith('content'))).toEqual([])
  expect(await world.requests('mainMenu')).toHaveLength(1)
  await page.goto('/us/products/heroes-navy')
  await page.goto('/eu/collections/belts')
  expect(await world.requests('mainMenu')).toHaveLength(1)
})

test('content is asked for in British English, whatever the shop [CONT-01]', async ({ page, world }) => {
  await page.goto('/eu/pages/about-us')
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  expect((await world.requests('page')).every(({ status, contract }) => status === 200 && contract === 'ok')).toBe(true)
})

test.describe('a content service that is down', () => {
  test.use({ scenario: ['content-down'], expectedErrors: [/500/] })

  test('costs a content page its text, with a reference; goods are sold all the same [CONT-03] [NAV-08]', async ({
    page,
    world,
    shopper,
  }) => {
    await page.goto('/pages/about-us')
    await expect(page.getByRole('heading', { level: 1, name: "Oops, something's gone wrong" })).toBeVisible()
    expect((await world.reports()).map(({ code }) => code)).toContain('content.page-failed')
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await shopper.product.add()
    await expect(shopper.cart.lines()).toHaveCount(1)
  })
})

test.describe('a preview', () => {
  test('shows drafts, is kept by nobody, and goes along with every link [NAV-18] [CONT-02]', async ({ page }) => {
    const answer = await page.goto('/pages/about-us?preview=true')
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    await expect(banner(page).getByText('Black Friday').first()).toBeAttached()
    const away = page.getByRole('contentinfo').getByRole('link', { name: 'Denim' })
    await expect(away).toHaveAttribute('href', '/collections/denim?preview=true')
    await away.click()
    await expect(page).toHaveURL('/collections/denim?preview=true')
    await expect(banner(page).getByText('Black Friday').first()).toBeAttached()
  })

  test('is over with the word in the address [NAV-18]', async ({ page }) => {
    await page.goto('/pages/about-us?preview=true')
    await page.goto('/pages/about-us')
    await expect(banner(page)).toBeVisible()
    await expect(banner(page).getByText('Black Friday')).toHaveCount(0)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Denim' })).toHaveAttribute(
      'href',
      '/collections/denim',
    )
  })

  test('keeps the rest of the query [NAV-18]', async ({ page }) => {
    await page.goto('/us/products/heroes-navy?preview=true&w=34&b=B&l=32')
    await expect(page.getByText('Your size: 34 / B / 32')).toBeVisible()
  })
})
