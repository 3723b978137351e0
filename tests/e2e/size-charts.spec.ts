import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '#tests/support/shop.ts'

const CHARTS = {
  trousers: ['11 waists', '3 builds', '8+ legs'],
  denim: ['11 waists', '3 builds', '8+ legs'],
  shorts: ['11 waists', '3 builds'],
  tops: ['7 chest sizes', '2 cuts', '3 lengths'],
  underwear: [],
  accessories: [],
}

for (const [garment, claims] of Object.entries(CHARTS)) {
  test(`the ${garment} size chart claims what it has, measures, and has no accessibility faults [PAGE-02] [OPS-05]`, async ({
    page,
  }) => {
    await page.goto(`/${garment}-size-chart`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${garment} size chart$`, 'i'))
    for (const claim of claims) await expect(page.getByRole('main').getByText(claim, { exact: true })).toBeVisible()
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.getByRole('tab', { name: 'How to measure' }).click()
    await expect(page.getByRole('tabpanel').locator('svg').first()).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}

test.describe('a garment that has no chart', () => {
  test.use({ expectedErrors: [/404/] })

  test('is a page that is not there [PAGE-02] [PAGE-03]', async ({ page }) => {
    const answer = await page.goto('/hats-size-chart')
    expect(answer?.status()).toBe(404)
    await expect(page.getByText("Sorry, we couldn't find that page.")).toBeVisible()
  })
})

test('tabs are one stop for the Tab key; arrows, Home and End move and open [PAGE-02]', async ({ page }) => {
  await page.goto('/trousers-size-chart')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await tab('Waist').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Build')).toBeFocused()
  await expect(tab('Build')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Build' })).toBeVisible()
  await expect(page).toHaveURL('/trousers-size-chart?tab=build')
  await page.keyboard.press('End')
  await expect(tab('How to measure')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Waist')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('navigation', { name: 'Unit' }).getByRole('link', { name: 'Inches' })).toBeFocused()
})

test('centimetres are chosen once and stay, in the address and in this browser [PAGE-02]', async ({ page }) => {
  await page.goto('/trousers-size-chart')
  const waist34 = page.getByRole('row', { name: /^34 / })
  await expect(waist34).toContainText('36.5–37.5')
  await page.getByRole('link', { name: 'Centimetres' }).click()
  await expect(waist34).toContainText('92.7–95.2')
  await expect(page).toHaveURL('/trousers-size-chart?unit=cm')
  await page.goto('/denim-size-chart')
  await expect(waist34).toContainText('92.7–95.2')
})

test('the shop for Europe measures in centimetres, the one for the US says Centimeters [PAGE-02]', async ({ page }) => {
  await page.goto('/eu/tops-size-chart')
  await expect(page.getByRole('row', { name: /^M\+/ })).toContainText('100–104')
  await page.goto('/us/tops-size-chart')
  await expect(page.getByRole('row', { name: /^M\+/ })).toContainText('39.4–40.9')
  await expect(page.getByRole('link', { name: 'Centimeters' })).toBeVisible()
})

test('on a phone a wide table scrolls by itself, its sizes stay in sight, and the page stays put [PAGE-02]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/trousers-size-chart?tab=build')
  const scroller = page.getByRole('region', { name: 'Build' })
  await scroller.getByRole('rowheader', { name: '34' }).scrollIntoViewIfNeeded()
  await scroller.evaluate((box) => box.scrollTo({ left: 400 }))
  await expect(scroller.getByRole('rowheader', { name: '34' })).toBeInViewport({ ratio: 1 })
  await expect(scroller.getByRole('row', { name: /^34 / }).getByRole('cell').last()).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every part is a link away, and so are centimetres [PAGE-02] [OPS-06]', async ({ page }) => {
    await page.goto('/tops-size-chart')
    await page.getByRole('tab', { name: 'Length' }).click()
    await expect(page.getByRole('row', { name: /^Regular/ })).toContainText('5 ft 7½ in – 6 ft 0½ in')
    await page.getByRole('link', { name: 'Centimetres' }).click()
    await expect(page.getByRole('row', { name: /^Regular/ })).toContainText('171.5 cm – 184.2 cm')
  })
})
