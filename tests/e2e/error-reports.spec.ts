import { getServerFunction } from '#tests/support/server-function.ts'
import { expect, test, type World } from '#tests/support/shop.ts'
import { carryFit } from '#tests/support/shopper/fit.ts'
import { ERROR_PAGE_IN_CONSOLE } from './error-page.ts'

/** Calls during which the page is left, in their order. */
const SLOW_CALLS = [
  ['fit', 'updateFit'],
  ['shopify', 'cartLinesUpdate'],
  ['shopify', 'predictiveSearch'],
  ['backend', 'collection'],
] as const

const readReports = async (world: World) => (await world.reports()).map(({ code, message }) => ({ code, message }))

test.describe('a page with a script that breaks', () => {
  test.use({ expectedErrors: [/broken by the test/] })

  test('reports an unhandled error and an unhandled rejection once each, with their place [ANA-04]', async ({
    page,
    world,
  }) => {
    // a file that loads with the idle page, before or after the one that reports
    await page.route('**/assets/search-drawer-*.js', async (route) => {
      const script = await (await route.fetch()).text()
      const defects = `
const fail = () => { throw new RangeError('broken by the test') };
for (const at of [1, 2]) { setTimeout(fail); Promise.reject(new Error('promise broken by the test')) }`
      await route.fulfill({ contentType: 'text/javascript', body: script + defects })
    })
    await page.goto('/pages/about-us')
    await expect
      .poll(async () => (await readReports(world)).toSorted((one, other) => one.message.localeCompare(other.message)))
      .toEqual([
        {
          code: 'page.unhandled',
          message: expect.stringMatching(
            /^Unhandled error: Error: promise broken by the test \(\/assets\/search-drawer-.+\.js:\d+:\d+\)$/,
          ),
        },
        {
          code: 'page.unhandled',
          message: expect.stringMatching(
            /^Unhandled error: RangeError: broken by the test \(\/assets\/search-drawer-.+\.js:\d+:\d+\)$/,
          ),
        },
      ])
  })
})

test.describe('a shopper who leaves', () => {
  test.use({ scenario: ['cart-with-lines'] })

  test('in the middle of a call causes no report, neither in the browser nor on the server [ANA-04]', async ({
    page,
    context,
    baseURL,
    world,
    shopper,
  }) => {
    await carryFit(context, baseURL)
    await page.goto('/cart?saved_fit_modal=true')
    for (const [upstream, operation] of SLOW_CALLS)
      await world.control.addFault(world.id, { upstream, operation, respond: { delayMs: 1_500 } })
    // the page after a quantity that was left makes it again, which is a call, too
    const leaveDuring = async (call: string, act: () => Promise<unknown>) => {
      const sent = page.waitForRequest(getServerFunction(call))
      await act()
      await sent
      await page.goto('/cart')
    }
    await shopper.fit.edit()
    await shopper.fit.choose('Waist', '38')
    await leaveDuring('saveFitFn', () => shopper.fit.save().click())
    const line = shopper.cart.lines().first()
    await leaveDuring('changeCartFn', () => line.getByRole('button', { name: /^Increase/ }).click())
    const header = page.getByRole('banner')
    await header.getByRole('link', { name: 'Search' }).click()
    await leaveDuring('getPredictiveSearch', () =>
      page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox').fill('navy'),
    )
    await leaveDuring('getCollection', () => header.getByRole('link', { name: 'Denim', exact: true }).click())
    // the shop has had its answers by then
    const readOperations = async () => (await world.requests()).map(({ operation }) => operation)
    await expect.poll(readOperations).toEqual(expect.arrayContaining(SLOW_CALLS.map(([, operation]) => operation)))
    expect(await readReports(world)).toEqual([])
  })
})

test.describe('a shopper whose connection breaks', () => {
  test.use({
    scenario: ['cart-with-lines'],
    consent: 'necessary,analytics',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|Failed to fetch|\.css failed to load/],
  })

  test('causes no report, not even once back [ANA-04]', async ({ page, context, baseURL, world, shopper }) => {
    await carryFit(context, baseURL)
    await page.goto('/cart?saved_fit_modal=true')
    await shopper.fit.edit()
    await shopper.fit.choose('Waist', '38')
    await context.setOffline(true)
    await shopper.fit.save().click()
    await expect(page.getByRole('button', { name: 'Not saved' })).toBeVisible()
    await page.keyboard.press('Escape')
    await shopper.cart
      .lines()
      .first()
      .getByRole('button', { name: /^Increase/ })
      .click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('offline')
    const denim = page.getByRole('banner').getByRole('link', { name: 'Denim', exact: true })
    await denim.hover()
    await expect(page.locator('img[data-failed]').first()).toBeAttached()
    await denim.click()
    await expect(page.getByRole('heading', { name: "Oops, something's gone wrong" })).toBeVisible()
    await context.setOffline(false)

    // only the calls break: what the browser reports of them arrives, and is not passed on
    await page.route('**/_serverFn/**', (route) => route.abort('connectionreset'))
    // with goods in the basket the newsletter does not ask
    await context.clearCookies({ name: 'cart_count_gb' })
    await page.goto('/pages/about-us')
    const report = page.waitForResponse('**/api/report')
    await shopper.newsletter.openByLeaving()
    expect((await report).status()).toBe(204)
    expect(await readReports(world)).toEqual([])
  })
})

test.describe('an upstream that does not answer in time', () => {
  test.use({ expectedErrors: ERROR_PAGE_IN_CONSOLE })

  test('is reported once [ANA-04]', async ({ page, world }) => {
    await world.control.addFault(world.id, { upstream: 'backend', operation: 'collection', respond: { timeout: true } })
    await page.goto('/collections/belts')
    await expect(page.getByRole('heading', { name: "Oops, something's gone wrong" })).toBeVisible()
    await expect
      .poll(() => readReports(world))
      .toEqual([
        { code: 'collection.read-failed', message: expect.stringMatching(/^Failed to fetch collection: .*in time/) },
      ])
  })
})

test('a transition that another one replaces is no error [ANA-04]', async ({ page, world }) => {
  await page.goto('/pages/about-us')
  await page.evaluate(async () => {
    const first = document.startViewTransition(() => new Promise((resolve) => setTimeout(resolve, 100)))
    await new Promise(requestAnimationFrame)
    await document.startViewTransition(() => {}).finished
    await first.finished
  })
  await page.waitForFunction(() => window.earlyErrors === undefined)
  expect(await readReports(world)).toEqual([])
})

for (const path of ['/', '/collections/trousers', '/products/heroes-navy', '/cart'])
  test(`a link that is pressed while ${path} is being hydrated leads on without an error [ANA-04] [OPS-05]`, async ({
    page,
    world,
  }) => {
    await page.addInitScript(() => {
      const send = MessagePort.prototype.postMessage
      // once React has begun with the document it comes to the page late, as on a slow phone
      const press = () => {
        if (!Object.keys(document.documentElement ?? {}).some((key) => key.startsWith('__react')))
          return setTimeout(press)
        const begins = performance.now() + 1_500
        MessagePort.prototype.postMessage = function (this: MessagePort, ...message: Parameters<typeof send>) {
          setTimeout(() => send.apply(this, message), Math.max(0, begins - performance.now()))
        } as typeof send
        setTimeout(() => {
          MessagePort.prototype.postMessage = send
        }, 1_500)
        return document.querySelector<HTMLElement>('header a[href="/wish-list"]')?.click()
      }
      press()
    })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Saved for later' })).toBeVisible()
    await expect(page).toHaveURL('/wish-list')
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(
      new RegExp(`${path}$`),
    )
    expect(await readReports(world)).toEqual([])
  })
