import { expect, test } from '#tests/support/shop.ts'

/** COL-01, every handle of it. */
const HANDLES = [
  'trousers', 'smart-trousers', 'casual-trousers', 'denim', 'swims', 'shorts', 'the-gift-edit', 'tops', 'black-chinos',
  'navy-chinos', 'beige-chinos', 'black-tops', 'blue-tops', 'green-tops', 'underwear', 'socks', 'belts', 'gift-cards', 'trunks',
] // biome-ignore format: a list to be read at a glance

for (const prefix of ['', '/us', '/eu']) {
  test(`every collection of ${prefix || '/'} has goods [COL-01]`, async ({ request }) => {
    for (const handle of HANDLES) {
      const answer = await request.get(`${prefix}/collections/${handle}`)
      expect(answer.status(), handle).toBe(200)
      expect(await answer.text(), handle).toContain(`href="${prefix}/products/`)
    }
  })
}

test('a card leads to its product and says what it costs [COL-01]', async ({ page }) => {
  await page.goto('/collections/shorts')
  const card = page.getByRole('article').first()
  await expect(card).toContainText(/£\d/)
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/products\//)
})
