import type { Page } from '@playwright/test'
import { expect, test, type World } from '#tests/support/shop.ts'

/** What the content service answers within, beside what the page needs on a busy machine, in ms. */
const WITHIN_MS = 2_500

const banner = (page: Page) => page.getByRole('banner')

/** How often the header's content was asked for: menu and banner are one field of the content service. */
const headerCalls = async (world: World) => (await world.requests('headerCollection')).length

/** How often a fault answered in the content service's place. */
const refusals = async (world: World) => (await world.requests()).filter(({ fault }) => fault !== undefined).length

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
    expect(await refusals(world)).toBe(2)
  })
}

test('a refusal is not argued with [CONT-01]', async ({ page, world }) => {
  await world.control.addFault(world.id, { upstream: 'content', operation: 'mainMenu', respond: { status: 400 } })
  await page.request.get('/collections/belts')
  expect(await refusals(world)).toBe(1)
})

test('one page asks nothing twice, and the next asks for no header [CONT-02]', async ({ page, world }) => {
  await page.goto('/products/heroes-navy')
  const asked = (await world.requests()).map(({ upstream, operation, path }) => `${upstream} ${operation} ${path}`)
  // what is asked for by GraphQL differs in its words, not in its path
  const byPath = asked.filter((each) => !each.endsWith('graphql') && !each.endsWith('graphql.json'))
  expect(byPath.filter((each, at) => byPath.indexOf(each) !== at)).toEqual([])
  const before = await headerCalls(world)
  expect(before).toBeLessThanOrEqual(2)
  await page.goto('/us/products/heroes-navy')
  await page.goto('/eu/collections/belts')
  expect(await headerCalls(world)).toBe(before)
})

test('content is asked for in British English, whatever the shop [CONT-01]', async ({ page, world }) => {
  await page.goto('/eu/pages/about-us')
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  // the simulated service, like the real one, knows no other locale
  const pages = await world.requests('pageCollection')
  expect(pages.map(({ status, contract }) => `${status} ${contract}`)).toContain('200 ok')
})

test.describe('a content service that is down', () => {
  test.use({ scenario: ['content-down'], expectedErrors: [/500|Error: [0-9a-f-]{36}/] })

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
