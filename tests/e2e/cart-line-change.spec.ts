import type { Locator } from '@playwright/test'
import { holdCall } from '#tests/support/hold-call.ts'
import { expect, test } from '#tests/support/kept-page.ts'
import { createShopper } from '#tests/support/shopper/shopper.ts'
import { expectNoViolations } from './axe.ts'
import { type CartLines, giveCart } from './visitor.ts'

const getPair = (waist: string): CartLines[number] => ({
  product: 'heroes-navy',
  options: { waist, build: 'B', leg: '32' },
})
const [WAIST_34, WAIST_36] = [getPair('34'), getPair('36')]

const getToggle = (line: Locator) => line.getByRole('link', { name: /^Change size or colour of/ })
const getSave = (line: Locator) => line.getByRole('button', { name: /^(Change|Changing)$/ })

/** Opens the sizes and colours of a line. */
async function openChange(line: Locator) {
  await getToggle(line).click()
  await expect(line.getByRole('combobox', { name: 'Waist' })).toBeVisible()
}

const chooseWaist = (line: Locator, waist: string) => line.getByRole('combobox', { name: 'Waist' }).selectOption(waist)

test.describe('a basket with one pair in it', () => {
  test.use({ scenario: ['cart-with-lines'] })

  test('takes another size and colour in one action, and back [CART-18]', { tag: '@phone' }, async ({
    page,
    shopper,
    world,
  }) => {
    await page.goto('/cart')
    const line = shopper.cart.lines().first()
    await openChange(line)
    await line.getByRole('radio', { name: 'Black' }).check()
    await expect(line.getByText('Colour: Black')).toBeVisible()
    await chooseWaist(line, '36')
    await getSave(line).click()
    await expect(page.getByRole('status').filter({ hasText: 'Heroes, Black is now 36 / B / 32.' })).toBeVisible()
    await expect(line.getByRole('link', { name: 'Heroes, Black', exact: true })).toBeVisible()
    await expect(line).toContainText('Waist: 36')
    await expect(line).toContainText('Leg: 32')
    await expect(line.getByRole('combobox', { name: 'Waist' })).toHaveCount(0)
    await expect(getToggle(line)).toBeFocused()
    expect(await world.requests('cartLinesUpdate')).toHaveLength(1)

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Heroes, Navy is 34 / B / 32 again.' })).toBeVisible()
    await expect(line).toContainText('Waist: 34')
  })

  test('pressed twice changes the line once, and a late answer keeps it [CART-18] [CART-03]', async ({
    page,
    shopper,
    world,
  }) => {
    await page.goto('/cart')
    const line = shopper.cart.lines().first()
    await openChange(line)
    await chooseWaist(line, '36')
    await getSave(line).dblclick()
    await expect(line).toContainText('Waist: 36')
    await shopper.cart.expectCount(1)
    expect(await world.requests('cartLinesUpdate')).toHaveLength(1)
  })

  test('a size and a press come before the colour’s sizes, and both count [CART-18]', async ({
    page,
    shopper,
    world,
  }) => {
    await page.goto('/cart')
    const line = shopper.cart.lines().first()
    await openChange(line)
    const goods = await holdCall(page, 'fetchLineGoods')
    const place = await getSave(line).boundingBox()
    await line.getByRole('radio', { name: 'Black' }).check()
    await expect(line.getByText('Fetching sizes and colours')).toBeAttached()
    expect(await getSave(line).boundingBox()).toEqual(place)
    await chooseWaist(line, '36')
    await getSave(line).click()
    await goods.release()
    await expect(page.getByRole('status').filter({ hasText: 'Heroes, Black is now 36 / B / 32.' })).toBeVisible()
    expect(await world.requests('cartLinesUpdate')).toHaveLength(1)
  })

  test('has no violations with its sizes and colours open [CART-18] [OPS-05]', { tag: '@phone' }, async ({
    page,
    shopper,
  }) => {
    await page.goto('/cart')
    await openChange(shopper.cart.lines().first())
    await expectNoViolations(page, 'main')
  })

  test('changes a size in the drawer, and shows it in another tab [CART-18] [CART-15]', { tag: '@phone' }, async ({
    page,
    shopper,
    openTab,
  }) => {
    await page.goto('/collections/belts')
    const tab = await openTab()
    await tab.goto('/cart')
    await shopper.cart.open()
    const line = shopper.cart.lines().first()
    await openChange(line)
    await chooseWaist(line, '36')
    await getSave(line).click()
    await expect(shopper.cart.drawer.getByText('Heroes, Navy is now 36 / B / 32.')).toBeVisible()
    await expect(createShopper(tab).cart.lines().first()).toContainText('Waist: 36')
  })
})

test('one message says what changed and leaves the line in view [CART-18] [CART-09]', { tag: '@phone' }, async ({
  page,
  shopper,
  world,
  context,
  baseURL,
}) => {
  const others = ['everyday-tee-white', 'everyday-tee-navy', 'the-belt-black'].map((product) => ({ product }))
  await giveCart(world, context, baseURL, [...others, WAIST_34, ...others.map((line) => ({ ...line, quantity: 2 }))])
  await page.goto('/products/heroes-navy?w=36&b=B&l=32')
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(shopper.cart.drawer.getByText('Added to your basket.')).toBeVisible()
  const line = shopper.cart.lines().filter({ hasText: /Heroes.*Waist: 3[45]/ })
  await openChange(line)
  await chooseWaist(line, '35')
  await getToggle(line).evaluate((toggle) => toggle.scrollIntoView({ block: 'start' }))
  await getSave(line).click()
  const message = shopper.cart.drawer.getByText('Heroes, Navy is now 35 / B / 32.')
  await expect(message).toBeVisible()
  await expect(shopper.cart.drawer.getByText('Added to your basket.')).toHaveCount(0)
  await expect(getToggle(line)).toBeFocused()
  const title = line.getByRole('link', { name: 'Heroes, Navy', exact: true })
  await expect(async () => {
    const [messageBox, titleBox] = [await message.locator('..').boundingBox(), await title.boundingBox()]
    expect(titleBox?.y).toBeGreaterThan((messageBox?.y ?? 0) + (messageBox?.height ?? 0))
    expect((titleBox?.y ?? 0) + (titleBox?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0)
  }).toPass()
})

test('one line is made of two that became the same, and undone [CART-18]', async ({
  page,
  shopper,
  world,
  context,
  baseURL,
}) => {
  await giveCart(world, context, baseURL, [WAIST_34, WAIST_36])
  await page.goto('/cart')
  await expect(shopper.cart.lines()).toHaveCount(2)
  const line = shopper.cart.lines().filter({ hasText: 'Waist: 34' })
  await openChange(line)
  await chooseWaist(line, '36')
  await getSave(line).click()
  await expect(shopper.cart.lines()).toHaveCount(1)
  await expect(shopper.cart.lines().getByRole('spinbutton')).toHaveValue('2')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shopper.cart.lines()).toHaveCount(2)
  await expect(page.getByText('Heroes, Navy is back in your basket.')).toBeVisible()
  await shopper.cart.expectCount(2)
})

test.describe('a size that sold out', () => {
  test.use({ scenario: ['variant-sold-out'] })

  test('says so, and which sizes are close by [CART-18] [PDP-03]', async ({
    page,
    shopper,
    world,
    context,
    baseURL,
  }) => {
    await giveCart(world, context, baseURL, [WAIST_36])
    await page.goto('/cart')
    const line = shopper.cart.lines().first()
    await openChange(line)
    await chooseWaist(line, '34')
    await expect(line.getByRole('option', { name: '32, sold out' })).toBeDisabled()
    await expect(line.getByRole('status').filter({ hasText: 'Leg 32 is sold out' })).toBeVisible()
    await getSave(line).click()
    await expect(line).toContainText('Waist: 36')
    expect(await world.requests('cartLinesUpdate')).toHaveLength(0)
    await line.getByRole('button', { name: '34 / B / 33' }).click()
    await expect(line.getByRole('combobox', { name: 'Leg' })).toHaveValue('33')
    await getSave(line).click()
    await expect(line).toContainText('Waist: 34')
    await expect(line).toContainText('Leg: 33')
  })
})

test.describe('a change that fails', () => {
  test.use({ scenario: ['cart-with-lines'], expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('says so and keeps the line as it was [CART-18] [CART-03]', async ({ page, shopper, world, context }) => {
    await page.goto('/cart')
    const line = shopper.cart.lines().first()
    await openChange(line)
    await chooseWaist(line, '36')
    await context.setOffline(true)
    await getSave(line).click()
    await expect(page.getByRole('alert')).toContainText('You seem to be offline.')
    await expect(line.getByRole('list').first()).toContainText('Waist: 34')
    await context.setOffline(false)
    await world.control.addFault(world.id, {
      upstream: 'shopify',
      operation: 'cartLinesUpdate',
      respond: { status: 500 },
      times: 1,
    })
    await expect(getSave(line)).toBeVisible()
    await getSave(line).click()
    await expect(page.getByRole('alert')).toContainText('We couldn’t reach your basket just now.')
    await expect(line.getByRole('list').first()).toContainText('Waist: 34')
    await expect(line.getByRole('combobox', { name: 'Waist' })).toHaveValue('36')
    await expect(getSave(line)).toBeVisible()
    await getSave(line).click()
    await expect(line.getByRole('list').first()).toContainText('Waist: 36')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, scenario: ['cart-with-lines'] })

  test('a size and a colour are changed by a link and a form [CART-18] [OPS-06]', async ({ page, shopper }) => {
    await page.goto('/cart')
    const line = shopper.cart.lines().first()
    await getToggle(line).click()
    await expect(page).toHaveURL(/\/cart\?change=[\w-]+$/)
    await line.getByRole('radio', { name: 'Black' }).check({ force: true })
    await chooseWaist(line, '36')
    await getSave(line).click()
    await expect(page).toHaveURL('/cart?problem=cart.line-changed')
    await expect(page.getByRole('alert')).toHaveText('Changed. Your basket is as you want it now.')
    await expect(line.getByRole('link', { name: 'Heroes, Black', exact: true })).toBeVisible()
    await expect(line).toContainText('Waist: 36')
  })
})

test('a size is changed before any script file arrives [CART-18] [OPS-07]', async ({ context, world, baseURL }) => {
  await giveCart(world, context, baseURL, [WAIST_36])
  const page = await context.newPage()
  await page.route('**/assets/*.js', () => {})
  await page.goto('/cart', { waitUntil: 'domcontentloaded' })
  const line = createShopper(page).cart.lines().first()
  await getToggle(line).click()
  await chooseWaist(line, '34')
  await getSave(line).click()
  await expect(line).toContainText('Waist: 34')
})
