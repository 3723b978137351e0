import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '#tests/support/shop.ts'

test('the header leads everywhere, and counts the cart [NAV-01] [NAV-03]', async ({ page, isMobile }) => {
  await page.goto('/us/pages/about-us')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'SPOKE, home' })).toHaveAttribute('href', '/us')
  await expect(bar.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/us/pages/search')
  await expect(bar.getByRole('link', { name: 'Cart', exact: true })).toHaveAttribute('href', '/us/cart')
  await expect(bar.getByRole('link', { name: /account/i })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Menu' })).toBeVisible({ visible: isMobile })
  await expect(bar.getByRole('link', { name: 'Find your Fit' })).toBeVisible({ visible: !isMobile })
})

const FIT = encodeURIComponent(JSON.stringify({ top: { size: 'M' }, bottom: { waist: '34', build: 'B', leg: '32' } }))

test.describe('who has a saved fit', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has the button in its menu')

  test('is offered it, in the same space [NAV-01]', async ({ page, context, baseURL }) => {
    await page.goto('/pages/about-us')
    const before = await page.getByRole('banner').getByRole('link', { name: 'Find your Fit' }).boundingBox()
    await context.addCookies([{ name: 'saved_fit', value: FIT, url: baseURL ?? '' }])
    await page.reload()
    const button = page.getByRole('banner').getByRole('link', { name: 'My Fit' })
    await expect(button).toBeVisible()
    expect(await button.boundingBox()).toEqual(before)
  })
})

test('over a picture the header is transparent at the top, and not when scrolled [NAV-07]', async ({ page }) => {
  await page.goto('/heroes')
  const bar = page.getByRole('banner')
  await expect(bar).toHaveAttribute('data-theme', /^transparent-(light|dark)$/)
  await expect(bar).toHaveAttribute('data-clear', 'true')
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect(bar).toHaveAttribute('data-clear', 'false')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(bar).toHaveAttribute('data-clear', 'true')
})

test.describe('with a mouse', () => {
  test.skip(({ isMobile }) => isMobile, 'phones have none')

  test('an open menu makes the header solid; leaving it, transparent again [NAV-05] [NAV-07]', async ({ page }) => {
    await page.goto('/heroes')
    await page.locator('[data-live]').waitFor()
    const bar = page.getByRole('banner')
    await bar.getByRole('link', { name: 'Trousers', exact: true }).hover()
    await expect(bar).toHaveAttribute('data-clear', 'false')
    await page.mouse.move(640, 780)
    await expect(bar).toHaveAttribute('data-clear', 'true')
  })
})

test('search opens beside the page [NAV-13]', async ({ page }) => {
  await page.goto('/pages/about-us')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const drawer = page.getByRole('dialog', { name: 'Search' })
  await expect(drawer.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test('/eu/returns leads to /eu/pages/returns and is kept by nobody', async ({ page, baseURL }) => {
  const answer = await page.request.get('/eu/returns', { maxRedirects: 0 })
  expect(answer.status()).toBe(307)
  expect(answer.headers().location).toBe('/eu/pages/returns')
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  expect((await page.goto('/eu/returns'))?.status()).toBe(200)
  await expect(page).toHaveURL(`${baseURL}/eu/pages/returns`)
})

test('how to return things is a page without a header; on from there, the header is back [NAV-11]', async ({
  page,
}) => {
  await page.goto('/pages/returns')
  await expect(page.getByRole('banner')).toHaveCount(0)
  const folded = page.getByRole('contentinfo').locator('summary', { hasText: 'Help' })
  if (await folded.isVisible()) await folded.click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL('/pages/contact-us')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'SPOKE, home' })).toBeVisible()
})

test('the first Tab offers to skip to the content [OPS-05]', async ({ page }) => {
  await page.goto('/pages/about-us')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

for (const path of ['/heroes', '/enduros-range'])
  test(`the header over ${path} has no accessibility faults [OPS-05] [NAV-07]`, async ({ page }) => {
    await page.goto(path)
    expect((await new AxeBuilder({ page }).include('header').analyze()).violations).toEqual([])
  })
