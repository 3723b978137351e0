import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '#tests/support/shop.ts'

/** Statuses of as many visits at the same time. */
const visit = async (request: APIRequestContext, path: string, visitors: number) => {
  const responses = await Promise.all(Array.from({ length: visitors }, () => request.get(path, { timeout: 120_000 })))
  return Object.entries(Object.groupBy(responses, (response) => response.status())).map(
    ([status, { length = 0 } = []]) => `${length} × ${status}`,
  )
}

test.describe('a content service that takes thirty seconds', () => {
  test.use({ scenario: [{ name: 'content-slow', params: { delayMs: 30_000 } }] })

  test('costs pages what is read from it, under two hundred visitors [OPS-10]', async ({ context, world: _world }) => {
    expect(await visit(context.request, '/products/heroes-navy', 200)).toEqual(['200 × 200'])
    // what cannot be said without it says so at once
    expect(await visit(context.request, '/pages/about-us', 20)).toEqual(['20 × 503'])
    expect(await visit(context.request, '/cart', 20)).toEqual(['20 × 200'])
  })
})

test.describe('a backend API that fails', () => {
  test.use({ scenario: ['product-down'] })

  test('is not asked by every visitor [OPS-10]', async ({ context, world }) => {
    const countCalls = async () =>
      (await world.requests('product')).filter(({ upstream }) => upstream === 'backend').length
    // visitors at the same time share one call
    expect(await visit(context.request, '/products/heroes-navy', 30)).toEqual(['30 × 503'])
    expect(await countCalls()).toBeLessThan(20)
    // those who come one after another ask until twenty calls failed within ten seconds
    for (let visitor = 0; visitor < 60; visitor++)
      expect(await visit(context.request, '/products/heroes-navy', 1)).toEqual(['1 × 503'])
    expect(await countCalls()).toBeLessThan(40)
    // the rest of the backend API is asked as before
    expect(await visit(context.request, '/collections/belts', 5)).toEqual(['5 × 200'])
  })
})
