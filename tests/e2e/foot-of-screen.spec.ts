import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { ANSWERS } from '#tests/support/shopper/finder.ts'

// a first visit: the cookie banner is open
test.use({ consent: null, scenario: ['cart-with-lines'] })

const SIZES = [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1600, 900],
  // 400 % zoom
  [320, 256],
] as const

/** The primary actions of the pages where shoppers decide. */
const ACTIONS: readonly [name: string, path: string, find: (page: Page) => Locator][] = [
  ['Find your fit', '/', (page) => page.getByRole('main').getByRole('link', { name: 'Find your fit' }).first()],
  ['Shop trousers', '/', (page) => page.getByRole('main').getByRole('link', { name: 'Shop trousers' }).first()],
  [
    'the first product',
    '/collections/trousers',
    (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /^Heroes/ })
        .first(),
  ],
  [
    'the add button',
    '/products/heroes-navy?w=34&b=B&l=32',
    (page) => page.getByRole('button', { name: /^Add to (basket|cart)/ }).first(),
  ],
  ['Checkout', '/cart', (page) => page.getByRole('main').getByRole('link', { name: 'Checkout' }).first()],
  [
    'Begin',
    '/fit-finder',
    (page) => page.getByRole('link', { name: 'Begin' }).or(page.getByRole('button', { name: 'Begin' })),
  ],
]

const getBanner = (page: Page) => page.locator('section[aria-labelledby=consent-title]')

/** Brings an action just into view, as the keyboard does; of one that is taller than the screen, its start. */
const show = (action: Locator) =>
  action.evaluate((element) => {
    const isTall = element.getBoundingClientRect().height > innerHeight / 2
    element.scrollIntoView({ block: isTall ? 'start' : 'nearest', behavior: 'instant' })
  })

/** Whether a press on the first 44 px of an element, where it stands, reaches it. */
const isHit = (action: Locator) =>
  action.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const middle = (left + right) / 2
    const points = [
      [left + 6, top + 6],
      [middle, top + 22],
      // beside the heart of a card
      [Math.max(middle, right - 50), Math.min(bottom - 6, top + 38)],
    ] as const
    return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
  })

for (const [name, path, find] of ACTIONS)
  test(`${name} on ${path} is pressed beside the cookie banner on every screen [NAV-14] [OPS-05]`, async ({ page }) => {
    await page.goto(path)
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await expect(getBanner(page)).toHaveCSS('opacity', '1')
      const action = find(page)
      // a product's button moves between its place and the foot of the screen
      const showAndHit = async () => {
        await show(action)
        return isHit(action)
      }
      await expect.poll(showAndHit, `${width}x${height}`).toBe(true)
    }
  })

test('the cookie banner leaves most of every screen free [NAV-14]', async ({ page }) => {
  await page.goto('/')
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await expect(getBanner(page)).toHaveCSS('opacity', '1')
    const size = `${width}x${height}`
    const readBox = () => getBanner(page).boundingBox()
    await expect.poll(async () => (await readBox())?.height ?? height, size).toBeLessThan(height * 0.36)
    const isFooterFree = async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const [footer, banner] = [await page.getByRole('contentinfo').boundingBox(), await readBox()]
      return (footer?.y ?? 0) + (footer?.height ?? 0) <= (banner?.y ?? 0) + 1
    }
    await expect.poll(isFooterFree, size).toBe(true)
  }
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('both actions of the home page are free before any scrolling [NAV-14]', async ({ page }) => {
    await page.goto('/')
    await expect(getBanner(page)).toHaveCSS('opacity', '1')
    for (const name of ['Find your fit', 'Shop trousers'])
      await expect.poll(() => isHit(page.getByRole('main').getByRole('link', { name }).first()), name).toBe(true)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the foot of the screen holds one thing at a time [NAV-14] [COL-10]', async ({ page }) => {
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await expect(getBanner(page)).toHaveCSS('opacity', '1')
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
    const countFixed = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('body *')].filter((element) => {
            const { position, visibility } = getComputedStyle(element)
            const { bottom, height, width } = element.getBoundingClientRect()
            return (
              position === 'fixed' &&
              visibility === 'visible' &&
              Math.min(height, width) > 0 &&
              bottom > innerHeight - 100 &&
              element.textContent !== ''
            )
          }).length,
      )
    await expect.poll(countFixed).toBe(1)
    await getBanner(page).getByRole('button', { name: 'Only necessary' }).click()
    await expect(getBanner(page)).toHaveCount(0)
    await expect(page.locator('html')).toHaveCSS('padding-bottom', '0px')
    await expect.poll(countFixed).toBeLessThanOrEqual(1)
  })
})

test.describe('on a small phone with wide spacing', () => {
  test.use({ viewport: { width: 320, height: 640 }, condition: 'spaced', consent: 'necessary' })

  test('what has the focus is never below the buy bar or the fit hint [OPS-05] [OPS-14]', async ({ page }) => {
    await page.goto('/products/heroes-navy')
    const bar = page.locator('[data-bar=floating]')
    for (const name of ['Compare colours', 'Size guide', 'Cookie settings']) {
      const control = page.getByRole('link', { name }).last()
      // from above, so that the browser scrolls no further than it must
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expect(bar).toBeAttached()
      await control.focus()
      await expect.poll(() => isHit(control), name).toBe(true)
    }
  })
})

test('the header scrolls away on screens of 400 % zoom [OPS-05]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/collections/trousers')
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

test('each question has its button above the cookie banner on small phones [FIT-03] [NAV-14]', async ({
  page,
  shopper,
}) => {
  const { style: _, ...answers } = ANSWERS
  await shopper.finder.restoreAnswers(answers)
  await page.goto('/fit-finder?step=height')
  await expect(getBanner(page)).toHaveCSS('opacity', '1')
  for (const step of Object.keys(ANSWERS)) {
    await expect(page).toHaveURL(new RegExp(`step=${step}$`))
    for (const [width, height] of [
      [360, 740],
      [375, 667],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => isHit(page.getByRole('button', { name: 'Next' })), `${step} ${width}`).toBe(true)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    }
    if (step !== 'style') await shopper.finder.next()
  }
})
