import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext } from '@playwright/test'
import { COOKIE } from '#contracts/visitor.ts'
import { expect, test, type World } from '#tests/support/shop.ts'

type Lines = Parameters<World['control']['seedCart']>[1]['lines']

/** Gives the shopper a cart with these lines in it. Resolves to its id. */
async function fill(world: World, context: BrowserContext, baseURL: string | undefined, lines: Lines): Promise<string> {
  const { visitor, cartId } = await world.control.seedCart(world.id, { region: 'gb', lines })
  await context.addCookies(
    visitor.cookies.map(({ name, value, httpOnly }) => ({ name, value, httpOnly, url: baseURL ?? '' })),
  )
  return cartId
}
const tees = (quantity: number): Lines => [{ product: 'everyday-tee-white', quantity }]

test.describe('a cart with one pair in it', () => {
  test.use({ scenario: ['cart-with-lines'] })

  test('ten quick clicks are announced, end in eleven, and cost two calls [CART-15]', async ({
    page,
    shopper,
    world,
  }) => {
    await page.goto('/cart')
    const more = shopper.cart.lines().getByRole('button', { name: /^Increase/ })
    await expect(more).toBeVisible()
    await more.evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 10; click++) button.click()
    })
    await expect(shopper.cart.lines().getByRole('spinbutton')).toHaveValue('11')
    await shopper.cart.settles()
    await expect(shopper.cart.total()).toHaveText('£1,078.00')
    expect(await world.requests('cartLinesUpdate')).toHaveLength(2)
  })

  test('a gift message is saved, and is there after a reload [CART-11]', async ({ page, shopper }) => {
    await page.goto('/collections/belts')
    await shopper.cart.open()
    await shopper.cart.drawer.getByText('Add a gift message').click()
    await shopper.cart.drawer.getByRole('textbox', { name: 'Gift message' }).fill('Happy birthday, old man')
    await shopper.cart.drawer.getByRole('button', { name: 'Save message' }).click()
    await expect(shopper.cart.drawer.getByRole('button', { name: 'Saved' })).toBeVisible()
    await page.goto('/cart')
    await expect(page.getByRole('textbox', { name: 'Gift message' })).toHaveValue('Happy birthday, old man')
  })

  test('codes are entered, said to apply or not, told of once, and taken back [CART-12]', async ({ page, shopper }) => {
    await page.goto('/cart')
    await page.getByText('Add a discount code').click()
    const field = page.getByRole('textbox', { name: 'Discount code' })
    await field.fill('two words')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('A code is one word of letters and digits.')).toBeVisible()
    await expect(field).toHaveValue('two words')
    await field.fill('NOBODYS')
    await field.press('Enter')
    await expect(page.getByText('NOBODYS does not apply to this cart')).toBeVisible()
    await field.fill('SORTED')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('SORTED is applied')).toBeVisible()
    await expect(shopper.cart.total()).toHaveText('£88.20')
    await expect(field).toHaveValue('')
    await page.getByRole('button', { name: 'Remove code SORTED' }).click()
    await expect(shopper.cart.total()).toHaveText('£98.00')
  })

  test('what is no quantity stays in its field and is explained, and the buttons work on [CART-03]', async ({
    page,
    shopper,
  }) => {
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

  test('checkout pressed in mid-change goes with the cart as it then is [CART-13]', async ({
    page,
    shopper,
    world,
  }) => {
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

  test('two tabs agree, and a link’s cart gives way to the one that is there [CART-15] [CART-07]', async ({
    page,
    shopper,
    context,
    world,
  }) => {
    await page.goto('/cart')
    const tab = await context.newPage()
    const { cartId } = await world.control.seedCart(world.id, { region: 'gb', lines: tees(3) })
    await tab.goto(`/cart?checkout_id=${encodeURIComponent(cartId)}`)
    await expect(tab).toHaveURL('/cart')
    await expect(tab.getByRole('main').getByText('Heroes, Navy')).toBeVisible()
    await tab.getByRole('button', { name: /^Increase/ }).click()
    await expect(shopper.cart.lines().getByRole('spinbutton')).toHaveValue('2')
    await expect(shopper.cart.total()).toHaveText('£196.00')
    await shopper.cart.holds(2)
  })

  test('somebody who paid and comes back finds no cart to pay for again [CART-05]', async ({ page, shopper }) => {
    await page.goto('/collections/belts')
    await shopper.cart.open()
    await shopper.cart.checkout().click()
    await page.getByLabel('Email for the order confirmation').fill('shopper@example.com')
    await page.getByRole('button', { name: 'Complete order' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/order|thank/i)
    await page.goto('/collections/belts')
    await shopper.cart.open()
    await expect(shopper.cart.drawer.getByText('This cart was previously completed')).toBeVisible()
    await expect(shopper.cart.drawer.getByText('Your cart is empty.')).toBeVisible()
  })
})

test.describe('a connection that is gone', () => {
  test.use({ scenario: ['cart-with-lines'], expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('without a connection a change is refused in a word, and the cart is as it was [CART-03]', async ({
    page,
    shopper,
    context,
  }) => {
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

test('everything is removed at once and put back, and what was put in is said until the drawer closes [CART-08] [CART-09]', async ({
  page,
  shopper,
  world,
  context,
  baseURL,
}) => {
  await fill(world, context, baseURL, [{ product: 'heroes-navy', quantity: 2 }, ...tees(1)])
  await page.goto('/collections/belts')
  await shopper.cart.open()
  await expect(shopper.cart.lines()).toHaveCount(2)
  await shopper.cart.drawer.getByRole('button', { name: 'Remove all' }).click()
  await expect(shopper.cart.drawer.getByText('Your cart is empty.')).toBeVisible()
  await expect(shopper.cart.drawer.getByText('2 lines removed.')).toBeVisible()
  await shopper.cart.drawer.getByRole('button', { name: 'Undo' }).click()
  await expect(shopper.cart.lines()).toHaveCount(2)
  await shopper.cart.holds(3)
  await expect(shopper.cart.drawer.getByText('Added to your cart.')).toBeVisible()
  await page.keyboard.press('Escape')
  await shopper.cart.open()
  await expect(shopper.cart.lines()).toHaveCount(2)
  await expect(shopper.cart.drawer.getByText('Added to your cart.')).toHaveCount(0)
})

test('what is missing for an offer is said, and the offer named when it is there [CART-12]', async ({
  page,
  shopper,
  world,
  context,
  baseURL,
}) => {
  await fill(world, context, baseURL, tees(2))
  await page.goto('/cart')
  const main = page.getByRole('main')
  await expect(main.getByText('1 more for 3 for £115')).toBeVisible()
  await expect(main.getByText('£10 more and delivery is free')).toBeVisible()
  await shopper.cart
    .lines()
    .getByRole('button', { name: /^Increase/ })
    .click()
  await shopper.cart.settles()
  await expect(shopper.cart.lines().getByText('T-shirts 3 for £115')).toBeVisible()
  await expect(shopper.cart.total()).toHaveText('£115.00')
  await expect(main.getByText('Your delivery is free')).toBeVisible()
})

test('a link restores its cart, opens the drawer and leaves the address [CART-07]', async ({
  page,
  shopper,
  world,
  context,
}) => {
  const { cartId } = await world.control.seedCart(world.id, { region: 'gb', lines: tees(1) })
  await page.goto(`/collections/belts?checkout_id=${encodeURIComponent(cartId)}`)
  await expect(shopper.cart.lines()).toHaveCount(1)
  await shopper.cart.holds(1)
  await expect(page).toHaveURL('/collections/belts')
  expect((await context.cookies()).find(({ name }) => name === 'cart_id_gb')?.httpOnly).toBe(true)
})

test('a link whose cart cannot be fetched leaves nothing behind, and one that is none is not looked at [CART-07] [OPS-04]', async ({
  page,
  shopper,
  world,
  context,
}) => {
  const { cartId } = await world.control.seedCart(world.id, { region: 'gb', lines: tees(1) })
  await world.control.addFault(world.id, { upstream: 'shopify', operation: 'cart', respond: { status: 500 } })
  await page.goto(`/collections/belts?checkout_id=${encodeURIComponent(cartId)}`)
  await expect(shopper.cart.drawer.getByRole('alert')).toContainText("We couldn't reach your cart just now.")
  expect((await context.cookies()).some(({ name }) => name === 'cart_id_gb')).toBe(false)
  const asked = (await world.requests('cart')).length
  await page.goto('/collections/belts?checkout_id=%3Cscript%3Ealert(1)%3C/script%3E')
  await expect(page).toHaveURL('/collections/belts')
  await expect(shopper.cart.drawer).toBeHidden()
  expect(await world.requests('cart')).toHaveLength(asked)
})

test.describe('a cart of which something was sold elsewhere', () => {
  test.use({ scenario: ['cart-adjusted'] })

  test('says so, once [CART-07]', async ({ page }) => {
    await page.goto('/cart')
    await expect(page.getByRole('alert')).toHaveText(
      "Cart updated. Some items are now gone. But don't worry, there's plenty more fits in the sea.",
    )
    await page.reload()
    await expect(page.getByText('Your cart is empty.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('a size of which two are left', () => {
  test.use({ scenario: ['low-stock'] })

  test('is not sold three times, which is said [CART-15]', async ({ page, shopper }) => {
    await page.goto('/cart')
    await shopper.cart.lines().getByRole('spinbutton').fill('3')
    await shopper.cart.lines().getByRole('spinbutton').press('Enter')
    await expect(page.getByRole('alert')).toContainText('That is all we have of one of your sizes.')
    await expect(shopper.cart.lines().getByRole('spinbutton')).toHaveValue('2')
  })
})

test.describe('a cart that takes no change', () => {
  test.use({ scenario: ['cart-update-fails'] })

  test('keeps what was typed for the next try [CART-03] [CART-11] [ERR-03]', async ({ page }) => {
    await page.goto('/cart')
    await page.getByText('Add a gift message').click()
    const message = page.getByRole('textbox', { name: 'Gift message' })
    await message.fill('Happy birthday')
    await page.getByRole('button', { name: 'Save message' }).click()
    await expect(page.getByRole('alert')).toContainText("We couldn't reach your cart just now.")
    await expect(message).toHaveValue('Happy birthday')
    await page.getByText('Add a discount code').click()
    const code = page.getByRole('textbox', { name: 'Discount code' })
    await code.fill('SORTED')
    await code.press('Enter')
    await expect(page.getByRole('button', { name: 'Not entered' })).toBeVisible()
    await expect(code).toHaveValue('SORTED')
  })
})

test('a campaign’s link brings its code, hides the newsletter’s offer, and shows in the cart [CART-14]', async ({
  page,
  context,
  world,
  baseURL,
}) => {
  await fill(world, context, baseURL, tees(1))
  await page.goto('/cart?utm_content=first-order&utm_term=sorted')
  await expect(page.getByText('Your 10% discount will be applied at the checkout.')).toBeVisible()
  await expect(page.getByText('SORTED will be applied at the checkout')).toBeVisible()
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
  expect([cookies[COOKIE.discountCode], cookies[COOKIE.hideNewsletterPrompt]]).toEqual(['SORTED', 'true'])
  await page.getByRole('button', { name: 'Remove code SORTED' }).click()
  await expect(page.getByText('SORTED will be applied at the checkout')).toHaveCount(0)
  expect((await context.cookies()).some(({ name }) => name === COOKIE.discountCode)).toBe(false)
})

test.describe('a shopper who agreed to be counted', () => {
  test.use({ consent: 'necessary,analytics' })

  test('has each change of the basket told of, with store and login [ANA-02] [ANA-01]', async ({
    page,
    shopper,
    world,
  }) => {
    const told = async () =>
      (await world.events()).filter(({ name }) => /Basket|Product (Added|Removed)|Coupon/.test(String(name)))
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await shopper.product.add()
    await expect(shopper.cart.lines()).toHaveCount(1)
    const line = shopper.cart.lines().first()
    await line.getByRole('button', { name: /^Increase/ }).click()
    await shopper.cart.settles()
    await line.getByRole('button', { name: /^Decrease/ }).click()
    await shopper.cart.settles()
    await shopper.cart.drawer.getByText('Add a discount code').click()
    await shopper.cart.drawer.getByRole('textbox', { name: 'Discount code' }).fill('SORTED')
    await shopper.cart.drawer.getByRole('button', { name: 'Apply' }).click()
    await expect(shopper.cart.drawer.getByText('SORTED is applied')).toBeVisible()
    await line.getByRole('button', { name: /^Remove/ }).click()
    await expect(shopper.cart.drawer.getByText('Your cart is empty.')).toBeVisible()
    const names = async () => (await told()).map(({ name }) => name)
    await expect
      .poll(names)
      .toEqual([
        'Basket Created',
        'Product Added',
        'Product Removed',
        'Coupon Entered',
        'Basket Updated',
        'Basket Emptied',
      ])
    for (const { properties } of await told())
      expect(properties).toMatchObject({ store_location: 'GB', logged_in: false, currency: 'GBP', brand: 'SPOKE' })
    expect(JSON.stringify(await told())).not.toContain('?key=')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, scenario: ['cart-with-lines'] })

  test('a gift message is saved and a code applied, by the forms behind them [CART-11] [CART-12] [OPS-06]', async ({
    page,
    shopper,
  }) => {
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

  test('is shown whole, changes, and has no accessibility faults [CART-01] [OPS-05]', async ({ page, shopper }) => {
    // axe looks at each of a hundred lines
    test.slow()
    await page.goto('/cart')
    await expect(shopper.cart.lines()).toHaveCount(100)
    await shopper.cart
      .lines()
      .nth(99)
      .getByRole('button', { name: /^Increase/ })
      .click()
    await shopper.cart.holds(101)
    await page.getByText('Add a discount code').click()
    await page.getByText('Add a gift message').click()
    await shopper.cart.settles()
    const { violations } = await new AxeBuilder({ page }).include('main').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.target])).toEqual([])
  })
})
