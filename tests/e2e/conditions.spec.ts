import type { Page } from '@playwright/test'
import { toWorldBaggage } from '#contracts/world-id.ts'
import { CONDITIONS, type ConditionName } from '#tests/support/conditions/conditions.ts'
import { expect, test } from '#tests/support/shop.ts'
import { carryFit } from '#tests/support/shopper/fit.ts'
import type { createShopper } from '#tests/support/shopper/shopper.ts'
import { getGreeting } from './customers.ts'
import { expectWhole } from './whole-texts.ts'

type Shopper = ReturnType<typeof createShopper>

/** Conditions that take a part of the journey away. Their tests say what is left, and that the shopper is told. */
const WITHOUT_A_PART: readonly string[] = [
  'cookies-refused',
  'storage-throws',
  'storage-full',
  'in-app',
  'no-script',
  'print',
] satisfies ConditionName[]

/** Conditions in which text needs more room, on a phone. */
const LARGE: readonly ConditionName[] = ['text-150', 'text-200', 'spaced', 'landscape']

const CODE_NOT_KEPT =
  'Your browser refuses cookies, so the code cannot come along by itself. Allow them for this shop and try again, or type it in at the checkout.'

const CUSTOMER = { firstName: 'Ann', signedIn: false } as const

test.use({ scenario: ['order-to-return'], consent: 'necessary,analytics,support' })

for (const condition of Object.keys(CONDITIONS).filter((name) => !WITHOUT_A_PART.includes(name)) as ConditionName[])
  test.describe(`a browser with ${condition}`, () => {
    test.use({ condition })
    if (LARGE.includes(condition)) test.use({ viewport: { width: 360, height: 740 } })

    test('buys in the saved size, returns and signs in [OPS-14]', async ({
      page,
      context,
      baseURL,
      world,
      shopper,
    }) => {
      await carryFit(context, baseURL)
      await buyHeroes(page, shopper, condition)
      await returnTee(shopper)
      if (LARGE.includes(condition)) await expectWhole(page, condition)
      const { email } = await world.control.seedCustomer(world.id, CUSTOMER)
      await page.goto('/account?page=overview')
      await shopper.account.signInAs(email)
      await expect(getGreeting(page)).toBeVisible()
      if (LARGE.includes(condition)) await expectWhole(page, condition)
    })
  })

/** From a card to checkout, with two pairs in the saved size. */
async function buyHeroes(page: Page, shopper: Shopper, condition?: ConditionName): Promise<void> {
  await page.goto('/collections/trousers')
  // the button that adds the saved size lies over the lower part of the picture
  await page.getByRole('link', { name: 'Heroes, Navy', exact: true }).click({ position: { x: 40, y: 40 } })
  await expect(page.getByRole('heading', { level: 1, name: 'Heroes' })).toBeVisible()
  await expect(page.getByText('Your size: 34 / B / 32')).toBeVisible()
  await shopper.product.add()
  await expect(shopper.cart.lines()).toContainText('Waist: 34')
  const line = shopper.cart.line('Heroes')
  await line.getByRole('button', { name: /^Increase/ }).click()
  await expect(line.getByRole('spinbutton')).toHaveValue('2')
  await shopper.cart.waitForTotals()
  await expect(shopper.cart.total()).toHaveText('£196.00')
  if (condition && LARGE.includes(condition)) await expectWhole(page, condition)
  await shopper.cart.checkout().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
}

async function returnTee({ returns }: Shopper): Promise<void> {
  await returns.reachCarriers()
  await returns.create()
  await expect(returns.heading('Your return is created')).toBeVisible()
}

for (const condition of ['storage-throws', 'storage-full'] as const)
  test.describe(`a browser with ${condition}`, () => {
    test.use({ condition })

    test('buys and returns, and is told why it cannot sign in [OPS-14]', async ({
      page,
      context,
      baseURL,
      shopper,
    }) => {
      await carryFit(context, baseURL)
      await buyHeroes(page, shopper)
      await page.goto('/account?page=overview')
      await expect(page.getByRole('alert')).toContainText('This browser cannot stay signed in')
      await returnTee(shopper)
    })
  })

test('a press before the saved fit is known adds the saved size [OPS-14] [PDP-02]', async ({
  page,
  context,
  baseURL,
  shopper,
  world,
}) => {
  await carryFit(context, baseURL)
  const [pressed, requested] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/assets/fitted-choice-*.js', async (route) => {
    requested.resolve()
    await pressed.promise
    await route.continue()
  })
  await page.goto('/products/heroes-navy')
  await requested.promise
  await shopper.product.add()
  expect(await world.requests('cartCreate')).toEqual([])
  pressed.resolve()
  await expect(shopper.cart.lines()).toContainText('Waist: 34')
})

test.describe('a browser inside another app', () => {
  test.use({ condition: 'in-app' })

  test('buys and returns, and is told that its sign-in was lost [OPS-14]', async ({
    page,
    context,
    baseURL,
    world,
    shopper,
  }) => {
    await carryFit(context, baseURL)
    await buyHeroes(page, shopper)
    const { email } = await world.control.seedCustomer(world.id, CUSTOMER)
    await page.goto('/account?page=overview')
    await shopper.account.signInAs(email)
    await expect(page.getByRole('alert')).toContainText('We stopped that sign-in')
    await returnTee(shopper)
  })
})

test.describe('a browser without script', () => {
  test.use({ condition: 'no-script' })

  test('buys by forms, and is told what needs script [OPS-14] [OPS-06]', async ({ page, shopper }) => {
    await page.goto('/collections/trousers')
    await page.getByRole('link', { name: 'Heroes, Navy', exact: true }).click()
    await shopper.product.choose('Waist', '34')
    await shopper.product.choose('Build', 'Build B')
    await shopper.product.choose('Leg', '32')
    await shopper.product.add()
    await expect(shopper.cart.lines()).toContainText('Waist: 34')
    await shopper.cart.checkout().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await page.goto('/account')
    // Playwright's text locators ignore noscript
    await expect(page.locator('noscript p', { hasText: 'Signing in needs JavaScript.' })).toBeVisible()
  })
})

test.describe('a browser without script and cookies', () => {
  test.use({ javaScriptEnabled: false, consent: null })

  test('is told by the basket that stays empty [OPS-14] [OPS-06]', async ({ page, world, shopper }) => {
    await CONDITIONS['cookies-refused'](page, world.id)
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await shopper.product.add()
    await expect(page.getByRole('heading', { level: 1, name: 'Your basket' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Your browser refuses cookies, and a basket needs one.')
  })

  test('is promised no code that it cannot keep [OPS-14] [OPS-06] [CART-14]', async ({ page, world }) => {
    await CONDITIONS['cookies-refused'](page, world.id)
    await page.goto('/pages/about-us')
    await page.getByRole('button', { name: 'Use SORTED' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your basket' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText(CODE_NOT_KEPT)
    await expect(page.getByText(/applied at the checkout|comes off at checkout/).filter({ visible: true })).toHaveCount(
      0,
    )
    await page.goto('/thank-your-friend?discount=FRIEND20')
    await expect(page.getByText('Type it in at the checkout.', { exact: true })).toBeVisible()
    await expect(page.getByText('It comes with you')).toHaveCount(0)
  })

  test('goes on where it keeps the first cookie [OPS-14] [OPS-06]', async ({ page, context, world, shopper }) => {
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await context.clearCookies()
    await page.setExtraHTTPHeaders({ baggage: toWorldBaggage(world.id) })
    await shopper.product.add()
    await expect(shopper.cart.lines()).toContainText('Waist: 34')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('a browser whose password manager fills fields without an event', () => {
  test.use({ condition: 'autofill' })

  test('signs up, finds a fit and asks for a size [OPS-14] [FORM-07]', async ({ page, shopper, world }) => {
    await page.goto('/newsletter')
    const main = page.getByRole('main')
    await main.getByLabel('Email').fill('sam@example.com')
    await main.getByLabel('Email').press('Enter')
    await expect(page.getByText('We’ve emailed your discount code to sam@example.com')).toBeVisible()

    await page.goto('/fit-finder?step=find')
    await page.getByLabel('Email').fill('nobody@example.com')
    // the pointer has to get there before it presses
    await page.getByRole('button', { name: 'Find my fit' }).hover()
    await page.getByRole('button', { name: 'Find my fit' }).click()
    await expect(page.getByRole('alert')).toHaveText(/No Fit Finder Results/)

    await page.goto('/products/julys-ecru')
    await page.getByRole('button', { name: 'Tell me when a size is back' }).click()
    const { backInStock } = shopper.product
    for (const option of ['Waist', 'Build', 'Leg']) await backInStock.getByLabel(option).selectOption({ index: 1 })
    await backInStock.getByLabel('Email address').fill('sam@example.com')
    await backInStock.getByRole('button', { name: 'Email me' }).click()
    await expect(backInStock.getByText('Thank you! We will be in touch')).toBeVisible()
    expect(await world.requests('outOfStock')).toHaveLength(1)
  })

  test('goes on where it fills hidden fields, too [OPS-14] [FORM-07]', async ({ page, shopper }) => {
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await page.evaluate(() => {
      for (const field of document.querySelectorAll<HTMLInputElement>('input[type=hidden]'))
        field.value = 'sam@example.com'
    })
    await shopper.product.add()
    await expect(shopper.cart.lines()).toContainText('Waist: 34')
  })
})

test.describe('paper', () => {
  test.use({ condition: 'print', scenario: ['order-to-return', 'cart-with-lines'], consent: null })

  test('has the cart and all measures of a size chart, and nothing around them [OPS-14]', async ({ page, shopper }) => {
    await page.goto('/cart')
    await expect(shopper.cart.lines()).toContainText('Heroes')
    await expect(shopper.cart.total()).toBeVisible()
    await expectContentAlone(page)
    await page.goto('/trousers-size-chart')
    await expect(page.getByRole('table')).toHaveCount(3)
    await expectContentAlone(page)
  })

  test('has an order and a return, and nothing around them [OPS-14]', async ({ page, shopper, world }) => {
    const { email, customerId } = await world.control.seedCustomer(world.id, CUSTOMER)
    const { name } = await world.control.seedOrder(world.id, { customerId, placedDaysAgo: 12 })
    const number = name.replace('#', '')
    await page.goto(`/account?page=orders&order=${number}`)
    await shopper.account.signInAs(email)
    await expect(page.getByRole('article', { name: number }).getByRole('region', { name: 'Payment' })).toBeVisible()
    await expectContentAlone(page)
    await page.emulateMedia({ media: 'screen' })
    await returnTee(shopper)
    await page.emulateMedia({ media: 'print' })
    await expect(shopper.returns.heading('Your return is created')).toBeVisible()
    await expectContentAlone(page)
  })
})

async function expectContentAlone(page: Page): Promise<void> {
  for (const around of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(around)).toHaveCount(0)
  // a link that looks like a button
  await expect(page.getByRole('link', { name: 'Return something' })).toHaveCount(0)
  await expect(page.locator('body > :not(main):visible')).toHaveCount(0)
}

test.describe('a browser that refuses cookies', () => {
  test.use({ condition: 'cookies-refused', consent: null })

  test('is told at the basket, and keeps the choice [OPS-14]', async ({ page, shopper, world }) => {
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await shopper.product.add()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Your browser refuses cookies, and a basket needs one. Allow them for this shop, then press again: your choice stays.',
    )
    await expect(page.getByText('Your size: 34 / B / 32')).toBeVisible()
    expect(await world.requests('cartCreate')).toEqual([])
    await page.goto('/collections/trousers?w=34&b=B&l=32')
    await page.getByRole('button', { name: 'Add 34 / B / 32 to basket: Heroes, Navy' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Your browser refuses cookies')
  })

  test('is promised no code that it cannot keep [OPS-14] [CART-14]', async ({ page }) => {
    await page.goto('/pages/about-us?discount=MATES20')
    const refusal = page.getByRole('status').filter({ hasText: CODE_NOT_KEPT })
    await expect(refusal).toBeVisible()
    await refusal.getByRole('button').click()
    await expect(refusal).toHaveCount(0)
    await page.getByRole('button', { name: 'Use SORTED' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(CODE_NOT_KEPT)
    await page.goto('/thank-your-friend?discount=FRIEND20')
    await expect(page.getByText('Type it in at the checkout.', { exact: true })).toBeVisible()
    await expect(
      page.getByText(/applied at the checkout|comes off at checkout|comes with you/).filter({ visible: true }),
    ).toHaveCount(0)
  })

  test('is told at sign-in, and can return [OPS-14]', async ({ page, shopper, world }) => {
    await page.goto('/')
    await shopper.account.open()
    await expect(page.getByRole('alert')).toContainText('This browser cannot stay signed in')
    expect(page.url()).toContain('/account')
    expect(await world.requests('authorize')).toEqual([])
    await returnTee(shopper)
  })

  test('is told where a fit would be saved [OPS-14]', async ({ page, shopper }) => {
    await page.goto('/products/everyday-tee-white')
    await page.getByRole('button', { name: 'I know my sizes' }).click()
    await shopper.fit.choose('Waist', '36')
    await shopper.fit.choose('Build', 'Build B')
    await shopper.fit.choose('Leg', '32')
    await page.getByRole('button', { name: 'Use these sizes' }).click()
    await expect(page.getByRole('alert')).toContainText('Your browser refuses cookies, and keeping your fit needs one.')
  })

  test('is not asked for a choice that it cannot keep [OPS-14] [NAV-14]', async ({ page, world }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
    await expect(page.getByRole('dialog', { name: 'Cookie settings' })).toContainText('Your browser refuses cookies')
    await expect(page.locator('section[aria-labelledby=consent-title]')).toHaveCount(0)
    expect(await world.events()).toEqual([])
  })
})

test.describe('a browser with extensions that change the page', () => {
  test('goes on where one empties a text, removes the count and sends a form twice [OPS-14]', async ({
    page,
    shopper,
    world,
  }) => {
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (text.textContent?.includes('Your size')) text.textContent = ''
      addEventListener('submit', (event) => {
        if (!event.isTrusted || !(event.target instanceof HTMLFormElement)) return
        event.target.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
      })
    })
    await shopper.product.add()
    await expect(shopper.cart.lines()).toHaveCount(1)
    await page.evaluate(() => document.querySelector('header a[href="/cart"] > :last-child')?.remove())
    await shopper.cart
      .line('Heroes')
      .getByRole('button', { name: /^Increase/ })
      .click()
    await shopper.cart.waitForTotals()
    await expect(shopper.cart.total()).toHaveText('£196.00')
    expect(await world.requests('cartCreate')).toHaveLength(1)
    expect(await world.requests('cartLinesAdd')).toEqual([])
  })
})

test.describe('a browser whose extension removes the cookie banner', () => {
  test.use({ consent: null })

  test('goes on, and nothing is sent [OPS-14] [NAV-14]', async ({ page, shopper, world }) => {
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await page.locator('section[aria-labelledby=consent-title]').evaluate((banner) => banner.parentElement?.remove())
    await shopper.product.add()
    await expect(shopper.cart.lines()).toHaveCount(1)
    await page.goto('/collections/trousers')
    await page.goto('/')
    expect(await world.events()).toEqual([])
  })
})
