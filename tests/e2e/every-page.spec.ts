import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { PAGE_ROUTES } from '#tests/support/page-routes.ts'
import { expectLargeTargets, expectNoViolations } from './axe.ts'
import { expectNewTabs } from './faq-links.ts'
import { pressTab } from './focus-mark.ts'
import { readHeadTags, SHARED_TAGS } from './head-tags.ts'
import { listWeakParts } from './non-text-contrast.ts'
import { expectWholePictures } from './page-pictures.ts'
import { expectWholeTexts } from './whole-texts.ts'

/** Signing in leaves the shop, so the account is visited by a customer who is signed in (account.spec.ts shows the others). */
const ROUTES = Object.values(PAGE_ROUTES).filter((address) => !address.startsWith('/account'))

/** Further pages of these routes that look different. */
const OTHERS = [
  '/collections/trousers',
  '/colors',
  '/enduros-range',
  '/heroes',
  '/pages/black-friday',
  '/pages/contact-us',
  '/pages/faqs',
  '/pages/fit-finder-fit-proposition',
  '/pages/privacy',
  '/pages/return-policy',
  '/pages/returns',
  '/pages/search',
  '/pages/search?q=nothing-like-it',
  '/pages/search?q=tee',
  '/pages/terms',
  '/products/gift-card-ink',
  '/products/heroes-navy?w=34',
]

/** How many links to the FAQs a page has at least. */
const FAQ_LINKS: Readonly<Record<string, number>> = {
  '/': 2,
  '/contact-us': 2,
  '/pages/return-policy': 1,
  '/pages/fit-finder-fit-proposition': 1,
  '/products/heroes-navy': 1,
  '/cart': 1,
}

/** Pages whose largest part is a picture. */
const PICTURE_PAGES = ['/', '/collections/trousers', '/products/heroes-navy', '/heroes', '/pages/search?q=tee']

/** Stops of the Tab key that are looked at on each page. */
const MAX_STOPS = 25

/** Looks at an open page as everybody has to be able to use it: axe, headings, movement, the Tab key, 400 % zoom. */
async function expectUsable(page: Page): Promise<void> {
  const animated = await page.evaluate(() =>
    document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration)),
  )
  expect.soft(animated.filter((duration) => duration > 1)).toEqual([])
  await expect.soft(page.getByRole('main')).toHaveCount(1)
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectNoViolations(page)
  await expectLargeTargets(page)
  expect.soft(await listWeakParts(page)).toEqual([])

  const stops: string[] = []
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    const focused = await pressTab(page)
    if (focused === null) break
    expect.soft(focused.hasArea, focused.name).toBe(true)
    expect.soft(focused.contrast, focused.name).toBeGreaterThanOrEqual(3)
    stops.push(focused.name)
  }
  expect.soft(stops.length).toBeGreaterThan(2)
  // nothing keeps the focus
  expect.soft(new Set(stops.slice(0, 4)).size).toBe(Math.min(4, stops.length))

  // a dark palette, as most people choose it who need forced colours
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  expect.soft(await listWeakParts(page), 'in forced colours').toEqual([])
  await page.emulateMedia({ forcedColors: null, colorScheme: null })

  // WCAG 1.4.10: 1280 px at 400 % zoom leave 320 px
  await page.setViewportSize({ width: 320, height: 256 })
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect.soft(await listCutHints(page)).toEqual([])
  await expectNoViolations(page)
  await expectLargeTargets(page)
  await expectWholeTexts(page)
}

/** Placeholders that are longer than their fields. */
const listCutHints = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input[placeholder], textarea[placeholder]')]
      .filter((field) => {
        const { font, letterSpacing } = getComputedStyle(field, '::placeholder')
        const { paddingLeft, paddingRight } = getComputedStyle(field)
        const hint = document.createElement('span')
        Object.assign(hint.style, { position: 'absolute', whiteSpace: 'pre', font, letterSpacing })
        hint.textContent = field.placeholder
        document.body.append(hint)
        const { width } = hint.getBoundingClientRect()
        hint.remove()
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        return field.checkVisibility() && width > room
      })
      .map(({ placeholder }) => placeholder),
  )

/** Names of headings, links and controls with a space before a comma or after a bracket. */
async function listStraySpaces(page: Page): Promise<string[]> {
  const snapshot = await page.locator('body').ariaSnapshot()
  return snapshot.split('\n').filter((line) => /^\s*- \w+ "[^"]*(?:\s[,.;:!?)]|\(\s)[^"]*"/.test(line))
}

for (const path of [...ROUTES, ...OTHERS])
  test(`${path} can be read, walked through and shared by everybody [OPS-05] [OPS-07] [PAGE-01] [PAGE-06] [REG-04] [REG-08] [NAV-10] [NAV-19]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect((await page.goto(path))?.status()).toBe(200)
    const tags = await readHeadTags(page)
    expect.soft(tags.toSorted()).toEqual([...new Set(tags)].toSorted())
    expect.soft(tags).toEqual(expect.arrayContaining(SHARED_TAGS))
    await expectWholePictures(page, { hasLargest: PICTURE_PAGES.includes(path) })
    expect.soft(await listStraySpaces(page)).toEqual([])
    expect.soft(await expectNewTabs(page)).toBeGreaterThanOrEqual(FAQ_LINKS[path] ?? 0)
    await expectUsable(page)
  })

test.describe('a page that does not exist', () => {
  test.use({ expectedErrors: [/404/] })

  test('can be read and walked through by everybody [OPS-05]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect((await page.goto('/nothing'))?.status()).toBe(404)
    await expectUsable(page)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every page shows its heading and its text [OPS-06]', async ({ page }) => {
    for (const path of ROUTES) {
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(response?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(40)
    }
  })
})
