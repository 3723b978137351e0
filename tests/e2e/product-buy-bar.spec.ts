import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { expectNoViolations } from './axe.ts'
import { readLayoutShifts, recordLayoutShifts } from './layout-shift.ts'

const HEROES = '/products/heroes-navy'
const getAdd = (page: Page) => page.getByRole('button', { name: 'Add to basket' })
const getFooter = (page: Page) => page.getByRole('contentinfo')

/** Scrolls to a height and waits until the page has answered. */
const scrollTo = (page: Page, px: number) =>
  page.evaluate(async (top) => {
    window.scrollTo(0, top)
    for (let frame = 0; frame < 6; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, px)

/** Runs in the page: the heights at which the bar goes on changing its place though nothing is scrolled. */
async function findRestlessHeights(): Promise<number[]> {
  const waitFrames = async (count: number) => {
    for (let frame = 0; frame < count; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  const bar = document.querySelector('#buy-bar')
  if (!bar) return [-1]
  const heights: number[] = []
  let changes = 0
  new MutationObserver(() => changes++).observe(bar, { attributeFilter: ['data-bar'] })
  for (let top = 0; top < 640; top += 32) {
    window.scrollTo(0, top)
    await waitFrames(8)
    changes = 0
    await waitFrames(12)
    if (changes > 1) heights.push(top)
  }
  return heights
}

/** The height of the whole page above its footer. */
const getLength = async (page: Page) =>
  page.evaluate(() => (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) + scrollY)

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const)
  test.describe(`${width} x ${height}`, () => {
    test.use({ viewport: { width, height } })

    test(`${width} x ${height}: size, price and button stay in reach [PDP-01]`, async ({ page, shopper }) => {
      await recordLayoutShifts(page)
      await page.goto(HEROES)
      await expect(page.locator('#buy-bar')).toHaveAttribute('data-bar', /./)
      const end = (await getLength(page)) - height
      for (let px = 0; px < end; px += 400) {
        await scrollTo(page, px)
        await expect(getAdd(page)).toBeInViewport({ ratio: 1 })
      }
      expect(await readLayoutShifts(page)).toEqual([])
      await expect(page.getByText('Choose your waist, build and leg.')).toBeInViewport({ ratio: 1 })
      await expectNoViolations(page, '#buy-bar')

      // It leads to the sizes, and says what is missing.
      await shopper.product.add()
      await expect(page.getByRole('radiogroup', { name: 'Waist' }).getByRole('radio').first()).toBeFocused()
      await expect(page.getByRole('radio', { name: '28', exact: true }).first().locator('..')).toBeInViewport({
        ratio: 1,
      })
      await shopper.product.choose('Waist', '34')
      await expect(page.getByText('Choose your build and leg.')).toBeInViewport({ ratio: 1 })
      await shopper.product.choose('Build', 'Build B')
      await shopper.product.choose('Leg', '32')
      await scrollTo(page, end - 100)
      await expect(page.getByText('Your size: 34 / B / 32')).toBeInViewport({ ratio: 1 })
      await shopper.product.add()
      await expect(shopper.cart.lines()).toHaveCount(1)
    })

    test.describe('an addition without a network', () => {
      test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

      test(`${width} x ${height}: the bar comes to rest under its problem, wherever the page is [PDP-01]`, async ({
        page,
        shopper,
      }) => {
        await page.goto(`${HEROES}?w=34&b=B&l=32`)
        await expect(page.locator('#buy-bar')).toHaveAttribute('data-bar', /./)
        await page.context().setOffline(true)
        await shopper.product.add()
        await expect(page.locator('#buy-bar').getByRole('alert')).toBeVisible()
        await expect(getAdd(page)).toBeEnabled()
        await page.context().setOffline(false)
        expect(await page.evaluate(findRestlessHeights)).toEqual([])
      })
    })

    test(`${width} x ${height}: the bar covers neither footer nor focus [PDP-01]`, async ({ page }) => {
      await page.goto(HEROES)
      await expect(page.locator('#buy-bar')).toHaveAttribute('data-bar', /./)
      await getFooter(page).scrollIntoViewIfNeeded()
      await expect(getAdd(page)).not.toBeInViewport()
      await scrollTo(page, 0)
      const places: string[] = []
      for (let press = 0; press < 60; press++) {
        await page.keyboard.press('Tab')
        const covered = await page.evaluate(() => {
          const focused = document.activeElement
          const bar = document.querySelector('#buy-bar > div')
          if (!focused || !bar || bar.contains(focused) || !focused.closest('main')) return null
          const [box, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()]
          const isFloating = getComputedStyle(bar).position === 'fixed'
          return isFloating && box.top >= over.top - 1 && box.top < innerHeight ? focused.outerHTML : null
        })
        if (covered) places.push(covered)
      }
      expect(places).toEqual([])
    })
  })

test.describe('before any script file arrives', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the button is on the screen with the sizes, and posts them [PDP-01] [OPS-07]', async ({
    context,
    world: _,
  }) => {
    const page = await context.newPage()
    await page.route('**/assets/*.js', () => {})
    await page.goto(`${HEROES}?w=34&b=B&l=32`, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => document.querySelector('fieldset')?.scrollIntoView({ block: 'center' }))
    await expect(getAdd(page)).toBeInViewport({ ratio: 1 })
    await getAdd(page).click()
    await expect(page).toHaveURL('/cart')
    await expect(page.getByRole('main').getByText('Waist: 34')).toBeVisible()
  })
})

test('a press counts while the page scrolls the bar into its place [PDP-01] [PDP-05]', async ({ page, shopper }) => {
  await page.goto(`${HEROES}?w=34&b=B&l=32`)
  const bar = page.locator('#buy-bar')
  await scrollTo(page, 2400)
  await expect(bar).toHaveAttribute('data-bar', 'floating')
  await getAdd(page).hover()
  await page.mouse.down()
  await scrollTo(page, 0)
  await bar.evaluate((place) => place.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await scrollTo(page, await page.evaluate(() => scrollY))
  await expect(bar).toHaveAttribute('data-bar', 'floating')
  await page.mouse.up()
  await expect(shopper.cart.lines()).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(bar).toHaveAttribute('data-bar', 'in-place')
})

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('the bar stays in its place and covers nothing [PDP-01]', async ({ page }) => {
    await page.goto(HEROES)
    await expect(page.locator('#buy-bar')).toHaveAttribute('data-bar', /./)
    for (const px of [0, 600, 2400]) {
      await scrollTo(page, px)
      expect(await page.locator('#buy-bar > div').evaluate((bar) => getComputedStyle(bar).position)).toBe('static')
    }
  })
})

test.describe('while the cookie banner is open', () => {
  test.use({ viewport: { width: 360, height: 740 }, consent: null })

  test('the bar leaves the foot of the screen to it [PDP-01] [NAV-14]', async ({ page }) => {
    await page.goto(HEROES)
    const banner = page.locator('section[aria-labelledby=consent-title]')
    await expect(banner).toBeInViewport()
    await expect(page.locator('#buy-bar')).toHaveAttribute('data-bar', 'in-place')
    await expect(getAdd(page)).not.toBeInViewport()
    await banner.getByRole('button', { name: 'Only necessary' }).click()
    await expect(page.locator('#buy-bar')).toHaveAttribute('data-bar', 'floating')
    await expect(getAdd(page)).toBeInViewport({ ratio: 1 })
  })
})

for (const [width, height] of [
  [768, 1024],
  [360, 740],
] as const)
  test.describe(`name and price at ${width}`, () => {
    test.use({ viewport: { width, height } })

    test(`name and price are on the first screen at ${width} [PDP-01]`, async ({ page }) => {
      await page.goto(HEROES)
      await expect(page.locator('#buy-bar')).toHaveAttribute('data-bar', 'floating')
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeInViewport({ ratio: 1 })
      const bar = await page.locator('#buy-bar > div').boundingBox()
      const name = await heading.boundingBox()
      expect((name?.y ?? height) + (name?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
      expect(await page.locator('#buy-bar p').evaluate((text) => getComputedStyle(text, '::before').content)).toContain(
        '£98',
      )
      if (width === 768) await expect(page.getByText('£98', { exact: true })).toBeInViewport({ ratio: 1 })
    })
  })

for (const [width, height] of [
  [1280, 800],
  [1600, 900],
] as const)
  test.describe(`the form at ${width}`, () => {
    test.use({ viewport: { width, height } })

    test(`the button is on the first screen at ${width} x ${height} [PDP-01]`, async ({ page }) => {
      for (const path of [HEROES, '/products/everyday-socks-navy', '/products/webbing-belt-navy']) {
        await page.goto(path)
        await expect(page.locator('#buy-bar')).toHaveAttribute('data-bar', /./)
        await scrollTo(page, 0)
        await expect(page.locator('#buy-bar')).toHaveAttribute('data-bar', 'in-place')
        await expect(getAdd(page)).toBeInViewport({ ratio: 1 })
      }
    })
  })

test('the button takes the focus while the bar changes its place [PDP-01] [OPS-05]', async ({ page }) => {
  await page.goto('/products/everyday-tee-white')
  const bar = page.locator('#buy-bar')
  await expect(bar).toHaveAttribute('data-bar', /in-place|floating/)
  await bar.evaluate((place) => place.setAttribute('data-bar', 'hidden'))
  const submit = page.getByRole('main').getByRole('button', { name: 'Add to basket' })
  await submit.focus()
  await expect(submit).toBeFocused()
})
