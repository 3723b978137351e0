import { expect, test } from '#tests/support/shop.ts'

test('every picture of a product arrives, with its size known before', async ({ page }) => {
  await page.goto('/products/heroes-navy')
  const pictures = page.getByRole('region', { name: 'Pictures of Heroes, Navy' }).locator('[data-strip] img')
  await expect(pictures).toHaveCount(4)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await picture.getAttribute('width')).toBe('800')
    expect(await picture.getAttribute('srcset')).toContain('800w')
  }
})

test('nothing moves while a page arrives', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['/', '/collections/shorts', '/products/heroes-navy?w=34']) {
    await page.goto(path, { waitUntil: 'load' })
    expect(await page.evaluate(() => Reflect.get(window, 'shifted')), path).toBeLessThan(0.01)
  }
})
