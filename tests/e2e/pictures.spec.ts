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

test('pages load without layout shift', { tag: '@phone' }, async ({ page }) => {
  await recordLayoutShifts(page)
  for (const path of ['/', '/collections/shorts', '/products/heroes-navy?w=34']) {
    await page.goto(path, { waitUntil: 'load' })
    expect(await readTotalShift(page), path).toBeLessThan(0.01)
  }
})

for (const path of ['/', '/collections/trousers', '/products/heroes-navy', '/us/pages/about-us', '/cart'])
  test(`${path} asks for no picture of another host [OPS-07]`, async ({ page, baseURL }) => {
    const origins = new Set<string>()
    page.on(
      'request',
      (request) => void (request.resourceType() === 'image' && origins.add(new URL(request.url()).origin)),
    )
    await page.goto(path, { waitUntil: 'load' })
    await page.mouse.wheel(0, 4_000)
    await expect.poll(() => [...origins]).toEqual([baseURL])
    const sources = await page
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) => images.map(({ src, srcset }) => `${src} ${srcset}`))
    expect(sources.filter((source) => /https?:/.test(source.replaceAll(baseURL ?? '', '')))).toEqual([])
  })

for (const path of ['/', '/collections/trousers', '/products/heroes-navy', '/heroes', '/pages/search?q=tee'])
  test(`${path} fetches its one largest picture first [OPS-07]`, async ({ page }) => {
    await page.goto(path)
    const largest = page.locator('img[fetchpriority=high]')
    await expect(largest).toHaveCount(1)
    await expect(largest).toHaveAttribute('decoding', 'sync')
    await expect(largest).toHaveAttribute('loading', 'eager')
    const loaded = await largest.evaluate((image: HTMLImageElement) => image.currentSrc)
    const preloads = await page
      .locator('link[rel=preload][as=image][fetchpriority=high]')
      .evaluateAll((links: HTMLLinkElement[]) => links.map(({ imageSrcset }) => imageSrcset))
    const { pathname, search } = new URL(loaded)
    expect(preloads.filter((srcset) => srcset.includes(`${pathname}${search} `))).toHaveLength(1)
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
