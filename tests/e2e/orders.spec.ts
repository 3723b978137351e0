import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { expectNoViolations } from './axe.ts'

const CUSTOMER = { firstName: 'Ann', lastName: 'Archer', signedIn: false } as const
const ORDER = '/account?page=orders&order=SP1001'

const getRows = (page: Page) => page.getByRole('region', { name: 'Orders' }).getByRole('listitem')
const getLines = (page: Page) => page.getByRole('region', { name: 'Items' }).getByRole('listitem')
const orderAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Order again' })

test('an order has a page that sign-in, Back and reload lead back to [ACC-04]', { tag: '@smoke' }, async ({
  page,
  world,
  shopper,
}) => {
  const { email, customerId } = await world.control.seedCustomer(world.id, CUSTOMER)
  const old = await world.control.seedOrder(world.id, { customerId, placedDaysAgo: 300 })
  const lines = [
    { product: 'heroes-navy', quantity: 2, options: { waist: '34', build: 'B', leg: '32' } },
    { product: 'the-belt-black', quantity: 1 },
  ]
  const { name } = await world.control.seedOrder(world.id, { customerId, lines, placedDaysAgo: 12 })
  const number = name.replace('#', '')
  await page.goto(`/account?page=orders&order=${number.toLowerCase()}`)
  await shopper.account.signInAs(email)
  await expect(page).toHaveURL(`/account?page=orders&order=${number.toLowerCase()}`)
  const order = page.getByRole('article', { name: number })
  await expect(order.getByRole('heading', { name: number })).toBeFocused()
  await expect(order).toContainText('Delivered')
  await expect(getLines(page).first()).toContainText('Waist: 34Build: BLeg: 322 × £98.00 each')
  await expect(getLines(page).first().getByRole('link')).toHaveAttribute('href', '/products/heroes-navy')
  // an offer on belts
  await expect(getLines(page).last()).toContainText(/Belts £20 off: −£20\.00.*Price paid £69\.00/)
  const payment = order.getByRole('region', { name: 'Payment' })
  await expect(payment).toContainText('Subtotal£285.00Discounts−£20.00DeliveryFreeTotal£265.00')
  await expect(order.getByRole('region', { name: 'Delivery' })).toContainText('Ann Archer')
  await expect(order.getByRole('link', { name: 'Follow this order' })).toHaveAttribute('href', /\/orders\//)
  await expect(order.getByRole('link', { name: 'Return something' })).toHaveAttribute(
    'href',
    `/returns?order=${number}`,
  )
  await expect(order.getByRole('region', { name: 'Returns and refunds' })).toHaveCount(0)
  await expectNoViolations(page)

  await page.reload()
  await expect(order).toBeVisible()
  await page.getByRole('link', { name: 'All orders' }).click()
  await expect(getRows(page)).toHaveCount(2)
  await expect(getRows(page).first()).toContainText(`${number}Delivered`)
  await expect(getRows(page).first()).toContainText('3 items£265.00')
  await expectNoViolations(page)
  await page.getByRole('link', { name: old.name.replace('#', '') }).click()
  await expect(page.getByText(/^Free returns ended on/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return something' })).toHaveCount(0)
  const reads = (await world.requests('customer')).length
  await page.goBack()
  await expect(getRows(page)).toHaveCount(2)
  // the list is still known
  expect(await world.requests('customer')).toHaveLength(reads)
})

test.describe('an order of which some is sold out, withdrawn and returned', () => {
  test.use({ scenario: ['order-gone-in-part'] })

  test('is ordered again as far as possible, once however often pressed [ACC-04]', async ({ page, world, shopper }) => {
    await page.goto(ORDER)
    await expect(getLines(page).nth(0)).toContainText('Sold out in this size')
    await expect(getLines(page).nth(1)).toContainText('1 returned')
    await expect(getLines(page).nth(2)).toContainText('No longer sold')
    await expect(getLines(page).nth(2).getByRole('link')).toHaveCount(0)
    const returns = page.getByRole('region', { name: 'Returns and refunds' })
    await expect(returns).toContainText('On its way back')
    await expect(returns).toContainText('1 × Everyday Tee, White')

    await orderAgain(page).dblclick()
    await expect(shopper.cart.drawer).toBeVisible()
    await expect(shopper.cart.lines()).toHaveCount(1)
    await expect(shopper.cart.line('Everyday Tee, White')).toContainText('£90.00')
    await expect(shopper.cart.drawer.getByRole('alert')).toHaveText(
      'Some of that order is not in here. The order’s page says what, and why.',
    )
    expect(await world.requests('cartCreate')).toHaveLength(1)
    expect(await world.requests('cartLinesAdd')).toHaveLength(0)
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    const notAdded = page.getByRole('main').getByRole('status').filter({ hasText: 'Not in your basket' })
    await expect(notAdded).toContainText('Heroes, Navy, Waist: 34, Build: B, Leg: 32: sold out')
    await expect(notAdded).toContainText('Bulletproof, Indigo, Waist: 34, Build: B, Leg: 32: no longer sold')
    await expectNoViolations(page)
  })

  test.describe('and of which nothing is left', () => {
    test.use({ scenario: [{ name: 'order-gone-in-part', params: { wholly: true } }] })

    test('says that nothing can be had, and why where it could not be read [ACC-04]', async ({
      page,
      world,
      shopper,
    }) => {
      await page.goto(ORDER)
      await orderAgain(page).click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'Nothing in this order can be bought at the moment.',
      )
      await expect(shopper.cart.drawer).toBeHidden()
      expect(await world.requests('cartCreate')).toHaveLength(0)
      await world.control.addFault(world.id, { upstream: 'shopify', respond: { status: 503 } })
      await page.reload()
      await orderAgain(page).click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        /^There was a problem adding this product to basket\./,
      )
      await expect(page.getByRole('article', { name: 'SP1001' })).toBeVisible()
    })
  })
})

test.describe('an order with letters', () => {
  test.use({ scenario: ['order-to-return'] })

  test('names letters that are not acknowledged, and those that are sold no more [ACC-04] [PDP-07]', async ({
    page,
    shopper,
  }) => {
    await page.goto(ORDER)
    await shopper.account.signInAs('jo@example.com')
    await orderAgain(page).click()
    await expect(shopper.cart.lines()).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(page.getByText('it has letters; tick the acknowledgement')).toBeVisible()
    await page.getByLabel('I acknowledge that personalised items cannot be exchanged or returned.').check()
    await orderAgain(page).click()
    // this belt's letters were sold without a line of their own, which the cart takes no more
    await expect(page.getByText('The Belt, Black, Size: M, Personalisation: J.M.: no longer sold')).toBeVisible()
    // the rest of the order is not added a second time
    await page.goto('/cart')
    await expect(shopper.cart.lines()).toHaveCount(2)
    await expect(shopper.cart.lines().filter({ hasText: 'Heroes' }).getByRole('spinbutton')).toHaveValue('2')
  })
})

test('an unknown order number says so, whosever it is [ACC-04] [ACC-08]', async ({ page, world, shopper }) => {
  const { email } = await world.control.seedCustomer(world.id, CUSTOMER)
  const other = await world.control.seedOrder(world.id, { email: 'bo@example.com' })
  await page.goto(`/account?page=orders&order=${other.name.replace('#', '')}`)
  await shopper.account.signInAs(email)
  const heading = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(heading).toHaveText(`We cannot find order ${other.name.replace('#', '')}`)
  await expect(heading).toBeFocused()
  await expectNoViolations(page)
  for (const [text, shown] of [
    ['SP999', 'SP999'],
    ['%22%20OR%20id:1', '" OR id:1'],
    ['9'.repeat(200), '9'.repeat(30)],
  ] as const) {
    await page.goto(`/account?page=orders&order=${text}`)
    await expect(heading).toHaveText(`We cannot find order ${shown}`)
  }
  expect(await world.requests('order')).toEqual([])
})

test.describe('fifty orders', () => {
  test.use({ scenario: [{ name: 'customer-with-orders', params: { orders: 50 } }] })

  test('are shown twenty at a time; a failed page can be tried again [ACC-04] [ACC-05]', async ({ page, world }) => {
    await page.goto('/account?page=orders')
    await expect(getRows(page)).toHaveCount(20)
    await world.control.addFault(world.id, {
      upstream: 'customer-account',
      operation: 'orders',
      respond: { status: 500 },
    })
    await page.getByRole('button', { name: 'Show more orders' }).click()
    await expect(page.getByRole('button', { name: 'That did not work. Try again' })).toBeVisible()
    await world.control.clearFaults(world.id)
    await page.getByRole('button', { name: 'That did not work. Try again' }).click()
    await expect(getRows(page)).toHaveCount(40)
    await expect(getRows(page).nth(20).getByRole('link')).toBeFocused()
    await page.getByRole('button', { name: 'Show more orders' }).click()
    await expect(getRows(page)).toHaveCount(50)
    await expect(page.getByRole('button', { name: 'Show more orders' })).toHaveCount(0)
    await getRows(page).nth(45).getByRole('link').click()
    await expect(page.getByRole('article')).toBeVisible()
    await page.goBack()
    await expect(getRows(page)).toHaveCount(50)
  })
})

test('an order of twenty lines and long names fits a phone [ACC-04] [OPS-05]', async ({ page, world, shopper }) => {
  const long = 'Wolfeschlegelsteinhausenbergerdorff'
  const { email, customerId } = await world.control.seedCustomer(world.id, {
    ...CUSTOMER,
    firstName: long,
    lastName: `${long}-${long}`,
  })
  const waists = ['30', '31', '32', '33', '34', '36', '38', '40', '42', '44']
  const lines = ['heroes-navy', 'bulletproof-indigo'].flatMap((product) =>
    waists.map((waist) => ({ product, quantity: 1, options: { waist } })),
  )
  const { name } = await world.control.seedOrder(world.id, { customerId, lines, fulfilment: 'unfulfilled' })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/account?page=orders&order=${name.replace('#', '')}`)
  await shopper.account.signInAs(email)
  await expect(getLines(page)).toHaveCount(20)
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText('Not sent yet')
  await expect(page.getByRole('link', { name: 'Return something' })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectNoViolations(page)
})

test.describe('bare upstreams', () => {
  test.use({ scenario: ['order-gone-in-part', 'upstreams-bare'] })

  test('still show an order, without what they do not say [SIM-09] [CTR-06]', async ({ page, world }) => {
    await page.goto(ORDER)
    await expect(getLines(page)).toHaveCount(3)
    await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Total£307.00')
    await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|null/)
    await expectNoViolations(page)
    expect((await world.reports()).map(({ message }) => message)).toEqual([])
  })
})
