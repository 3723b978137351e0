import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { formatRows, measureRequests, type Row } from './fault-matrix/measure-requests.ts'
import { captureRequests } from './fault-matrix/shop-requests.ts'

/** Every kind of page, and the upstreams without which it has nothing to show. */
const PAGES: { path: string; needs?: string[]; status?: number }[] = [
  { path: '/' },
  { path: '/collections/belts', needs: ['backend'] },
  { path: '/products/the-belt-black', needs: ['backend'] },
  { path: '/pages/search?q=merino', needs: ['shopify'] },
  { path: '/cart' },
  { path: '/fit-finder' },
  { path: '/pages/about-us', needs: ['content'] },
  { path: '/refer-a-friend' },
  { path: '/thank-your-friend?discount=FRIEND20' },
  { path: '/tops-size-chart' },
  { path: '/newsletter' },
  { path: '/spoke-feedback' },
  { path: '/unsubscribe' },
  { path: '/account?page=overview' },
  { path: '/returns' },
  { path: '/sitemap/gb.xml', needs: ['content', 'shopify'] },
  { path: '/nothing', status: 404 },
]

const SCENARIOS = [{ name: 'returning-customer', params: { ordered: true } }]

test.use({ scenario: SCENARIOS, consent: 'necessary,analytics' })

test('every page shows what does not need the failing upstream [ERR-03]', async ({ world, context, baseURL }) => {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const requests = PAGES.map(({ path }) => ({
    name: 'document',
    method: 'GET',
    path,
    headers: { cookie, accept: 'text/html' },
    body: undefined,
  }))
  const rows = await measureRequests({ ...world, origin: baseURL, scenarios: SCENARIOS, from: world }, requests)
  console.log(formatRows(rows))
  expect(rows.length).toBeGreaterThan(PAGES.length)
  for (const row of rows)
    expectAnswers(
      row,
      PAGES.find(({ path }) => path === row.request.path),
    )
})

/** Fills in the form of a new address and saves it. */
async function saveAddress(page: Page): Promise<void> {
  await page.getByLabel('Address', { exact: true }).fill('1 Mill Lane')
  await page.getByLabel('Town or city').fill('Leeds')
  await page.getByLabel('Postcode').fill('LS1 4AP')
  await page.getByRole('button', { name: 'Save address' }).click()
  await page.getByText('Your new address is saved.').waitFor()
}

/** Puts an order into the cart again. */
async function orderAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Order again' }).click()
  await page.getByRole('dialog', { name: 'Your basket' }).waitFor()
}

/** Subscribes to marketing by email. */
async function savePreferences(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Emails/ }).check()
  await page.getByRole('button', { name: 'Save preferences' }).click()
  await page.getByText('Your preferences are saved.').waitFor()
}

/** Pages whose calls go to these upstreams, with what makes further ones. */
const CALLS: [path: string, upstreams: string[], act?: (page: Page) => Promise<void>][] = [
  ['/products/the-belt-black', ['customer-account', 'fit', 'shopify']],
  ['/account?page=overview', ['customer-account', 'fit', 'shopify']],
  ['/account?page=orders&order=SP1001', ['customer-account', 'fit', 'shopify'], orderAgain],
  ['/account?page=preferences', ['backend', 'customer-account', 'fit', 'shopify'], savePreferences],
  ['/account?page=addresses&edit=new', ['backend', 'customer-account', 'fit', 'shopify'], saveAddress],
]

for (const [path, upstreams, act] of CALLS) {
  test(`the calls of ${path} are answered while an upstream fails [ERR-03]`, async ({ page, world, baseURL }) => {
    const [, ...calls] = await captureRequests(page, path, async () => {
      await act?.(page)
      await expect
        .poll(async () => (await world.requests()).map(({ upstream }) => upstream))
        .toEqual(expect.arrayContaining(upstreams))
    })
    const rows = await measureRequests({ ...world, origin: baseURL, scenarios: SCENARIOS, from: world }, calls)
    console.log(formatRows(rows))
    const names = calls.map(({ name }) => name).join(', ')
    expect([...new Set(rows.map(({ upstream }) => upstream))].sort(), `the calls ${names}`).toEqual(upstreams)
    for (const row of rows) expectAnswers(row)
  })
}

test.describe('an order', () => {
  test.use({ scenario: ['order-to-return'] })

  test('is looked up with an answer while the backend fails [ERR-03] [RET-02]', async ({
    page,
    world,
    baseURL,
    shopper,
  }) => {
    const [, ...calls] = await captureRequests(page, '/returns?order=SP1001', async () => {
      await shopper.returns.find()
      await shopper.returns.heading('What is coming back?').waitFor()
    })
    const scenarios = ['order-to-return']
    const rows = await measureRequests({ ...world, origin: baseURL, scenarios, from: world }, calls)
    console.log(formatRows(rows))
    expect(rows.map(({ upstream }) => upstream)).toContain('backend')
    for (const row of rows) expectAnswers(row)
  })
})

/** An upstream that holds the connection for a minute holds no response of the shop that long. */
const MAX_MS = 45_000

function expectAnswers(
  { request, upstream, cells }: Row,
  { needs = [], status = 200 }: Partial<(typeof PAGES)[number]> = {},
) {
  for (const { fault, failing, afterwards } of cells) {
    const cell = `${request.path} while ${upstream} fails: ${fault}`
    const isDown = needs.includes(upstream) && fault !== 'slow'
    if (request.name === 'document') expect.soft(failing.status, cell).toBe(isDown ? 503 : status)
    if (request.name === 'document' && !request.path.endsWith('.xml'))
      expect.soft(failing.parts, cell).toContain('main')
    expect.soft(failing.ms, cell).toBeLessThan(MAX_MS)
    const isIncomplete = failing.status >= 500 || failing.missing.length > 0
    if (isIncomplete) expect.soft(failing.headers.get('cache-control'), cell).toMatch(/no-store/)
    expect.soft(afterwards.status, `${cell}, and works again`).toBe(status)
    expect.soft(afterwards.headers.get('x-cache') === 'HIT' && isIncomplete, `${cell}, from the cache`).toBe(false)
  }
}
