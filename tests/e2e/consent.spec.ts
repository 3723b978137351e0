import type { Page } from '@playwright/test'
import { LOCAL_STORAGE } from '#contracts/shop/visitor.ts'
import { expect, test } from '#tests/support/shop.ts'
import { expectNoViolations } from './axe.ts'
import { waitForRest } from './wait-for-rest.ts'

// a first visit without a consent cookie
test.use({ consent: null })

const getBanner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const getSettings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' })
const openSettings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
const readStorageKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage))

/** Records the path of every request of a page. */
function recordPaths(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

/** Requests that need consent: the analytics endpoint and the scripts of analytics, flags and chat. */
const NEEDS_CONSENT = /\/api\/visit|\/assets\/(watch-visit|outbox|identity|visitor-flags|support-chat)-/

test('nothing is tracked, stored or loaded before consent [NAV-14]', async ({ page, world }) => {
  const requestedPaths = recordPaths(page)
  await page.goto('/')
  await expect(getBanner(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Denim' }).click()
  await expect(page).toHaveURL('/collections/denim')
  await page.goto('/products/heroes-navy')
  await expect(getBanner(page)).toBeVisible()
  expect(requestedPaths.filter((path) => NEEDS_CONSENT.test(path))).toEqual([])
  expect(await readStorageKeys(page)).toEqual([])
  expect(await world.events()).toEqual([])
})

test('"Only necessary" closes the banner and tracks nothing [NAV-14]', async ({ page, world }) => {
  const requestedPaths = recordPaths(page)
  await page.goto('/')
  await getBanner(page).getByRole('button', { name: 'Only necessary' }).click()
  await expect(getBanner(page)).toBeHidden()
  const latePart = page.waitForResponse(/idle-parts-.*\.js/)
  await page.goto('/collections/denim')
  await latePart
  await expect(getBanner(page)).toBeHidden()
  expect(requestedPaths.filter((path) => NEEDS_CONSENT.test(path))).toEqual([])
  expect(await world.events()).toEqual([])
})

test('"Accept all" lasts a year and tracks the open page [NAV-14]', { tag: ['@smoke', '@https'] }, async ({
  page,
  context,
  world,
}) => {
  await page.goto('/collections/denim')
  await getBanner(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(getBanner(page)).toBeHidden()
  const cookie = (await context.cookies()).find(({ name }) => name === 'th_pp_consent')
  expect(decodeURIComponent(cookie?.value ?? '')).toBe('necessary,analytics,support')
  expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(365)
  const readPageEvents = async () => (await world.events()).filter(({ type }) => type === 'page')
  await expect.poll(readPageEvents).toMatchObject([{ properties: { path: '/collections/denim' } }])
})

test('consent is given by purpose and withdrawn from the footer [NAV-14]', async ({ page, world }) => {
  await page.goto('/')
  await getBanner(page).getByRole('button', { name: 'Choose' }).click()
  await expect(getSettings(page).getByRole('checkbox')).toHaveCount(2)
  await getSettings(page).getByRole('checkbox', { name: 'Analytics' }).check()
  await getSettings(page).getByRole('button', { name: 'Save choice' }).click()
  await expect.poll(async () => (await world.events()).length).toBeGreaterThan(0)
  await expect.poll(() => readStorageKeys(page)).toEqual(['spoke_analytics'])

  await openSettings(page)
  await expect(getSettings(page).getByRole('checkbox', { name: 'Analytics' })).toBeChecked()
  await expect(getSettings(page).getByRole('checkbox', { name: 'Support chat' })).not.toBeChecked()
  await getSettings(page).getByRole('checkbox', { name: 'Analytics' }).uncheck()
  await getSettings(page).getByRole('button', { name: 'Save choice' }).click()
  await expect(getSettings(page)).toBeHidden()
  await expect.poll(() => readStorageKeys(page)).toEqual([])
  const eventCount = (await world.events()).length
  const requestedPaths = recordPaths(page)
  await page.getByRole('banner').getByRole('link', { name: 'Denim' }).click()
  await expect(page).toHaveURL('/collections/denim')
  // leaving the page would flush queued events
  await page.goto('/pages/about-us')
  await waitForRest(page)
  expect(requestedPaths.filter((path) => path === '/api/visit')).toEqual([])
  expect(await world.events()).toHaveLength(eventCount)
})

test('withdrawing consent in one tab applies to the other [NAV-14]', async ({ page, world, openTab }) => {
  await page.goto('/')
  await getBanner(page).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(async () => (await world.events()).length).toBeGreaterThan(0)
  const other = await openTab()
  await other.goto('/')
  await openSettings(other)
  await getSettings(other).getByRole('checkbox', { name: 'Analytics' }).uncheck()
  await getSettings(other).getByRole('button', { name: 'Save choice' }).click()
  await expect(getSettings(other)).toBeHidden()
  const requestedPaths = recordPaths(page)
  await page.getByRole('banner').getByRole('link', { name: 'Denim' }).click()
  await expect(page).toHaveURL('/collections/denim')
  await page.goto('/pages/about-us')
  await waitForRest(page)
  expect(requestedPaths.filter((path) => path === '/api/visit')).toEqual([])
})

test('Global Privacy Control hides the banner, and consent is still possible [NAV-14]', async ({ page, world }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const latePart = page.waitForResponse(/idle-parts-.*\.js/)
  await page.goto('/')
  await latePart
  await openSettings(page)
  await expect(getSettings(page)).toContainText('Your browser asks us not to share what you do')
  await expect(getBanner(page)).toBeHidden()
  await expect(getSettings(page).getByRole('checkbox', { name: 'Analytics' })).not.toBeChecked()
  expect(await world.events()).toEqual([])
  await getSettings(page).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(async () => (await world.events()).length).toBeGreaterThan(0)
})

test('the consent banner comes early in the tab order and traps no focus [NAV-14] [OPS-05]', async ({ page }) => {
  await page.goto('/')
  await expect(getBanner(page)).toBeVisible()
  const readFocusedText = () => page.evaluate(() => document.activeElement?.textContent)
  const tabStops: (string | null | undefined)[] = []
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab')
    tabStops.push(await readFocusedText())
  }
  expect(tabStops).toEqual([
    'Skip to content',
    'Privacy policy',
    'Accept all',
    'Only necessary',
    'Choose',
    expect.not.stringMatching('Privacy'),
  ])
})

test('the consent banner and its settings have no violations [OPS-05]', async ({ page }) => {
  await page.goto('/pages/about-us')
  await expect(getBanner(page)).toHaveCSS('opacity', '1')
  await expectNoViolations(page)
  await getBanner(page).getByRole('button', { name: 'Choose' }).click()
  await expect(getSettings(page)).toHaveCSS('translate', '0px')
  await expectNoViolations(page, 'dialog[open]')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, scenario: ['cart-with-lines'] })

  test('the consent banner never covers the checkout link [NAV-14]', async ({ page, shopper }) => {
    await page.goto('/cart')
    await expect(getBanner(page)).toHaveCSS('opacity', '1')
    const checkout = shopper.cart.checkout()
    // both scrolling and focusing bring it fully into view
    await checkout.focus()
    const isUncovered = () =>
      checkout.evaluate((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect()
        const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return topmost !== null && link.contains(topmost)
      })
    await expect.poll(isUncovered).toBe(true)
    const isFooterFree = async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const footerBox = await page.getByRole('contentinfo').boundingBox()
      const bannerBox = await getBanner(page).boundingBox()
      // browsers round positions to parts of a pixel
      return (footerBox?.y ?? 0) + (footerBox?.height ?? 0) <= (bannerBox?.y ?? 0) + 0.5
    }
    await expect.poll(isFooterFree).toBe(true)
  })
})

test('withdrawing consent deletes the anonymous id, also before the code of analytics is there [NAV-14]', async ({
  page,
}) => {
  // never answered
  await page.route(/outbox/, () => {})
  await page.goto('/')
  await page.evaluate((key) => localStorage.setItem(key, crypto.randomUUID()), LOCAL_STORAGE.analytics)
  await getBanner(page).getByRole('button', { name: 'Accept all' }).click()
  await openSettings(page)
  await getSettings(page).getByRole('checkbox', { name: 'Analytics' }).uncheck()
  await getSettings(page).getByRole('button', { name: 'Save choice' }).click()
  await expect(getSettings(page)).toBeHidden()
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), LOCAL_STORAGE.analytics)).toBeNull()
})
