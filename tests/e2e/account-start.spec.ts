import { expect, test } from '#tests/support/shop.ts'

test.use({ scenario: ['customer-with-orders'] })

test('the account is read once, before the page hydrates [OPS-07]', async ({ page }) => {
  await page.addInitScript(() => {
    const note = () => performance.mark('hydrated')
    new MutationObserver(note).observe(document.getRootNode(), { subtree: true, attributeFilter: ['data-hydrated'] })
  })
  await page.goto('/account?page=overview')
  await expect(page.getByRole('region', { name: 'Latest order' }).getByRole('link').first()).toBeVisible()
  const { reads, hydratedAt } = await page.evaluate(() => ({
    reads: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/readCustomerFn')),
    hydratedAt: performance.getEntriesByName('hydrated')[0]?.startTime,
  }))
  expect(reads).toHaveLength(1)
  expect(reads[0]?.startTime).toBeLessThan(hydratedAt ?? 0)
})
