import { expect, test } from '#tests/support/kept-page.ts'
import { expectNoViolations } from './axe.ts'

const CHARTS = {
  trousers: ['11 waists', '3 builds', '8+ legs'],
  denim: ['11 waists', '3 builds', '8+ legs'],
  shorts: ['11 waists', '3 builds'],
  tops: ['7 chest sizes', '2 cuts', '3 lengths'],
  underwear: [],
  accessories: [],
}

for (const [garment, claims] of Object.entries(CHARTS)) {
  test(`the ${garment} size chart shows its claims and has no violations [PAGE-02] [OPS-05]`, async ({ page }) => {
    await page.goto(`/${garment}-size-chart`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${garment} size chart$`, 'i'))
    for (const claim of claims) await expect(page.getByRole('main').getByText(claim, { exact: true })).toBeVisible()
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expectNoViolations(page)
    await page.getByRole('tab', { name: 'How to measure' }).click()
    await expect(page.getByRole('tabpanel').locator('svg').first()).toBeVisible()
    await expectNoViolations(page)
  })
}

test.describe('a garment without a size chart', () => {
  test.use({ expectedErrors: [/404/] })

  test('is a 404 page [PAGE-02] [PAGE-03]', async ({ page }) => {
    const response = await page.goto('/hats-size-chart')
    expect(response?.status()).toBe(404)
    await expect(page.getByText("Sorry, we couldn't find that page.")).toBeVisible()
  })
})

test('tabs are one Tab stop and open by arrows and End [PAGE-02]', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/trousers-size-chart')
  const getTab = (name: string) => page.getByRole('tab', { name, exact: true })
  await getTab('Waist').focus()
  await page.keyboard.press('ArrowRight')
  await expect(getTab('Build')).toBeFocused()
  await expect(getTab('Build')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Build' })).toBeVisible()
  await expect(page).toHaveURL('/trousers-size-chart?tab=build')
  await page.keyboard.press('End')
  await expect(getTab('How to measure')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(getTab('Waist')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('navigation', { name: 'Unit' }).getByRole('link', { name: 'Inches' })).toBeFocused()
})

test('the chosen unit stays in the address and the browser [PAGE-02]', async ({ page }) => {
  await page.goto('/trousers-size-chart')
  const waist34 = page.getByRole('row', { name: /^34 / })
  await expect(waist34).toContainText('36.5–37.5')
  await page.getByRole('link', { name: 'Centimetres' }).click()
  await expect(waist34).toContainText('92.7–95.2')
  await expect(page).toHaveURL('/trousers-size-chart?unit=cm')
  await page.goto('/denim-size-chart')
  await expect(waist34).toContainText('92.7–95.2')
})

test('the EU shop measures in centimetres, the US shop spells Centimeters [PAGE-02]', async ({ page }) => {
  await page.goto('/eu/tops-size-chart')
  await expect(page.getByRole('row', { name: /^M\+/ })).toContainText('100–104')
  await page.goto('/us/tops-size-chart')
  await expect(page.getByRole('row', { name: /^M\+/ })).toContainText('39.4–40.9')
  await expect(page.getByRole('link', { name: 'Centimeters' })).toBeVisible()
})

test('a wide table scrolls inside the page with its sizes visible [PAGE-02]', async ({ page }) => {
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

  test('tabs and units are links [PAGE-02] [OPS-06]', async ({ page }) => {
    await page.goto('/tops-size-chart')
    await page.getByRole('tab', { name: 'Length' }).click()
    await expect(page.getByRole('row', { name: /^Regular/ })).toContainText('5 ft 7½ in – 6 ft 0½ in')
    await page.getByRole('link', { name: 'Centimetres' }).click()
    await expect(page.getByRole('row', { name: /^Regular/ })).toContainText('171.5 cm – 184.2 cm')
  })
})
