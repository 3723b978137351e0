import type { Page } from '@playwright/test'
import { countTaps } from '#tests/support/count-taps.ts'
import { expect, test } from '#tests/support/shop.ts'

test.use({ viewport: { width: 360, height: 740 } })

const HEROES = 'Add 34 / B / 32 to basket: Heroes, Navy'

/** The presses of a goal at most, and how many the shop takes today. Typing is no press. */
function expectPresses(goal: string, presses: number, { today, atMost }: { today: number; atMost: number }) {
  console.log(`${goal}: ${presses} presses on a phone, at most ${atMost}`)
  expect(presses).toBeLessThanOrEqual(atMost)
  expect(presses).toBe(today)
}

test('chinos from home to checkout in at most eight presses on a phone [CART-01] [NAV-16]', async ({
  page,
  shopper,
}) => {
  const getTaps = await countTaps(page)
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Shop trousers' }).first().click()
  await page.getByRole('link', { name: 'Heroes, Navy', exact: true }).click()
  for (const [option, value] of [
    ['Waist', '34'],
    ['Build', 'Build B'],
    ['Leg', '32'],
  ] as const)
    await shopper.product.choose(option, value)
  await shopper.product.add()
  await expect(shopper.cart.lines()).toContainText('Waist: 34')
  await shopper.cart.checkout().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  expectPresses('Chinos from home to checkout', getTaps(), { today: 7, atMost: 8 })
})

test('who types what he wants takes three presses to checkout on a phone [NAV-16]', async ({ page, shopper }) => {
  const getTaps = await countTaps(page)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.getByRole('searchbox', { name: 'Search the shop' }).fill('navy chinos 34 b 32')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: HEROES }).click()
  await expect(shopper.cart.lines()).toContainText('Waist: 34')
  await shopper.cart.checkout().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  expectPresses('Typed chinos from home to checkout', getTaps(), { today: 3, atMost: 8 })
})

test('the Fit Finder from home to trousers and a top in at most 22 presses on a phone [FIT-07] [FIT-20]', async ({
  page,
  shopper,
}) => {
  const getTaps = await countTaps(page)
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Find your fit' }).first().click()
  await page.getByRole('button', { name: 'Begin' }).click()
  for (const share of [0.5, 0.4, 0.35]) await slide(page, share)
  await page.getByRole('radio', { name: '34' }).click()
  await page.getByRole('radio', { name: /^No/ }).click()
  await page.getByRole('radio', { name: /^Regular/ }).click()
  for (const name of ['Stomach', 'Seat', 'Thighs'])
    await page.getByRole('radiogroup', { name }).getByRole('radio', { name: 'Average' }).click()
  await shopper.finder.next()
  await page.getByRole('button', { name: 'See my size now' }).click()
  await page.getByRole('link', { name: /^Shop trousers in/ }).click()
  await page.getByRole('button', { name: /^Add 3\d \/ [ABC] \/ \d\d to basket: Heroes, Navy$/ }).click()
  await expect(shopper.cart.lines()).toHaveCount(1)
  console.log(`The Fit Finder from home to trousers in the basket: ${getTaps()} presses on a phone`)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Tops in my size' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tops' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Add .+ to basket: / })
    .first()
    .click()
  await expect(shopper.cart.lines()).toHaveCount(2)
  expectPresses('The Fit Finder from home to trousers and a top', getTaps(), { today: 21, atMost: 22 })
})

/** Answers a number by its slider, at a share of its length, and goes on. */
async function slide(page: Page, share: number) {
  const slider = page.getByRole('slider')
  const title = await page.locator('[data-screen-title]').textContent()
  const box = await slider.boundingBox()
  if (box) await slider.click({ position: { x: box.width * share, y: box.height / 2 } })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.locator('[data-screen-title]')).not.toHaveText(title ?? '')
}
