import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import type { World } from '#tests/support/shop.ts'
import { ERROR_PAGE_IN_CONSOLE } from './error-page.ts'

const getHeader = (page: Page) => page.getByRole('banner')

/** The number of header requests: menu and banner are the same field of the content service. */
const countHeaderRequests = async (world: World) => (await world.requests('headerCollection')).length

/** The number of requests that a fault answered. */
const countFaults = async (world: World) => (await world.requests()).filter(({ fault }) => fault !== undefined).length

/** The preview link of a page, as the content service makes it. */
const getPreviewLink = (path: string, key = 'simulated-preview-key-for-drafts') =>
  `/preview?${new URLSearchParams({ key, path })}`

test.describe('a content service that takes twenty seconds', () => {
  const DELAY_MS = 20_000
  test.use({ scenario: [{ name: 'content-slow', params: { delayMs: DELAY_MS } }] })

  test('leaves the first page without links in its header and does not delay it [CONT-01] [NAV-22]', async ({
    page,
    world,
  }) => {
    const startedAt = Date.now()
    const response = await page.request.get('/collections/belts')
    expect(Date.now() - startedAt).toBeLessThan(DELAY_MS)
    expect(response.headers()['cache-control']).toBe('private, no-store')
    await expect
      .poll(() => world.reports())
      .toContainEqual(
        expect.objectContaining({
          code: 'menu.fetch-failed',
          message: expect.stringContaining('no response within 5000 ms'),
        }),
      )
    await expect(async () => {
      await page.goto('/collections/belts')
      await expect(getHeader(page).getByRole('link', { name: 'Denim' }).first()).toBeAttached({ timeout: 500 })
    }).toPass()
  })
})

for (const [name, fault] of [
  ['responds with 503', { status: 503 }],
  ['responds with 429 and Retry-After', { status: 429, headers: { 'retry-after': '1' } }],
  ['breaks the connection', { reset: true }],
] as const) {
  test(`a content service that ${name} is retried in the background [CONT-01] [NAV-08]`, async ({ page, world }) => {
    await world.control.addFault(world.id, { upstream: 'content', operation: 'mainMenu', respond: fault, times: 2 })
    await page.goto('/collections/belts')
    await expect(async () => {
      await page.goto('/collections/belts')
      await expect(getHeader(page).getByRole('link', { name: 'Denim' }).first()).toBeAttached({ timeout: 500 })
    }).toPass()
    expect(await countFaults(world)).toBe(2)
  })
}

test('a 400 response is not retried [CONT-01]', async ({ page, world }) => {
  await world.control.addFault(world.id, { upstream: 'content', operation: 'mainMenu', respond: { status: 400 } })
  await page.request.get('/collections/belts')
  expect(await countFaults(world)).toBe(1)
})

test('a page makes no request twice, and the header is cached [CONT-02]', async ({ page, world }) => {
  await page.goto('/products/heroes-navy')
  const requests = (await world.requests()).map(({ upstream, operation, path }) => `${upstream} ${operation} ${path}`)
  // GraphQL requests share a path and differ in their body
  const rest = requests.filter((request) => !/graphql(\.json)?$/.test(request))
  expect(rest.filter((request, index) => rest.indexOf(request) !== index)).toEqual([])
  const headerRequests = await countHeaderRequests(world)
  expect(headerRequests).toBeLessThanOrEqual(2)
  await page.goto('/us/products/heroes-navy')
  await page.goto('/eu/collections/belts')
  expect(await countHeaderRequests(world)).toBe(headerRequests)
})

test('the header is asked for with a page, and again when preview is set [CONT-02] [NAV-18]', async ({
  page,
  world,
}) => {
  await page.goto('/pages/about-us')
  const published = await countHeaderRequests(world)
  expect(published).toBeGreaterThan(0)
  await page.goto(getPreviewLink('/pages/about-us'))
  const withPreview = await countHeaderRequests(world)
  expect(withPreview).toBeGreaterThan(published)
  await page.reload()
  expect(await countHeaderRequests(world)).toBeGreaterThan(withPreview)
})

test('content is requested in en-GB in every region [CONT-01]', async ({ page, world }) => {
  await page.goto('/eu/pages/about-us')
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  // the contract check fails for any other locale
  const pages = await world.requests('pageCollection')
  expect(pages.map(({ status, contract }) => `${status} ${contract}`)).toContain('200 ok')
})

test.describe('a content service that is down', () => {
  test.use({ scenario: ['content-down'], expectedErrors: ERROR_PAGE_IN_CONSOLE })

  test('breaks content pages with a reference; products can still be bought [CONT-03] [NAV-08]', async ({
    page,
    world,
    shopper,
  }) => {
    const response = await page.goto('/pages/about-us')
    expect([response?.status(), response?.headers()['retry-after']]).toEqual([503, '60'])
    await expect(page.getByRole('heading', { level: 1, name: "Oops, something's gone wrong" })).toBeVisible()
    await expect.poll(async () => (await world.reports()).map(({ code }) => code)).toContain('content.page-failed')
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await shopper.product.add()
    await expect(shopper.cart.lines()).toHaveCount(1)
  })
})

test.describe('a preview', () => {
  test('shows drafts, is not cached and follows every link [NAV-18] [CONT-02]', { tag: ['@https', '@smoke'] }, async ({
    page,
  }) => {
    const response = await page.goto(getPreviewLink('/pages/about-us'))
    await expect(page).toHaveURL('/pages/about-us?preview=true')
    expect(response?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    await expect(getHeader(page).getByText('Black Friday').first()).toBeAttached()
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Denim' })
    await expect(link).toHaveAttribute('href', '/collections/denim?preview=true')
    await link.click()
    await expect(page).toHaveURL('/collections/denim?preview=true')
    await expect(getHeader(page).getByText('Black Friday').first()).toBeAttached()
  })

  test('ends when the parameter is gone from the address [NAV-18]', async ({ page }) => {
    await page.goto(getPreviewLink('/pages/about-us'))
    await page.goto('/pages/about-us')
    await expect(getHeader(page)).toBeVisible()
    await expect(getHeader(page).getByText('Black Friday')).toHaveCount(0)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Denim' })).toHaveAttribute(
      'href',
      '/collections/denim',
    )
  })

  test('keeps the other query parameters [NAV-18]', async ({ page }) => {
    await page.goto(getPreviewLink('/us/products/heroes-navy?w=34&b=B&l=32'))
    await expect(page).toHaveURL('/us/products/heroes-navy?w=34&b=B&l=32&preview=true')
    await expect(page.getByText('Your size: 34 / B / 32')).toBeVisible()
  })

  test('is opened by preview=true alone where the shop is no production [NAV-18]', async ({ page, request }) => {
    await page.goto('/pages/about-us?preview=true&utm_source=mail')
    await expect(page).toHaveURL('/pages/about-us?utm_source=mail&preview=true')
    await expect(getHeader(page).getByText('Black Friday').first()).toBeAttached()
    expect((await request.get(getPreviewLink('/', 'simulated-preview-kez'))).status()).toBe(403)
  })

  test('takes no more than thirty wrong keys in a row, and the right one always [OPS-08] [NAV-18]', async ({
    page,
  }) => {
    const statuses = []
    for (let guess = 0; guess < 40; guess++)
      statuses.push((await page.request.get(getPreviewLink('/', `guessed-preview-key-${guess}`))).status())
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(403))
    expect(statuses.slice(30)).toContain(429)
    for (let link = 0; link < 3; link++)
      expect((await page.request.get(getPreviewLink('/'), { maxRedirects: 0 })).status()).toBe(303)
  })

  test('puts no draft into the lists for search engines [NAV-18] [OPS-03]', async ({ page }) => {
    const published = await (await page.request.get('/llms.txt')).text()
    await page.goto(getPreviewLink('/'))
    const headers = { 'x-preview': 'true' }
    for (const path of ['/llms.txt', '/llms.txt?preview=true', '/sitemap/gb.xml?preview=true']) {
      const response = await page.request.get(path, { headers })
      expect(response.status(), path).toBe(200)
      if (path.startsWith('/llms.txt')) expect(await response.text()).toBe(published)
      if (path.endsWith('preview=true')) expect(response.headers()['cache-control']).toBe('private, no-store')
    }
  })

  test('leads to no other site, whatever its link says [OPS-04]', async ({ page }) => {
    const paths = [
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example',
      '/..//evil.example/',
      '/.//evil.example/',
    ]
    for (const path of paths) {
      const response = await page.request.get(getPreviewLink(path), { maxRedirects: 0 })
      const location = response.headers().location ?? ''
      expect(new URL(location, 'https://shop.example').origin, `${path} leads to ${location}`).toBe(
        'https://shop.example',
      )
    }
  })
})
