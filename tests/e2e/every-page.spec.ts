import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { PAGE_ROUTES } from '#tests/support/page-routes.ts'
import { expectNoViolations } from './axe.ts'

/** Signing in leaves the shop, so the account is visited by a customer who is signed in (account.spec.ts shows the others). */
const PAGES = Object.values(PAGE_ROUTES).filter((address) => !address.startsWith('/account'))

/** Presses Tab and returns the focused element: its name, whether it has an area, and whether its focus can be seen. */
async function pressTab(page: Page) {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    // the mark may be on the control, its label, or the field around it
    const near = [element, element.closest('label'), element.nextElementSibling, element.parentElement].filter(
      (part) => part !== null,
    )
    const readLook = () =>
      near
        .map((part) => {
          const { outline, borderColor, boxShadow, backgroundColor } = getComputedStyle(part)
          return [outline, borderColor, boxShadow, backgroundColor].join(' ')
        })
        .join()
    const focused = readLook()
    element.blur()
    const blurred = readLook()
    element.focus()
    const { width, height } = element.getBoundingClientRect()
    return {
      name: [
        element.tagName,
        element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30),
        element.getAttribute('name'),
      ].join(' '),
      hasArea: width > 0 && height > 0,
      hasFocusMark: focused !== blurred,
    }
  })
}

/** Stops of the Tab key that are looked at on each page. */
const MAX_STOPS = 25

for (const path of PAGES) {
  test(`${path} can be read and walked through by everybody [OPS-05]`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect((await page.goto(path))?.status()).toBe(200)
    const animated = await page.evaluate(() =>
      document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration)),
    )
    expect(animated.filter((duration) => duration > 1)).toEqual([])

    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectNoViolations(page)

    const stops: string[] = []
    for (let stop = 0; stop < MAX_STOPS; stop++) {
      const focused = await pressTab(page)
      if (focused === null) break
      expect(focused, focused.name).toMatchObject({ hasArea: true, hasFocusMark: true })
      stops.push(focused.name)
    }
    expect(stops.length).toBeGreaterThan(2)
    // nothing keeps the focus
    expect(new Set(stops.slice(0, 4)).size).toBe(Math.min(4, stops.length))

    // WCAG 1.4.10: 1280 px at 400 % zoom leave 320 px
    await page.setViewportSize({ width: 320, height: 256 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every page shows its heading and its text [OPS-06]', async ({ page }) => {
    for (const path of PAGES) {
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(response?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(40)
    }
  })
})
