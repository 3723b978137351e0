import { expect, test } from '#tests/support/shop.ts'

test.use({ scenario: ['cart-with-lines'] })

test('Shopify is told the buyer’s address by calls that are made for him, and by no shared one [OPS-10]', async ({
  context,
  world,
}) => {
  for (const path of ['/cart', '/pages/search?q=merino', '/cart/1001001:1', '/sitemap.xml', '/llms.txt'])
    await context.request.get(path, { maxRedirects: 0, headers: { 'shopify-storefront-buyer-ip': '203.0.113.9' } })
  const calls = (await world.requests()).filter(({ upstream }) => upstream === 'shopify')
  const byAddress = Object.groupBy(calls, ({ buyerAddress }) => buyerAddress ?? 'nobody')
  const operations = Object.entries(byAddress).map(([address, of]) => [
    address,
    [...new Set(of?.map(({ operation }) => operation))].sort(),
  ])
  expect(Object.fromEntries(operations)).toEqual({
    '127.0.0.1': ['cart', 'cartCreate', 'predictiveSearch', 'search'],
    nobody: ['collections', 'products'],
  })
})
