import { expect, test } from '#tests/support/kept-page.ts'

/** Pages with fields and options. */
const PATHS = [
  '/collections/trousers',
  '/products/heroes-navy',
  '/products/gift-card-ink',
  '/products/julys-ecru',
  '/trousers-size-chart',
  '/cart',
  '/returns',
  '/order-status',
  '/refer-a-friend',
  '/spoke-feedback',
  '/unsubscribe',
  '/newsletter',
]

test.describe('a choice in a form', () => {
  test.use({ scenario: ['cart-with-lines'] })

  for (const path of PATHS)
    test(`moves to no other page and takes no focus on ${path} [OPS-05]`, async ({ page }) => {
      await page.goto(path)
      const { pathname } = new URL(page.url())
      const controls = page.locator(':is(select, input:not([type=hidden], [type=submit]), textarea):enabled')
      let changed = 0
      for (const control of await controls.all()) {
        if (!(await control.isVisible().catch(() => false)) || changed >= 25) continue
        await control.focus()
        const kind = await control.evaluate((field) =>
          field instanceof HTMLInputElement ? field.type : field.localName,
        )
        // as with a keyboard: arrows change a list or a radio group, the space bar a box
        if (kind === 'checkbox') await page.keyboard.press('Space')
        else if (kind === 'select' || kind === 'radio') await page.keyboard.press('ArrowDown')
        else await page.keyboard.type('1')
        changed++
        expect.soft(new URL(page.url()).pathname, kind).toBe(pathname)
        const focused = await page.evaluate(() => document.activeElement?.matches('input, select, textarea, option'))
        expect.soft(focused, `${kind} of ${path} keeps the focus`).toBe(true)
        await expect.soft(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0)
      }
      expect(changed).toBeGreaterThan(0)
    })
})

test('the Fit Finder says before its first question that a tap moves on [FIT-03] [OPS-05]', async ({ page }) => {
  await page.goto('/fit-finder')
  await expect(page.getByText('tap an answer and the next one comes')).toBeVisible()
})
