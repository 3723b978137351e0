import { expect, test } from '#tests/support/shop.ts'

test('a page sends its menu once, and no flyout as data [NAV-08] [OPS-07]', async ({ request }) => {
  const html = await (await request.get('/products/heroes-navy')).text()
  expect(html.split('Casual trousers')).toHaveLength(2)
  expect(html.split('featured-trousers.jpg').length).toBeGreaterThan(1)
})

test('print and wide screens show what closed folds hold, without script too [PDP-04] [NAV-10] [OPS-06]', async ({
  context,
  world: _world,
}) => {
  // of its own, because the fixture's waits for hydration
  const page = await context.newPage()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/products/heroes-navy')
  const care = page.locator('li', { hasText: 'Inside out, zip closed' })
  await expect(page.getByRole('contentinfo').locator('a', { hasText: 'Navy chinos' })).toBeVisible()
  await expect(care).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(care).toBeVisible()
})
