import type { Locator } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'

test.use({ viewport: { width: 360, height: 740 }, scenario: ['hundred-lines'] })

/** More than the bars at the foot of basket and product are high, in pixels. */
const BAR_HEIGHT = 100

/** Whether a press in the middle of an element reaches it: it is on the screen, with nothing in front of it. */
const isReached = (element: Locator) =>
  element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (target.contains(hit) || hit.contains(target))
  })

async function expectReached(element: Locator) {
  await expect(element).toBeVisible()
  await expect.poll(() => isReached(element)).toBe(true)
}

/** Scrolls until an element is so far above the foot of the screen that a bar would be below it, and what opens is out of sight. */
async function bringToFoot(element: Locator, barHeight = 0) {
  const scroll = (target: Element, height: number) => {
    const missing = target.getBoundingClientRect().bottom - innerHeight + height
    scrollBy({ top: missing, behavior: 'instant' })
    return Math.abs(Math.round(missing))
  }
  // what is scrolled to gets its height only then
  await expect.poll(() => element.evaluate(scroll, barHeight)).toBe(0)
}

test('what a press opens in the basket is on the screen, and so is what it says [CART-18] [CART-09]', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  await page.goto('/cart')
  const line = shopper.cart.lines().nth(20)
  const toggle = line.getByRole('link', { name: /^Change size or colour of/ })
  await bringToFoot(toggle, BAR_HEIGHT)
  await toggle.click()
  const save = line.getByRole('button', { name: 'Change', exact: true })
  await expectReached(save)
  const waist = line.getByRole('combobox').first()
  await waist.selectOption({ index: (await waist.evaluate((select: HTMLSelectElement) => select.selectedIndex)) + 1 })
  await save.click()
  await expectReached(page.getByRole('status').getByRole('button', { name: 'Undo' }))
  await expectReached(toggle)

  await line.getByRole('button', { name: /^Remove/ }).click()
  await expectReached(page.getByRole('status').getByText(/ removed\.$/))
  await expectReached(page.getByRole('status').getByRole('button', { name: 'Undo' }))
})

test.describe('a gift card in the basket', () => {
  test('has its details below the price, and breaks an email address in no word [CART-10]', { tag: '@phone' }, async ({
    page,
    shopper,
  }) => {
    await page.goto('/products/gift-card-ink')
    await shopper.product.choose('Amount', '£100')
    await page.getByLabel('Their email address').fill('bartholomew.long@example.com')
    await shopper.product.add()
    await expect(shopper.cart.drawer.getByText('bartholomew.long@example.com')).toBeVisible()
    await page.goto('/cart')
    const line = shopper.cart.line('Gift Card')
    const email = line.getByText('bartholomew.long@example.com')
    const lines = await email.evaluate((element) => {
      const range = document.createRange()
      return [...element.childNodes].flatMap((node) => {
        range.selectNodeContents(node)
        return node.textContent ? [[node.textContent, range.getClientRects().length]] : []
      })
    })
    expect(lines).toEqual([
      ['bartholomew.long@', 1],
      ['example.com', 1],
    ])
    const price = await line.getByText('£100.00').first().boundingBox()
    const details = await line.getByText('Amount: £100').boundingBox()
    expect(details?.y).toBeGreaterThanOrEqual((price?.y ?? 0) + (price?.height ?? 0) - 1)
  })
})

for (const [summary, field] of [
  ['Add a discount code', 'Discount code'],
  ['Add a gift message', 'Gift message'],
] as const)
  test(`${summary} opens above the checkout bar [CART-09]`, { tag: '@phone' }, async ({ page }) => {
    await page.goto('/cart')
    const fold = page.getByText(summary)
    await bringToFoot(fold, BAR_HEIGHT)
    await fold.click()
    await expectReached(page.getByLabel(field))
    const form = page.getByLabel(field).locator('xpath=ancestor::form')
    await expectReached(form.getByRole('button'))
  })

test('what a build is opens above the bar that buys [PDP-03]', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/products/heroes-navy')
  const question = page.getByText('What is a build?')
  await bringToFoot(question, BAR_HEIGHT)
  await expect(page.locator('[data-bar=floating]')).toBeVisible()
  await question.click()
  const help = page.locator('details').filter({ has: question })
  await expectReached(help.getByRole('listitem').first())
  await expectReached(help.locator('p').last())
})

for (const path of ['/returns', '/order-status'])
  test(`why ${path} finds no order is on the screen [RET-02] [ACC-09]`, { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 480 })
    await page.goto(path)
    await page.getByLabel('Order number').fill('SP1001')
    await page.getByLabel(/postcode/i).fill('AB1 2CD')
    await bringToFoot(page.getByRole('button', { name: 'Find my order' }))
    await page.getByRole('button', { name: 'Find my order' }).click()
    await expectReached(page.getByRole('alert').getByText(/can.t find an order/))
    await expectReached(page.getByRole('alert').locator('p').last())
  })
