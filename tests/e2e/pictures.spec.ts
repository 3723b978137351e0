import { expect, test } from '#tests/support/kept-page.ts'
import { readTotalShift, recordLayoutShifts } from './layout-shift.ts'

test('every product picture loads with its dimensions set', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/products/heroes-navy')
  const pictures = page.getByRole('region', { name: 'Pictures of Heroes, Navy' }).locator('[data-strip] img')
  await expect(pictures).toHaveCount(6)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await picture.getAttribute('width')).toBe('800')
    expect(await picture.getAttribute('srcset')).toContain('800w')
  }
})

test('pages load without layout shift', { tag: '@phone' }, async ({ page }) => {
  await recordLayoutShifts(page)
  for (const path of ['/', '/collections/shorts', '/products/heroes-navy?w=34']) {
    await page.goto(path, { waitUntil: 'load' })
    expect(await readTotalShift(page), path).toBeLessThan(0.01)
  }
})

for (const path of ['/', '/products/heroes-navy'])
  test(`${path} asks for no picture of another host [OPS-07]`, async ({ page, baseURL }) => {
    const origins = new Set<string>()
    page.on(
      'request',
      (request) => void (request.resourceType() === 'image' && origins.add(new URL(request.url()).origin)),
    )
    await page.goto(path, { waitUntil: 'load' })
    await page.mouse.wheel(0, 4_000)
    await expect.poll(() => [...origins]).toEqual([baseURL])
  })

test('the largest picture of a dense phone is at most 800 wide [OPS-07]', async ({ browser, baseURL }) => {
  const phone = await browser.newContext({ baseURL, viewport: { width: 412, height: 823 }, deviceScaleFactor: 3 })
  const page = await phone.newPage()
  for (const path of ['/', '/collections/trousers', '/products/heroes-navy', '/heroes']) {
    await page.goto(path)
    const loaded = await page
      .locator('img[fetchpriority=high]')
      .evaluate((image: HTMLImageElement) => Number(new URL(image.currentSrc).searchParams.get('width')))
    expect(loaded, path).toBeLessThanOrEqual(800)
  }
  await phone.close()
})

for (const [width, height] of [
  [768, 1024],
  [1280, 800],
  [1280, 1200],
  [1600, 900],
] as const)
  test(`no band is beside a product’s pictures at ${width} x ${height}, and they stay while the page scrolls [PDP-01]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/products/heroes-navy')
    const pictures = page.getByRole('region', { name: 'Pictures of Heroes, Navy' })
    const frames = await pictures
      .locator('[data-strip] a')
      .evaluateAll((all) => all.map((frame) => frame.clientWidth / frame.clientHeight))
    for (const ratio of frames) expect(ratio).toBeCloseTo(0.8, 2)
    const marks = pictures.locator('[data-marks] a')
    await marks.last().click()
    await expect(marks.last()).toHaveAttribute('aria-current', 'true')
    if (width < 1024) return
    const [frame, buy] = [await pictures.boundingBox(), await page.locator('h1').boundingBox()]
    // nothing lies between the pictures and the words
    expect((buy?.x ?? 0) - (frame?.x ?? 0) - (frame?.width ?? 0)).toBeLessThan(80)
    expect(frame?.height).toBeLessThanOrEqual(height)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    await expect(pictures).toBeInViewport({ ratio: 0.9 })
  })
