import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '#tests/support/shop.ts'

for (const width of [320, 768, 1280]) {
  test(`at ${width} pixels the home page has no accessibility faults and nothing sticks out [PAGE-01] [OPS-05]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('the home page sells: fit, ranges, best sellers in the region’s prices, and what buyers say [PAGE-01]', async ({
  page,
}) => {
  await page.goto('/us')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Find your fit' }).first()).toHaveAttribute('href', '/us/fit-finder')
  await expect(page.getByRole('region', { name: 'Where to start' }).getByRole('link')).toHaveCount(5)
  const best = page.getByRole('region', { name: 'The ones men come back for' })
  await expect(best.getByRole('article')).toHaveCount(8)
  await expect(best.getByRole('article').first()).toContainText('$')
  const voices = page.getByRole('region', { name: 'From people who bought them' })
  await expect(voices.getByRole('figure')).toHaveCount(3)
  await expect(voices.getByRole('img', { name: '5 out of 5' })).toHaveCount(3)
})

test('the picture that the page opens with is asked for once, before script, and nothing moves [PAGE-06]', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/scenes\/hero/.test(request.url())) asked.push(request.url())
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  const hero = page.getByRole('main').locator('picture img')
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
  expect(asked).toHaveLength(1)
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})

for (const [scenario, gone] of [
  ['reviews-down', 'From people who bought them'],
  ['collections-down', 'The ones men come back for'],
] as const) {
  test.describe(`with ${scenario}`, () => {
    test.use({ scenario: [scenario] })

    test('the home page stands with what it has, and nobody keeps it [PAGE-01] [ERR-03]', async ({ page }) => {
      const answer = await page.goto('/')
      expect(answer?.status()).toBe(200)
      expect(answer?.headers()['cache-control']).toBe('private, no-store')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('region', { name: gone })).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'If it is wrong, it goes back' })).toBeVisible()
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page shows all it has [OPS-06]', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'The ones men come back for' }).getByRole('article')).toHaveCount(8)
    await page.getByRole('main').getByRole('link', { name: 'Shop trousers' }).click()
    await expect(page).toHaveURL('/collections/trousers')
  })
})
