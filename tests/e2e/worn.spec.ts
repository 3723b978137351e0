import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { ANSWERS } from '#tests/support/shopper/finder.ts'
import { carryFit, FIT } from '#tests/support/shopper/fit.ts'
import { expectNoViolations } from './axe.ts'
import { watchRequests } from './watch-requests.ts'

const getPart = (page: Page) =>
  page.locator('details').filter({ has: page.locator('summary', { hasText: 'See it worn' }) })
/** Shows the figure, and returns its part of the page. */
async function show(page: Page) {
  const part = getPart(page)
  await part.locator('summary').click()
  await expect(part.locator('svg')).toBeVisible()
  return part
}
/** Opens a product whose page has loaded all of itself, also what is below the figure. */
async function openWhole(page: Page, path: string) {
  const waitUntilIdle = watchRequests(page)
  const outfit = page.waitForResponse((response) => response.url().includes('fetchOutfit'))
  await page.goto(path)
  // what is opened is scrolled to, which loads what is below it
  await page.getByText('See it worn').evaluate((question) => question.scrollIntoView())
  await outfit
  await waitUntilIdle()
}
/** The outlines of the drawing. */
const draw = (page: Page) =>
  getPart(page)
    .locator('svg clipPath path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))

test('without a fit three builds wear the product, front and side, and a chosen size is a man of that size [PDP-17]', async ({
  page,
  shopper,
}) => {
  const requested: string[] = []
  page.on('request', (request) => void requested.push(request.url()))
  const where = page.waitForResponse('/api/where')
  await openWhole(page, '/products/heroes-navy')
  await where
  expect(requested.filter((url) => url.includes('worn-view'))).toEqual([])
  requested.length = 0
  const part = await show(page)
  await expect(part).toContainText('A drawing of a man in Heroes, Navy, from the front and from the side.')
  await expect(part.getByRole('status')).toHaveText('Wears 34 / B / 32')
  await expect(part.getByText('34 / B / 32')).toHaveAttribute('translate', 'no')
  await expect(part.getByRole('button', { name: 'Average' })).toHaveAttribute('aria-pressed', 'true')
  // trousers in their colour, once in each view
  await expect(part.locator('svg path[fill="#1e2b45"]')).toHaveCount(2)
  await expectNoViolations(page)
  const average = await draw(page)
  await part.getByRole('button', { name: 'Lean' }).click()
  await expect(part.getByRole('status')).toHaveText('Wears 30 / A / 32')
  const lean = await draw(page)
  await part.getByRole('button', { name: 'Full' }).click()
  await expect(part.getByRole('status')).toHaveText('Wears 40 / C / 32')
  const full = await draw(page)
  expect(new Set([average, lean, full].map(String)).size).toBe(3)
  await shopper.product.choose('Waist', '36')
  await expect(part.getByRole('status')).toHaveText('Wears 36')
  await expect(part).toContainText('A man of this size. Once we know your fit, he has your build.')
  await expect(part.getByRole('button', { pressed: true })).toHaveCount(0)
  await expect(part.getByRole('link', { name: 'Find your fit' })).toHaveAttribute('href', '/fit-finder')
  // only files of the shop
  expect(requested.filter((url) => !/\/assets\/[\w.-]+$/.test(url))).toEqual([])
})

test('with a saved fit the figure has its build and says what is tight, right and long [PDP-17]', async ({
  page,
  context,
  baseURL,
  shopper,
}) => {
  await carryFit(context, baseURL)
  await page.goto('/products/heroes-navy')
  await expect(shopper.product.value('Leg', '32')).toBeChecked()
  const part = await show(page)
  await expect(part.getByRole('status')).toContainText('Wears 34 / B / 32')
  await expect(part.getByRole('term')).toHaveText(['Waist', 'Build', 'Leg'])
  await expect(part.getByRole('definition')).toHaveText(['right', 'right', 'right'])
  await expect(part).toContainText('Your build, from your saved fit.')
  await expect(part.getByRole('button')).toHaveCount(0)
  const right = await draw(page)
  await shopper.product.choose('Waist', '32')
  await shopper.product.choose('Leg', '34')
  await expect(part.getByRole('status')).toContainText('32 / B / 34')
  await expect(part.getByRole('definition')).toHaveText([/^tight\s*yours is 34$/, /^right$/, /^long\s*yours is 32$/])
  expect(String(await draw(page))).not.toBe(String(right))
  await expectNoViolations(page)
})

test('answers in the Fit Finder give the figure its height, and nothing of them is sent [PDP-17]', async ({
  page,
  context,
  baseURL,
}) => {
  await carryFit(context, baseURL, FIT)
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('spoke_fit_record', '{"answers":{"height":190.5,"weight":81}}'))
  await openWhole(page, '/products/everyday-tee-white')
  const sent: string[] = []
  page.on('request', (request) => void sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const part = await show(page)
  await expect(part.getByRole('status')).toContainText('Wears M / Slim / Regular')
  await expect(part.getByRole('status')).toContainText('6 ft 3 in tall')
  await expect(part).toContainText('Your build, from your answers in the Fit Finder. They stay in this browser.')
  expect(sent.filter((text) => !/\/assets\/[\w.-]+ $/.test(text))).toEqual([])
})

test('a fit that the Fit Finder saved has the height of its answers [PDP-17] [FIT-15]', async ({ page, shopper }) => {
  await shopper.finder.restoreAnswers({ ...ANSWERS, height: 190.5 })
  await page.goto('/fit-finder?step=result')
  await page.getByRole('button', { name: 'Save my fit' }).click()
  await page.getByLabel('Email (optional)').fill('jo@example.com')
  await page.getByRole('button', { name: 'Save my fit' }).click()
  await expect(page.getByText('Your fit is saved, and on its way to jo@example.com.')).toBeVisible()
  await page.goto('/products/everyday-tee-white')
  await expect((await show(page)).getByRole('status')).toContainText('6 ft 3 in tall')
})

test.describe('a fit from an email', () => {
  test.use({ scenario: ['fit-mailed'] })

  test('shows the owner of the fit, not the man who answered the Fit Finder here [PDP-17] [FIT-06]', async ({
    page,
    shopper,
  }) => {
    await shopper.finder.restoreAnswers({ height: 190.5, weight: 81 })
    await page.goto('/?saved_fit_modal=a-key-from-a-mail')
    await page.getByRole('button', { name: 'Use this fit' }).click()
    await page.getByRole('button', { name: 'Continue shopping' }).click()
    await page.goto('/products/everyday-tee-white')
    const part = await show(page)
    await expect(part.getByRole('status')).toContainText('Wears M / Slim / Regular')
    await expect(part.getByRole('status')).not.toContainText('tall')
    await expect(part).toContainText('Your build, from your saved fit.')
  })
})

test('belts, socks, underwear and gift cards are not worn; the figure stays with another colour [PDP-17]', async ({
  page,
}) => {
  for (const handle of ['the-belt-tan', 'everyday-socks-navy', 'trunks-black', 'undertee-white', 'gift-card-ink']) {
    await page.goto(`/products/${handle}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(getPart(page)).toHaveCount(0)
  }
  await page.goto('/products/heroes-navy')
  await show(page)
  await page.getByRole('link', { name: 'Black', exact: true }).first().click()
  await expect(page).toHaveURL(/heroes-black/)
  await expect(getPart(page)).toContainText('A drawing of a man in Heroes, Black')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page offers no figure [PDP-17] [OPS-06]', async ({ page }) => {
    await page.goto('/products/heroes-navy')
    await expect(page.getByText('See it worn')).toBeHidden()
  })
})
