import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/shop.ts'

/** WCAG 2.2 AA, and what axe holds to be good practice beside it. Content pages and size charts are held to it in their own files. */
const PAGES = [
  '/',
  '/collections/belts',
  '/products/heroes-navy?w=34',
  '/products/gift-card-ink',
  '/cart',
  '/pages/search',
  '/pages/search?q=belt',
  '/pages/search?q=nothing-like-it',
  '/nothing',
] as const

/** What lies over a page, and how a visitor gets there. */
const STATES: readonly [name: string, reach: (page: Page) => Promise<Locator>, opener?: RegExp][] = [
  [
    'the empty cart',
    async (page) => {
      await page.goto('/')
      await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click()
      return page.getByRole('dialog', { name: 'Your cart' })
    },
    /^Cart/,
  ],
  [
    'the phone’s menu',
    async (page) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/')
      await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
      return page.getByRole('dialog', { name: 'Menu' })
    },
    /^Menu/,
  ],
  [
    'the question about the country',
    async (page) => {
      await page.setExtraHTTPHeaders({ 'cf-ipcountry': 'AU' })
      await page.goto('/')
      return page.getByRole('dialog', { name: 'Which shop suits you?' })
    },
  ],
]

test.use({ expectedErrors: [/404/] })

for (const path of PAGES) {
  test(`${path} has no accessibility faults, one heading of its own, and nothing sticks out at 400 % [OPS-05]`, async ({
    page,
  }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(path === '/nothing' ? 404 : 200)
    await expectNoFaults(page)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // 1280 px wide at 400 % is a page of 320 (WCAG 1.4.10)
    await page.setViewportSize({ width: 320, height: 256 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

for (const [name, reach, opener] of STATES) {
  test(`${name} has no accessibility faults, and gives the focus back [OPS-05]`, async ({ page }) => {
    const dialog = await reach(page)
    await expect(dialog).toBeVisible()
    await expectNoFaults(page)
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    if (opener) await expect(page.getByRole('banner').getByRole('link', { name: opener })).toBeFocused()
  })
}

test('the filled cart has no accessibility faults [OPS-05]', async ({ page, shopper }) => {
  await page.goto('/products/heroes-navy?w=34&b=B&l=32')
  await shopper.product.add()
  await expect(shopper.cart.lines()).toHaveCount(1)
  await expectNoFaults(page)
})

test.describe('a page that failed', () => {
  test.use({ scenario: ['product-down'], expectedErrors: [/500|Error: [0-9a-f-]{36}/] })

  test('has no accessibility faults [OPS-05]', async ({ page }) => {
    await page.goto('/products/heroes-navy')
    await expectNoFaults(page)
  })
})

test('trousers are bought by keyboard alone [OPS-05]', async ({ page, shopper }) => {
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
    const group = page.getByRole('group', { name: option, exact: true })
    await tabTo(page, group.getByRole('radio').first())
    const wanted = group.getByRole('radio', { name: value, exact: true })
    await page.keyboard.press('Space')
    for (let step = 0; step < 20 && !(await wanted.isChecked()); step++) await page.keyboard.press('ArrowRight')
    await expect(wanted).toBeChecked()
  }
  const add = page.getByRole('button', { name: 'Add to basket' })
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  await expect(shopper.cart.lines()).toHaveCount(1)
  await expect(shopper.cart.lines()).toContainText('Waist: 34')
  await tabTo(page, shopper.cart.checkout())
})

test('whoever asks for stillness gets it [OPS-05]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
  const moving = await page.evaluate(
    () => document.getAnimations().filter((each) => Number(each.effect?.getComputedTiming().duration) > 1).length,
  )
  expect(moving).toBe(0)
})

test('in the system’s own colours a chosen size is still told from the others [OPS-05]', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/products/heroes-navy?w=34')
  const waist = page.getByRole('group', { name: 'Waist', exact: true })
  const look = (value: string) =>
    waist.locator('label', { has: page.getByRole('radio', { name: value, exact: true }) }).evaluate((label) => {
      const { backgroundColor, borderColor, borderWidth, color, outlineStyle } = getComputedStyle(label)
      return [backgroundColor, borderColor, borderWidth, color, outlineStyle].join(' ')
    })
  expect(await look('34')).not.toBe(await look('33'))
})

/** No fault that axe knows, on the whole page, once nothing moves: half-faded words have half their contrast. */
async function expectNoFaults(page: Page) {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  const { violations } = await new AxeBuilder({ page }).analyze()
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} ${target.join(' ')}`),
  )
  expect(faults).toEqual([])
}

/** Goes on by the Tab key until something has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: Locator) {
  const has = () =>
    wanted.evaluate((element) => {
      const group = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : null
      const active = document.activeElement
      return active === element || (group !== null && active instanceof HTMLInputElement && active.name === group)
    })
  for (let presses = 0; presses < 80; presses++) {
    if (await has()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The Tab key never got there')
}
