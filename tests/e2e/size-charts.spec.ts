import { expect, test } from '#tests/support/kept-page.ts'
import { expectNoViolations } from './axe.ts'
import { waitForRest } from './wait-for-rest.ts'

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

test('the size guide opens beside the product, with its own measures and the chosen size [PDP-17]', async ({
  page,
  shopper,
  world,
}) => {
  await page.goto('/products/heroes-navy?w=34&b=B&l=32')
  await waitForRest(page)
  expect(await world.requests('productMeasures')).toEqual([])
  await page.getByRole('link', { name: 'Size guide' }).click()
  const guide = page.getByRole('dialog', { name: 'Size guide' })
  const own = guide.getByRole('region', { name: 'What this one measures' })
  const row = own.getByRole('row').filter({ hasText: 'Your size' }).first()
  await expect(row.getByRole('rowheader')).toHaveText('34 Your size')
  await expect(own.getByRole('columnheader')).toContainText(['Size', 'Waist', 'Front rise', 'Thigh', 'Hem'])
  await expect(row.getByRole('cell')).toHaveText(['37.2', '10.2', '26.6', '14.8'])
  await expect(own.getByRole('row').filter({ hasText: 'Your size' }).last()).toContainText('32.0')
  await own.getByLabel('Build').selectOption('C')
  await expect(row.getByRole('cell').nth(2)).toHaveText('27.8')
  await guide.getByRole('button', { name: 'Centimetres' }).click()
  await expect(row.getByRole('cell')).toHaveText(['94.6', '26.0', '70.6', '37.5'])
  await expect(guide.getByRole('region', { name: 'What you measure' })).toContainText('92.7–95.2')
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(guide).toBeHidden()
  await expect(page).toHaveURL('/products/heroes-navy?w=34&b=B&l=32')
  await expect(shopper.product.value('Build', 'Build B')).toBeChecked()
  await page.getByRole('link', { name: 'Size guide' }).click()
  expect(await world.requests('productMeasures')).toHaveLength(1)
  await guide.getByRole('link', { name: 'The whole size chart, and how to measure' }).click()
  await expect(page).toHaveURL('/trousers-size-chart?unit=cm')
})

test('a shirt is measured by chest, body and sleeve of its cut and length [PDP-17]', async ({ page }) => {
  await page.goto('/us/products/oxford-shirt-white?s=M')
  await page.getByRole('link', { name: 'Size guide' }).click()
  const own = page.getByRole('region', { name: 'What this one measures' })
  const row = own.getByRole('row').filter({ hasText: 'Your size' })
  await expect(row.getByRole('cell')).toHaveText(['42.2', '29.8', '24.6'])
  await own.getByLabel('Length').selectOption('Long')
  await expect(row.getByRole('cell')).toHaveText(['42.2', '31.3', '25.7'])
})

test.describe('where nobody measured', () => {
  test.use({ scenario: ['upstreams-bare'] })

  test('the size guide has the chart of bodies alone [PDP-17] [SIM-09]', async ({ page }) => {
    await page.goto('/products/the-belt-tan')
    await page.getByRole('link', { name: 'Size guide' }).click()
    const guide = page.getByRole('dialog', { name: 'Size guide' })
    await expect(guide.getByRole('region', { name: 'What you measure' })).toContainText('Buckle to middle hole')
    await expect(guide.getByText('What this one measures')).toHaveCount(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the size guide is the page of the chart [PDP-17] [OPS-06]', async ({ page }) => {
    await page.goto('/products/heroes-navy')
    await page.getByRole('link', { name: 'Size guide' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Trousers size chart' })).toBeVisible()
  })
})
