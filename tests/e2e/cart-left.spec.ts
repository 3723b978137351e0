import type { Page, Request } from '@playwright/test'
import { expect, test } from '#tests/support/shop.ts'

/** Long enough to leave a page while its change is under way. */
const SLOW = { delayMs: 1_500 }

const pressRemove = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Remove/ })
    .click()
const getEmptyNote = (page: Page) => page.getByText('Your basket is empty.')
const isChange = (request: Request) => request.method() === 'POST' && request.url().includes('/_serverFn/')

test.use({ scenario: ['cart-with-lines'] })

for (const [what, respond] of [
  ['at once', { delayMs: 0 }],
  ['slowly', SLOW],
] as const)
  test(`a removal that Shopify answers ${what} outlives a reload of the page`, async ({ page, shopper, world }) => {
    await world.control.addFault(world.id, { upstream: 'shopify', operation: 'cartLinesUpdate', respond })
    await page.goto('/cart')
    await pressRemove(page)
    await expect(getEmptyNote(page)).toBeVisible()
    await page.reload()
    await expect(getEmptyNote(page)).toBeVisible()
    await shopper.cart.expectCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.goto('/')
    await page.goto('/cart')
    await expect(getEmptyNote(page)).toBeVisible()
  })

test('a removal is gone from a page that was requested before it ended', async ({ page }) => {
  await page.goto('/cart')
  const removed = page.waitForResponse((response) => isChange(response.request()))
  const requested = Promise.withResolvers<void>()
  await page.route('**/_serverFn/**', async (route) => {
    if (isChange(route.request())) await requested.promise
    await route.continue()
  })
  await page.route('**/cart', async (route) => {
    const response = await route.fetch()
    expect(await response.text()).toContain('Heroes')
    requested.resolve()
    await (await removed).finished()
    await route.fulfill({ response })
  })
  await pressRemove(page)
  await page.reload()
  await expect(getEmptyNote(page)).toBeVisible()
})

test('a page that is left calls nothing more', async ({ page, world }) => {
  await world.control.addFault(world.id, { upstream: 'shopify', operation: 'cartLinesUpdate', respond: SLOW })
  await page.goto('/cart')
  const sent = page.waitForRequest(isChange)
  await pressRemove(page)
  const { traceparent } = (await sent).headers()
  await page.goto('/pages/about-us')
  const listCalls = async () => {
    const ofPage = (await world.requests()).filter(({ traceId }) => traceparent?.split('-')[1] === traceId)
    return ofPage.map(({ operation }) => operation)
  }
  await expect.poll(listCalls).toContain('cartLinesUpdate')
  expect(await listCalls()).toEqual(['cartLinesUpdate'])
})

test('a gift message outlives a reload of the page that it was typed on [CART-11]', async ({ page, world }) => {
  await world.control.addFault(world.id, { upstream: 'shopify', operation: 'cartAttributesUpdate', respond: SLOW })
  await page.goto('/cart')
  await page.getByText('Add a gift message').click()
  await page.getByRole('textbox', { name: 'Gift message' }).fill('Happy birthday')
  const sent = page.waitForRequest(isChange)
  await page.getByRole('button', { name: 'Save message' }).click()
  await sent
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Gift message' })).toHaveValue('Happy birthday')
})
