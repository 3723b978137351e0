import { COOKIE } from '#contracts/shop/visitor.ts'
import { expect, test } from '#tests/support/kept-page.ts'
import { expectNoViolations } from './axe.ts'
import { type CartLines, giveCart } from './visitor.ts'

const isCartUpdate = (body: string | null) => /(?=.*gid:\/\/shopify\/CartLine\/).*merchandiseId/s.test(body ?? '')
const getTees = (quantity: number): CartLines => [{ product: 'everyday-tee-white', quantity }]

test.describe('a cart with one pair in it', () => {
  test.use({ scenario: ['cart-with-lines'] })

  test('ten quick clicks end at eleven with two requests [CART-15]', async ({ page, shopper, world }) => {
    await page.goto('/cart')
    const increase = shopper.cart.lines().getByRole('button', { name: /^Increase/ })
    await expect(increase).toBeVisible()
    await increase.evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 10; click++) button.click()
    })
    await expect(shopper.cart.lines().getByRole('spinbutton')).toHaveValue('11')
    await shopper.cart.waitForTotals()
    await expect(shopper.cart.total()).toHaveText('£1,078.00')
    expect(await world.requests('cartLinesUpdate')).toHaveLength(2)
  })

  test('keeps every letter that is typed while the code field’s script arrives [CART-12]', async ({ page }) => {
    await page.goto('/cart')
    const { typed, kept: storedLength } = await page
      .getByText('Add a discount code')
      .evaluate(async (summary: HTMLElement) => {
        const getField = () => summary.closest('details')?.querySelector<HTMLInputElement>('[name="code"]')
        // A letter between any two tasks of the page, sooner than a hand or a timer.
        const { port1, port2 } = new MessageChannel()
        const waitForTask = () =>
          new Promise<void>((resolve) => {
            port1.onmessage = () => resolve()
            port2.postMessage(null)
          })
        const fields = new Set<HTMLInputElement>()
        let count = 0
        summary.click()
        while (fields.size < 2) {
          await waitForTask()
          const field = getField()
          if (!field) continue
          fields.add(field)
          field.value += 'A'
          count++
        }
        return { typed: count, kept: getField()?.value.length }
      })
    expect(storedLength).toBe(typed)
  })

  test('a changed quantity names its line’s variant to the server [CART-17]', async ({ page, shopper }) => {
    await page.goto('/cart')
    const sent = page.waitForRequest((request) => request.method() === 'POST' && isCartUpdate(request.postData()))
    await shopper.cart
      .lines()
      .getByRole('button', { name: /^Increase/ })
      .click()
    expect((await sent).postData()).toContain('gid://shopify/ProductVariant/1001001')
    await shopper.cart.waitForTotals()
    await expect(shopper.cart.total()).toHaveText('£196.00')
  })

  test('a saved gift message is there on the next page [CART-11]', async ({ page, shopper }) => {
    await page.goto('/collections/belts')
    await shopper.cart.open()
    await shopper.cart.drawer.getByText('Add a gift message').click()
    await shopper.cart.drawer.getByRole('textbox', { name: 'Gift message' }).fill('Happy birthday, old man')
    await shopper.cart.drawer.getByRole('button', { name: 'Save message' }).click()
    await expect(shopper.cart.drawer.getByRole('button', { name: 'Saved' })).toBeVisible()
    await page.goto('/cart')
    await expect(page.getByRole('textbox', { name: 'Gift message' })).toHaveValue('Happy birthday, old man')
  })

  test('discount codes are checked, applied and removed [CART-12]', async ({ page, shopper }) => {
    await page.goto('/cart')
    await page.getByText('Add a discount code').click()
    const field = page.getByRole('textbox', { name: 'Discount code' })
    await field.fill('two words')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('A code is one word of letters and digits.')).toBeVisible()
    await expect(field).toHaveValue('two words')
    await field.fill('UNKNOWN')
    await field.press('Enter')
    await expect(page.getByText('UNKNOWN does not apply to this basket')).toBeVisible()
    await expect(page.getByText('UNKNOWN does not apply to this basket')).toHaveCSS('color', 'rgb(159, 31, 25)')
    await expect(field).toHaveValue('UNKNOWN')
    await expect(field).toHaveAccessibleDescription('UNKNOWN does not apply to this basket')
    // a code is typed in any case, and said in capitals
    await field.fill('sorted')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('SORTED is applied')).toBeVisible()
    await expect(shopper.cart.total()).toHaveText('£88.20')
    await expect(field).toHaveValue('')
    await page.getByRole('button', { name: 'Remove code SORTED' }).click()
    await expect(shopper.cart.total()).toHaveText('£98.00')
  })

  test('a code sent before its form’s code has loaded is checked in place [CART-12] [FORM-08]', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/cart-fold-forms-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/cart')
    await page.getByText('Add a discount code').click()
    const field = page.getByRole('textbox', { name: 'Discount code' })
    await field.fill('two words')
    await page.getByRole('button', { name: 'Apply' }).press('Enter')
    release()
    await expect(page.getByText('A code is one word of letters and digits.')).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('two words')
  })

  test('an invalid quantity stays in its field with an explanation [CART-03]', async ({ page, shopper }) => {
    await page.goto('/cart')
    const field = shopper.cart.lines().getByRole('spinbutton')
    await field.fill('2000')
    await field.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Please type a whole number from 0 to 1000.')
    await expect(field).toHaveValue('2000')
    await shopper.cart
      .lines()
      .getByRole('button', { name: /^Increase/ })
      .click()
    await expect(field).toHaveValue('2')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('checkout waits for a pending change of quantity [CART-13]', async ({ page, shopper, world }) => {
    await page.goto('/cart')
    await world.control.addFault(world.id, {
      upstream: 'shopify',
      operation: 'cartLinesUpdate',
      respond: { trickleMs: 400 },
      times: 1,
    })
    await shopper.cart
      .lines()
      .getByRole('button', { name: /^Increase/ })
      .click()
    await shopper.cart.checkout().click()
    await expect(page).not.toHaveURL('/cart')
    await expect(page.getByText('£196.00').first()).toBeVisible()
  })

  test('two tabs agree, and an existing cart wins over a linked one [CART-15] [CART-07]', async ({
    page,
    shopper,
    world,
    openTab,
  }) => {
    await page.goto('/cart')
    const tab = await openTab()
    const { cartId } = await world.control.seedCart(world.id, { region: 'gb', lines: getTees(3) })
    await tab.goto(`/cart?checkout_id=${encodeURIComponent(cartId)}`)
    await expect(tab).toHaveURL('/cart')
    await expect(tab.getByRole('main').getByText('Heroes, Navy')).toBeVisible()
    await expect(tab.locator('html[data-hydrated]')).toBeAttached()
    await tab.getByRole('button', { name: /^Increase/ }).click()
    await expect(shopper.cart.lines().getByRole('spinbutton')).toHaveValue('2')
    await expect(shopper.cart.total()).toHaveText('£196.00')
    await shopper.cart.expectCount(2)
  })

  test('a paid cart is gone when the shopper comes back [CART-05]', async ({ page, shopper }) => {
    await page.goto('/collections/belts')
    await shopper.cart.open()
    await shopper.cart.checkout().click()
    await page.getByLabel('Email for the order confirmation').fill('shopper@example.com')
    await page.getByRole('button', { name: 'Complete order' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/order|thank/i)
    await page.goto('/collections/belts')
    await shopper.cart.open()
    await expect(shopper.cart.drawer.getByText('This cart was previously completed')).toBeVisible()
    await expect(shopper.cart.drawer.getByText('Your basket is empty.')).toBeVisible()
  })
})

test.describe('an offline shopper', () => {
  test.use({ scenario: ['cart-with-lines'], expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('sees the change refused and the cart unchanged [CART-03]', async ({ page, shopper, context }) => {
    await page.goto('/cart')
    await context.setOffline(true)
    await shopper.cart
      .lines()
      .getByRole('button', { name: /^Increase/ })
      .click()
    await expect(page.getByRole('alert')).toContainText('You seem to be offline.')
    await expect(shopper.cart.lines().getByRole('spinbutton')).toHaveValue('1')
    await context.setOffline(false)
    await shopper.cart
      .lines()
      .getByRole('button', { name: /^Increase/ })
      .click()
    await expect(shopper.cart.total()).toHaveText('£196.00')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('removing all lines can be undone, with a notice until the drawer closes [CART-08] [CART-09]', async ({
  page,
  shopper,
  world,
  context,
  baseURL,
}) => {
  await giveCart(world, context, baseURL, [{ product: 'heroes-navy', quantity: 2 }, ...getTees(1)])
  await page.goto('/collections/belts')
  await shopper.cart.open()
  await expect(shopper.cart.lines()).toHaveCount(2)
  await shopper.cart.drawer.getByRole('button', { name: 'Remove all' }).click()
  await expect(shopper.cart.drawer.getByText('Your basket is empty.')).toBeVisible()
  await expect(shopper.cart.drawer.getByText('2 products removed.')).toBeVisible()
  await shopper.cart.drawer.getByRole('button', { name: 'Undo' }).click()
  await expect(shopper.cart.lines()).toHaveCount(2)
  await shopper.cart.expectCount(3)
  await expect(shopper.cart.drawer.getByText('2 products are back in your basket.')).toBeVisible()
  await expect(shopper.cart.drawer.getByText('Added to your basket.')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await shopper.cart.open()
  await expect(shopper.cart.lines()).toHaveCount(2)
  await expect(shopper.cart.drawer.getByText('2 products are back in your basket.')).toHaveCount(0)
})

test('the cart says what an offer still needs, then names it [CART-12]', async ({
  page,
  shopper,
  world,
  context,
  baseURL,
}) => {
  await giveCart(world, context, baseURL, getTees(2))
  await page.goto('/cart')
  const main = page.getByRole('main')
  await expect(main.getByText('T-shirts: add 1 more, and 3 cost £115.')).toBeVisible()
  await expect(main.getByText('£10.01 more and delivery is free')).toBeVisible()
  await shopper.cart
    .lines()
    .getByRole('button', { name: /^Increase/ })
    .click()
  await shopper.cart.waitForTotals()
  await expect(shopper.cart.lines().getByText('T-shirts 3 for £115')).toBeVisible()
  await expect(shopper.cart.total()).toHaveText('£115.00')
  await expect(main.getByText('Your delivery is free')).toBeVisible()
})

test('a cart link restores its cart and leaves the address [CART-07]', async ({ page, shopper, world, context }) => {
  const { cartId } = await world.control.seedCart(world.id, { region: 'gb', lines: getTees(1) })
  await page.goto(`/collections/belts?checkout_id=${encodeURIComponent(cartId)}`)
  await expect(shopper.cart.lines()).toHaveCount(1)
  await shopper.cart.expectCount(1)
  await expect(page).toHaveURL('/collections/belts')
  expect((await context.cookies()).find(({ name }) => name === 'cart_id_gb')?.httpOnly).toBe(true)
})

test('a failed or invalid cart link leaves no cart behind [CART-07] [OPS-04]', async ({
  page,
  shopper,
  world,
  context,
}) => {
  const { cartId } = await world.control.seedCart(world.id, { region: 'gb', lines: getTees(1) })
  await world.control.addFault(world.id, { upstream: 'shopify', operation: 'cart', respond: { status: 500 } })
  await page.goto(`/collections/belts?checkout_id=${encodeURIComponent(cartId)}`)
  await expect(shopper.cart.drawer.getByRole('alert')).toContainText('We couldn’t reach your basket just now.')
  expect((await context.cookies()).some(({ name }) => name === 'cart_id_gb')).toBe(false)
  const requestCount = (await world.requests('cart')).length
  await page.goto('/collections/belts?checkout_id=%3Cscript%3Ealert(1)%3C/script%3E')
  await expect(page).toHaveURL('/collections/belts')
  await expect(shopper.cart.drawer).toBeHidden()
  expect(await world.requests('cart')).toHaveLength(requestCount)
})

test.describe('a mail link opened while Shopify fails', () => {
  test.use({ scenario: ['cart-with-lines'], expectedErrors: [/503/] })

  test('does not lose the cart of this browser [CART-07] [CART-17]', async ({ page, shopper, world, context }) => {
    const { cartId } = await world.control.seedCart(world.id, { region: 'gb', lines: getTees(3) })
    await world.control.addFault(world.id, {
      upstream: 'shopify',
      operation: 'cart',
      respond: { status: 503 },
      times: 1,
    })
    const before = (await context.cookies()).find(({ name }) => name === 'cart_id_gb')?.value
    await page.goto(`/collections/belts?checkout_id=${encodeURIComponent(cartId)}`)
    await expect(shopper.cart.drawer.getByRole('alert')).toContainText('We couldn’t reach your basket just now.')
    expect((await context.cookies()).find(({ name }) => name === 'cart_id_gb')?.value).toBe(before)
    await shopper.cart.drawer.getByRole('button', { name: 'Try again' }).click()
    await expect(shopper.cart.line('Heroes, Navy')).toBeVisible()
    await expect(shopper.cart.drawer.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('a cart with a line that has sold out', () => {
  test.use({ scenario: ['cart-adjusted'] })

  test('shows the notice once [CART-07]', async ({ page }) => {
    await page.goto('/cart')
    await expect(page.getByRole('alert')).toHaveText(
      "Cart updated. Some items are now gone. But don't worry, there's plenty more fits in the sea.",
    )
    await expect(page.getByText('Sold out: Heroes, Navy.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Your basket is empty.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('a size with two left', () => {
  test.use({ scenario: ['low-stock'] })

  test('caps a quantity of three and says so [CART-15]', async ({ page, shopper }) => {
    await page.goto('/cart')
    await shopper.cart.lines().getByRole('spinbutton').fill('3')
    await shopper.cart.lines().getByRole('spinbutton').press('Enter')
    await expect(page.getByRole('alert')).toContainText('That is all we have of one of your sizes.')
    await expect(shopper.cart.lines().getByRole('spinbutton')).toHaveValue('2')
  })
})

test.describe('a cart whose updates fail', () => {
  test.use({ scenario: ['cart-update-fails'] })

  test('keeps the typed gift message and code [CART-03] [CART-11] [ERR-03]', async ({ page }) => {
    await page.goto('/cart')
    await page.getByText('Add a gift message').click()
    const message = page.getByRole('textbox', { name: 'Gift message' })
    await message.fill('Happy birthday')
    await page.getByRole('button', { name: 'Save message' }).click()
    await expect(page.getByRole('alert')).toContainText('We couldn’t reach your basket just now.')
    await expect(message).toHaveValue('Happy birthday')
    await page.getByText('Add a discount code').click()
    const code = page.getByRole('textbox', { name: 'Discount code' })
    await code.fill('SORTED')
    await code.press('Enter')
    await expect(page.getByRole('button', { name: 'Not entered' })).toBeVisible()
    await expect(code).toHaveValue('SORTED')
  })
})

test('a campaign link applies its code and hides the newsletter prompt [CART-14]', async ({
  page,
  context,
  world,
  baseURL,
}) => {
  await giveCart(world, context, baseURL, getTees(1))
  await context.clearCookies({ name: COOKIE.hideNewsletterPrompt })
  // it is shown for five seconds
  const shown = expect(page.getByText('Your 10% discount will be applied at the checkout.')).toBeVisible()
  await Promise.all([shown, page.goto('/cart?utm_content=first-order&utm_term=sorted')])
  await expect(page.getByText('SORTED will be applied at the checkout')).toBeVisible()
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
  expect([cookies[COOKIE.discountCode], cookies[COOKIE.hideNewsletterPrompt]]).toEqual(['SORTED', 'true'])
  await page.getByRole('button', { name: 'Remove code SORTED' }).click()
  await expect(page.getByText('SORTED will be applied at the checkout')).toHaveCount(0)
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === COOKIE.discountCode)).toBe(false)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, scenario: ['cart-with-lines'] })

  test('a gift message and a discount code can be saved [CART-11] [CART-12] [OPS-06]', async ({ page, shopper }) => {
    await page.goto('/cart')
    await page.getByText('Add a gift message').click()
    await page.getByRole('textbox', { name: 'Gift message' }).fill('Happy birthday')
    await page.getByRole('button', { name: 'Save message' }).click()
    await expect(page.getByRole('textbox', { name: 'Gift message' })).toHaveValue('Happy birthday')
    await page.getByText('Add a discount code').click()
    await page.getByRole('textbox', { name: 'Discount code' }).fill('SORTED')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('SORTED is applied')).toBeVisible()
    await expect(shopper.cart.total()).toHaveText('£88.20')
  })
})

test.describe('a cart with a hundred lines', () => {
  test.use({ scenario: ['hundred-lines'] })

  test('shows every line, can be changed and has no violations [CART-01] [OPS-05]', async ({ page, shopper }) => {
    // axe needs longer for a hundred lines
    test.slow()
    await page.goto('/cart')
    await expect(shopper.cart.lines()).toHaveCount(100)
    await shopper.cart
      .lines()
      .nth(99)
      .getByRole('button', { name: /^Increase/ })
      .click()
    await shopper.cart.expectCount(101)
    await page.getByText('Add a discount code').click()
    await page.getByText('Add a gift message').click()
    await shopper.cart.waitForTotals()
    await expectNoViolations(page, 'main')
  })
})
