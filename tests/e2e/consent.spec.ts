import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/shop.ts'

/** Somebody who comes for the first time. */
test.use({ consent: null })

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' })
const reopen = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage))

/** Everything that a page asks for, by path. */
function requestsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

/** What may only be asked for by agreement: the door to analytics, and the code that counts, flags and chats. */
const BY_AGREEMENT = /\/api\/analytics|\/assets\/(watch|client|identity|support-chat)-/

test('until there is an answer nothing is counted, kept or even fetched for it [NAV-14]', async ({ page, world }) => {
  const requests = requestsOf(page)
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Denim' }).click()
  await expect(page).toHaveURL('/collections/denim')
  await page.goto('/products/heroes-navy')
  await expect(banner(page)).toBeVisible()
  expect(requests.filter((path) => BY_AGREEMENT.test(path))).toEqual([])
  expect(await kept(page)).toEqual([])
  expect(await world.events()).toEqual([])
})

test('"Only necessary" is an answer: nobody asks again, nothing is counted [NAV-14]', async ({ page, world }) => {
  const requests = requestsOf(page)
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Only necessary' }).click()
  await expect(banner(page)).toBeHidden()
  const late = page.waitForResponse(/late-parts-.*\.js/)
  await page.goto('/collections/denim')
  await late
  await expect(banner(page)).toBeHidden()
  expect(requests.filter((path) => BY_AGREEMENT.test(path))).toEqual([])
  expect(await world.events()).toEqual([])
})

test('"Accept all" is kept for a year, and counting begins with the page that is open [NAV-14]', async ({
  page,
  context,
  world,
}) => {
  await page.goto('/collections/denim')
  await banner(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(banner(page)).toBeHidden()
  const cookie = (await context.cookies()).find(({ name }) => name === 'th_pp_consent')
  expect(decodeURIComponent(cookie?.value ?? '')).toBe('necessary,analytics,support')
  expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(365)
  const pages = async () => (await world.events()).filter(({ type }) => type === 'page')
  await expect.poll(pages).toMatchObject([{ properties: { path: '/collections/denim' } }])
})

test('a choice is made purpose by purpose, and taken back from the footer [NAV-14]', async ({ page, world }) => {
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Choose' }).click()
  await expect(settings(page).getByRole('checkbox')).toHaveCount(2)
  await settings(page).getByRole('checkbox', { name: 'Analytics' }).check()
  await settings(page).getByRole('button', { name: 'Save choice' }).click()
  await expect.poll(async () => (await world.events()).length).toBeGreaterThan(0)
  expect(await kept(page)).toEqual(['spoke_analytics'])

  await reopen(page)
  await expect(settings(page).getByRole('checkbox', { name: 'Analytics' })).toBeChecked()
  await expect(settings(page).getByRole('checkbox', { name: 'Support chat' })).not.toBeChecked()
  await settings(page).getByRole('checkbox', { name: 'Analytics' }).uncheck()
  await settings(page).getByRole('button', { name: 'Save choice' }).click()
  await expect(settings(page)).toBeHidden()
  expect(await kept(page)).toEqual([])
  const sent = (await world.events()).length
  const requests = requestsOf(page)
  await page.getByRole('banner').getByRole('link', { name: 'Denim' }).click()
  await expect(page).toHaveURL('/collections/denim')
  // leaving is when whatever waits would go
  await page.goto('/pages/about-us')
  expect(requests.filter((path) => path === '/api/analytics')).toEqual([])
  expect(await world.events()).toHaveLength(sent)
})

test('consent taken back in one tab holds in the other [NAV-14]', async ({ page, context, world }) => {
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(async () => (await world.events()).length).toBeGreaterThan(0)
  const other = await context.newPage()
  await other.goto('/')
  await other.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await reopen(other)
  await settings(other).getByRole('checkbox', { name: 'Analytics' }).uncheck()
  await settings(other).getByRole('button', { name: 'Save choice' }).click()
  await expect(settings(other)).toBeHidden()
  const requests = requestsOf(page)
  await page.getByRole('banner').getByRole('link', { name: 'Denim' }).click()
  await expect(page).toHaveURL('/collections/denim')
  await page.goto('/pages/about-us')
  expect(requests.filter((path) => path === '/api/analytics')).toEqual([])
})

test('whose browser refuses for them is not asked, and may still say yes [NAV-14]', async ({ page, world }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const late = page.waitForResponse(/late-parts-.*\.js/)
  await page.goto('/')
  await late
  await reopen(page)
  await expect(settings(page)).toContainText('Your browser asks us not to share what you do')
  await expect(banner(page)).toBeHidden()
  await expect(settings(page).getByRole('checkbox', { name: 'Analytics' })).not.toBeChecked()
  expect(await world.events()).toEqual([])
  await settings(page).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(async () => (await world.events()).length).toBeGreaterThan(0)
})

test('by keyboard the question comes first, and lets whoever does not answer pass [NAV-14] [OPS-05]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  const passed: (string | null | undefined)[] = []
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab')
    passed.push(await focused())
  }
  expect(passed).toEqual([
    'Skip to content',
    'Privacy policy',
    'Accept all',
    'Only necessary',
    'Choose',
    expect.not.stringMatching('Privacy'),
  ])
})

test('the question and its settings have no accessibility faults [OPS-05]', async ({ page }) => {
  await page.goto('/pages/about-us')
  await expect(banner(page)).toHaveCSS('opacity', '1')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await banner(page).getByRole('button', { name: 'Choose' }).click()
  await expect(settings(page)).toHaveCSS('translate', '0px')
  expect((await new AxeBuilder({ page }).include('dialog[open]').analyze()).violations).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, scenario: ['cart-with-lines'] })

  test('the question never covers the way to checkout [NAV-14]', async ({ page, shopper }) => {
    await page.goto('/cart')
    await expect(banner(page)).toHaveCSS('opacity', '1')
    const checkout = shopper.cart.checkout()
    // wherever it comes into view, by scrolling or by keyboard, it lies open
    await checkout.focus()
    const isOpen = () =>
      checkout.evaluate((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect()
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return hit !== null && link.contains(hit)
      })
    await expect.poll(isOpen).toBe(true)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const box = await page.getByRole('contentinfo').boundingBox()
    const asked = await banner(page).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0)
  })
})
