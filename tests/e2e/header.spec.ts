import { COOKIE } from '#contracts/shop/visitor.ts'
import { expect, test } from '#tests/support/kept-page.ts'
import { carryFit } from '#tests/support/shopper/fit.ts'
import { expectNoViolations } from './axe.ts'
import { FIT } from './visitor.ts'

test('the header links to home, search, cart, account and menu [NAV-01] [NAV-03]', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/us/pages/about-us')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'SPOKE, home' })).toHaveAttribute('href', '/us')
  await expect(bar.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/us/pages/search')
  await expect(bar.getByRole('link', { name: 'Cart', exact: true })).toHaveAttribute('href', '/us/cart')
  await expect(bar.getByRole('link', { name: /account/i })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Menu' })).toBeVisible({ visible: isMobile })
  await expect(bar.getByRole('link', { name: 'Find your Fit' })).toBeVisible({ visible: !isMobile })
})

test('a header link to the page that is open says so, and adds no step of Back [NAV-01]', async ({ page }) => {
  await page.goto('/us/pages/about-us')
  await page.goto('/us/cart')
  const link = page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })
  await expect(link).toHaveAttribute('aria-current', 'page')
  const steps = await page.evaluate(() => history.length)
  await link.click()
  await link.click()
  expect(await page.evaluate(() => history.length)).toBe(steps)
  await page.goBack()
  await expect(page).toHaveURL('/us/pages/about-us')
})

test('a phone’s header has logo, account, search, cart, menu in this order [NAV-03]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/pages/about-us')
  const bar = page.getByRole('banner')
  const lefts = await Promise.all(
    ['SPOKE, home', 'Account', 'Search', 'Basket', 'Menu'].map(
      async (name) => (await bar.getByRole('link', { name }).first().boundingBox())?.x ?? Number.NaN,
    ),
  )
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
  expect(new Set(lefts).size).toBe(5)
})

test('a visitor with a saved fit sees My Fit in the place of the finder button [NAV-01]', async ({
  page,
  context,
  baseURL,
}) => {
  const bar = page.getByRole('banner')
  await page.goto('/pages/about-us')
  // The web font is optional: only a page that finds it in the cache, and soon enough, uses it.
  await expect(async () => {
    await page.evaluate(() => document.fonts.ready)
    await context.clearCookies({ name: COOKIE.savedFit })
    await page.reload()
    const finderBox = await bar.getByRole('link', { name: 'Find your Fit' }).boundingBox()
    await carryFit(context, baseURL, FIT)
    await page.reload()
    const button = bar.getByRole('link', { name: 'My Fit' })
    await expect(button).toBeVisible()
    expect(await button.boundingBox()).toEqual(finderBox)
  }).toPass()
})

test('the header over a picture is transparent until scrolled [NAV-07]', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/heroes')
  const bar = page.getByRole('banner')
  await expect(bar).toHaveAttribute('data-theme', /^transparent-(light|dark)$/)
  await expect(bar).toHaveAttribute('data-clear', 'true')
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect(bar).toHaveAttribute('data-clear', 'false')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(bar).toHaveAttribute('data-clear', 'true')
})

for (const [path, theme, overPicture] of [
  ['/enduros-range', 'transparent-light', 'rgb(255, 255, 255)'],
  ['/heroes', 'transparent-dark', 'rgb(0, 30, 60)'],
] as const)
  test(`the header over ${path} has its theme's colour, and ink once scrolled [NAV-07]`, async ({ page }) => {
    await page.goto(path)
    const bar = page.getByRole('banner')
    const search = bar.getByRole('link', { name: 'Search' })
    await expect(bar).toHaveAttribute('data-theme', theme)
    await expect(search).toHaveCSS('color', overPicture)
    await page.evaluate(() => window.scrollTo(0, 200))
    await expect(search).toHaveCSS('color', 'rgb(0, 30, 60)')
  })

test('the header turns solid 40 px below the top of the page [NAV-07]', async ({ page }) => {
  await page.goto('/heroes')
  const bar = page.getByRole('banner')
  await page.evaluate(() => document.querySelector('[data-flash-banner]')?.remove())
  for (const [y, isClear] of [
    [39, 'true'],
    [42, 'false'],
    [38, 'true'],
  ] as const) {
    await page.evaluate((top) => window.scrollTo(0, top), y)
    await expect(bar).toHaveAttribute('data-clear', isClear)
  }
})

test('a page without a picture has an ink header on white [NAV-07]', async ({ page }) => {
  await page.goto('/pages/privacy')
  const bar = page.getByRole('banner')
  await expect(bar).toHaveAttribute('data-theme', 'default')
  await expect(bar.getByRole('link', { name: 'Search' })).toHaveCSS('color', 'rgb(0, 30, 60)')
})

test('opening the menu makes the header solid [NAV-05] [NAV-07]', async ({ page }) => {
  await page.goto('/heroes')
  await page.locator('[data-interactive]').waitFor()
  const bar = page.getByRole('banner')
  await bar.getByRole('link', { name: 'Trousers', exact: true }).hover()
  await expect(bar).toHaveAttribute('data-clear', 'false')
  await page.mouse.move(640, 780)
  await expect(bar).toHaveAttribute('data-clear', 'true')
})

test('search opens in a drawer [NAV-13]', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/pages/about-us')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const drawer = page.getByRole('dialog', { name: 'Search' })
  await expect(drawer.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test('a page whose handle contains returns has no header, the next one has [NAV-11]', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/pages/returns')
  await expect(page.getByRole('banner')).toHaveCount(0)
  const section = page.getByRole('contentinfo').locator('summary', { hasText: 'Help' })
  if (await section.isVisible()) await section.click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL('/pages/contact-us')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'SPOKE, home' })).toBeVisible()
})

test('the first Tab stop skips to the content [OPS-05]', async ({ page }) => {
  await page.goto('/pages/about-us')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

for (const path of ['/heroes', '/enduros-range'])
  test(`the header over ${path} has no violations [OPS-05] [NAV-07]`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path)
    await expectNoViolations(page, 'header')
  })
