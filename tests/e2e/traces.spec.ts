import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/shop.ts'

test.use({ scenario: ['cart-with-lines'] })

/** Waits for the next change of the cart that the page sends; returns the id of its trace. */
async function waitForTrace(page: Page): Promise<string | undefined> {
  const request = await page.waitForRequest((sent) => sent.method() === 'POST' && /Line\//.test(sent.postData() ?? ''))
  return request.headers().traceparent?.split('-')[1]
}

test('a page’s calls and what the server calls for them are one trace, the next page’s another [OPS-11]', async ({
  page,
  shopper,
  world,
}) => {
  const change = async () => {
    const [traceId] = await Promise.all([
      waitForTrace(page),
      shopper.cart
        .lines()
        .getByRole('button', { name: /^Increase/ })
        .click(),
    ])
    await shopper.cart.waitForTotals()
    return traceId
  }
  await page.goto('/cart')
  const first = await change()
  expect(first).toMatch(/^(?!0{32})[0-9a-f]{32}$/)
  expect(await change()).toBe(first)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  const second = await change()
  expect(second).not.toBe(first)
  const calls = await world.requests('cartLinesUpdate')
  expect(calls.map(({ traceId }) => traceId)).toEqual([first, first, second])
})
