import { expect, test } from '#tests/support/shop.ts'
import { readTotalShift, recordLayoutShifts } from './layout-shift.ts'

test('every product picture loads with its dimensions set', async ({ page }) => {
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

for (const path of [
  '/',
  '/collections/trousers',
  '/products/heroes-navy',
  '/pages/about-us',
  '/heroes',
  '/pages/search?q=tee',
])
  test(`every picture of ${path} has dimensions and a srcset [PAGE-06]`, async ({ page }) => {
    await page.goto(path)
    const pictures = await page.locator('img').evaluateAll((images) =>
      images
        .filter((image) => !image.getAttribute('src')?.includes('.svg'))
        .map((image) => ({
          src: image.getAttribute('src'),
          hasSize: Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0,
          hasSrcSet: (image.getAttribute('srcset')?.split(', ').length ?? 0) > 1,
        })),
    )
    expect(pictures.length).toBeGreaterThan(2)
    expect(pictures.filter(({ hasSize, hasSrcSet }) => !hasSize || !hasSrcSet)).toEqual([])
  })

test('pages load without layout shift', async ({ page }) => {
  await recordLayoutShifts(page)
  for (const path of ['/', '/collections/shorts', '/products/heroes-navy?w=34']) {
    await page.goto(path, { waitUntil: 'load' })
    expect(await readTotalShift(page), path).toBeLessThan(0.01)
  }
})
