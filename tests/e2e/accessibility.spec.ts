import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { expectNoViolations, waitForAnimations } from './axe.ts'
import { ERROR_PAGE_IN_CONSOLE } from './error-page.ts'

/** Dialogs, how to open them, and the control that gets the focus back. */
const DIALOGS: readonly [name: string, open: (page: Page) => Promise<Locator>, opener?: RegExp][] = [
  [
    'the empty cart',
    async (page) => {
      await page.goto('/')
      await page.getByRole('banner').getByRole('link', { name: 'Basket' }).click()
      return page.getByRole('dialog', { name: 'Your basket' })
    },
    /^Basket/,
  ],
  [
    'the phone menu',
    async (page) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/')
      await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
      return page.getByRole('dialog', { name: 'Menu' })
    },
    /^Menu/,
  ],
  [
    'the country prompt',
    async (page) => {
      await page.setExtraHTTPHeaders({ 'cf-ipcountry': 'AU' })
      await page.goto('/')
      return page.getByRole('dialog', { name: 'Which shop suits you?' })
    },
  ],
]

for (const [name, open, opener] of DIALOGS) {
  test(`${name} has no violations and returns focus when closed [OPS-05]`, async ({ page }) => {
    const dialog = await open(page)
    await expect(dialog).toBeVisible()
    await waitForAnimations(page)
    await expectNoViolations(page)
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    if (opener) await expect(page.getByRole('banner').getByRole('link', { name: opener })).toBeFocused()
  })
}

test('the filled cart has no accessibility violations [OPS-05]', async ({ page, shopper }) => {
  await page.goto('/products/heroes-navy?w=34&b=B&l=32')
  await shopper.product.add()
  await expect(shopper.cart.lines()).toHaveCount(1)
  await waitForAnimations(page)
  await expectNoViolations(page)
})

test.describe('a page that fails', () => {
  test.use({ scenario: ['product-down'], expectedErrors: ERROR_PAGE_IN_CONSOLE })

  test('has no accessibility violations [OPS-05]', async ({ page }) => {
    await page.goto('/products/heroes-navy')
    await waitForAnimations(page)
    await expectNoViolations(page)
  })
})

test('trousers can be bought by keyboard alone [OPS-05]', async ({ page, shopper }) => {
  await page.goto('/collections/trousers')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  const card = page.getByRole('link', { name: 'Heroes, Navy', exact: true })
  await tabTo(page, card)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Heroes')
  for (const [option, value] of [
    ['Waist', '34'],
    ['Build', 'Build B'],
    ['Leg', '32'],
  ] as const) {
    const group = page.getByRole('radiogroup', { name: option, exact: true })
    await tabTo(page, group.getByRole('radio').first())
    const radio = group.getByRole('radio', { name: value, exact: true })
    await page.keyboard.press('Space')
    for (let step = 0; step < 20 && !(await radio.isChecked()); step++) await page.keyboard.press('ArrowRight')
    await expect(radio).toBeChecked()
  }
  const add = page.getByRole('button', { name: 'Add to basket' })
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  await expect(shopper.cart.lines()).toHaveCount(1)
  await expect(shopper.cart.lines()).toContainText('Waist: 34')
  await tabTo(page, shopper.cart.checkout())
})

test('nothing animates when reduced motion is preferred [OPS-05]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Basket' }).click()
  await expect(page.getByRole('dialog', { name: 'Your basket' })).toBeVisible()
  const animationCount = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1).length,
  )
  expect(animationCount).toBe(0)
})

test('the dots of a phone’s gallery are below the picture, on the page’s ground [OPS-05]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products/heroes-navy')
  const gallery = page.getByRole('region', { name: 'Pictures of Heroes, Navy' })
  const picture = await gallery
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .boundingBox()
  const dot = await gallery.getByRole('link', { name: 'Picture 1 of 6' }).boundingBox()
  expect(dot?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0) - 1)
})

test.describe('a screen without motion and transparency', () => {
  test.use({ condition: 'dark-and-still' })

  test('shows thumbnails that are not transparent [OPS-05] [OPS-14]', async ({ page }) => {
    await page.goto('/products/heroes-navy')
    const marks = page.getByRole('link', { name: /^Picture \d of 6$/ })
    expect(await marks.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).opacity))).toEqual(
      Array(6).fill('1'),
    )
    expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true)
  })
})

test('a chosen size is recognisable in forced colours [OPS-05]', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/products/heroes-navy?w=34')
  const waist = page.getByRole('radiogroup', { name: 'Waist', exact: true })
  const getStyle = (value: string) =>
    waist.locator('label', { has: page.getByRole('radio', { name: value, exact: true }) }).evaluate((label) => {
      const { backgroundColor, borderColor, borderWidth, color, outlineStyle } = getComputedStyle(label)
      return [backgroundColor, borderColor, borderWidth, color, outlineStyle].join(' ')
    })
  await expect.poll(() => getStyle('34')).not.toBe(await getStyle('33'))
})

/** Presses Tab until the element, or a radio of its group, has the focus. */
async function tabTo(page: Page, target: Locator) {
  const hasFocus = () =>
    target.evaluate((element) => {
      const group = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : null
      const active = document.activeElement
      return active === element || (group !== null && active instanceof HTMLInputElement && active.name === group)
    })
  for (let presses = 0; presses < 80; presses++) {
    if (await hasFocus()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('80 presses of Tab did not reach the element')
}
