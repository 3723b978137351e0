import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { getServerFunction } from '#tests/support/server-function.ts'
import { ANN, getGreeting, getSignedOut, letTokensEndSoon, signInAnn } from './customers.ts'
import { giveCart } from './visitor.ts'

const getIcon = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Account' })

test('two tabs agree on who is signed in, and a refresh loses nothing typed [ACC-02] [ACC-04]', async ({
  page,
  world,
  shopper,
  openTab,
}) => {
  const bo = await world.control.seedCustomer(world.id, { ...ANN, firstName: 'Bo' })
  const { email } = await signInAnn({ page, world, shopper }, '/account?page=details&edit=name')
  await page.getByLabel('Last name').fill('Archer-March')

  // the other tab refreshes the tokens
  const other = await openTab()
  await other.goto('/robots.txt')
  await letTokensEndSoon(other)
  await other.goto('/account?page=overview')
  await expect(getGreeting(other)).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Archer-March')
  await expect(page.getByLabel('Last name')).toBeFocused()

  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(getSignedOut(page)).toBeVisible()
  await expect(page.getByRole('main').getByText('Ann')).toHaveCount(0)
  await expect(getIcon(page)).not.toHaveAttribute('data-known')

  const signInAs = async (address: string) => {
    // signing out leads to the home page, which says so
    await expect(other).toHaveURL('/')
    await expect(other.getByText('You are signed out.')).toBeVisible()
    await other.goto('/account?page=overview')
    await other.getByRole('radio', { name: address }).check()
    await other.getByRole('button', { name: 'Continue' }).click()
  }
  await signInAs(bo.email)
  await expect(getGreeting(page, 'Bo')).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Archer')
  await expect(getIcon(page)).toHaveAttribute('data-known')

  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(getSignedOut(page)).toBeVisible()
  await signInAs(email)
  await expect(getGreeting(page)).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Archer-March')
  await other.close()
})

test('an account that is being read while its customer signs out elsewhere stays away [ACC-02]', async ({
  page,
  world,
  shopper,
  openTab,
}) => {
  await signInAnn({ page, world, shopper })
  const released = Promise.withResolvers<void>()
  const requested = Promise.withResolvers<void>()
  await page.route(getServerFunction('readCustomerFn'), async (route) => {
    const response = await route.fetch()
    requested.resolve()
    await released.promise
    await route.fulfill({ response })
  })
  // as when the tab comes into view again
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await requested.promise

  const other = await openTab()
  await other.goto('/account?page=overview')
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(getSignedOut(page)).toBeVisible()
  const answered = page.waitForResponse(getServerFunction('readCustomerFn'))
  released.resolve()
  await (await answered).finished()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await expect(getSignedOut(page)).toBeVisible()
  await expect(getGreeting(page)).toHaveCount(0)
  await other.close()
})

test('signing out holds although tokens that were being refreshed arrive [ACC-02] [ACC-03]', async ({
  page,
  context,
  world,
  shopper,
  openTab,
}) => {
  await signInAnn({ page, world, shopper })
  await letTokensEndSoon(page)
  const refreshing = Promise.withResolvers<void>()
  const refreshed = Promise.withResolvers<void>()
  const leaving = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  await page.route(getServerFunction('refreshTokensFn'), async (route) => {
    const response = await route.fetch()
    refreshing.resolve()
    await refreshed.promise
    await route.fulfill({ response })
  })
  // the sign-in service takes its time, so that the page is still there
  await page.route(/\/logout\?/, async (route) => {
    leaving.resolve()
    await left.promise
    await route.continue()
  })
  const other = await openTab()
  await other.goto('/robots.txt')
  await page.goto('/account?page=overview')
  await refreshing.promise
  await page.getByRole('button', { name: 'Sign out' }).click({ noWaitAfter: true })
  await leaving.promise
  const answered = page.waitForResponse(getServerFunction('refreshTokensFn'))
  refreshed.resolve()
  await (await answered).finished()
  // the refresh holds this lock until it has stored what it got
  const tokens = await other.evaluate(() =>
    navigator.locks.request('spoke sign-in gb', () => localStorage.getItem('access_tokens')),
  )
  expect(tokens).toBeNull()
  left.resolve()
  await expect(page).toHaveURL('/')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('customerId')
  await page.goto('/account?page=overview')
  await page.waitForURL(/\/sign-in\/gb\/oauth\/authorize/)
  await other.close()
})

test('signing out of one region leaves the other signed in [ACC-02] [ACC-03]', async ({
  page,
  context,
  world,
  shopper,
  openTab,
}) => {
  for (const [region, prefix] of [
    ['us', '/us'],
    ['gb', ''],
  ] as const) {
    const { email } = await world.control.seedCustomer(world.id, { ...ANN, region })
    await page.goto(`${prefix}/account?page=overview`)
    await shopper.account.signInAs(email)
    await expect(getGreeting(page)).toBeVisible()
  }
  const american = await openTab()
  await american.goto('/us/account?page=orders')
  await expect(getGreeting(american)).toBeVisible()
  await shopper.account.signOut()
  await expect(page).toHaveURL('/')
  const readStored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('access_tokens')))
  expect(await readStored()).toEqual(['access_tokens_us'])
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('customerId')
  await expect(getIcon(page)).not.toHaveAttribute('data-known')

  // the American account stays open, and its token alone counts as logged in
  await american.bringToFront()
  await expect(getGreeting(american)).toBeVisible()
  await expect(getIcon(american)).toHaveAttribute('data-known')
  await american.reload()
  await expect(getGreeting(american)).toBeVisible()
  await american.goto('/us')
  await expect(getIcon(american)).toHaveAttribute('data-known')
  await american.close()

  await page.goto('/account?page=overview')
  await page.waitForURL(/\/sign-in\/gb\/oauth\/authorize/)
})

test.describe('a customer with a cart', () => {
  test.use({ scenario: ['returning-customer'] })

  test('is known to checkout until signing out [ACC-08] [CART-13]', { tag: '@https' }, async ({
    page,
    context,
    world,
    shopper,
  }) => {
    const getChanges = () => world.requests('cartBuyerIdentityUpdate')
    const identified = page.waitForResponse(getServerFunction('identifyBuyerFn'))
    await page.goto('/account?page=overview')
    await expect(getGreeting(page, 'Jo')).toBeVisible()
    // leaving the page before its end would cut it off
    await (await identified).finished()
    expect(await getChanges()).toHaveLength(1)
    expect(await world.requests('storefrontCustomerAccessTokenCreate')).toHaveLength(1)
    await page.goto('/cart')
    await shopper.cart.checkout().click()
    await expect(page.getByText('Signed in as jo@example.com')).toBeVisible()
    await page.goto('/account?page=overview')
    await expect(getGreeting(page, 'Jo')).toBeVisible()
    // once for each cart and session
    expect(await getChanges()).toHaveLength(1)
    await shopper.account.signOut()
    await expect(page).toHaveURL('/')
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('cart_customer_gb')
    await page.goto('/cart')
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('token')))).toEqual([])
    await expect(shopper.cart.line('Heroes, Navy')).toBeVisible()
    await shopper.cart.checkout().click()
    await expect(page.getByLabel('Email for the order confirmation')).toHaveValue('')
    expect(await world.reports()).toEqual([])
  })
})

test.describe('a customer whose cart Shopify did not take for theirs', () => {
  test.use({ scenario: ['returning-customer'] })

  test('is known to checkout after the next page [ACC-08]', async ({ page, world, shopper }) => {
    const fault = { upstream: 'shopify', operation: 'cartBuyerIdentityUpdate', respond: { status: 503 } }
    await world.control.addFault(world.id, fault)
    const getLastStatus = async () => (await world.requests('cartBuyerIdentityUpdate')).at(-1)?.status
    await page.goto('/collections/belts')
    await expect.poll(getLastStatus).toBe(503)
    await world.control.clearFaults(world.id)
    await page.goto('/collections/polos')
    await expect.poll(getLastStatus).toBe(200)
    await page.goto('/cart')
    await shopper.cart.checkout().click()
    await expect(page.getByText('Signed in as jo@example.com')).toBeVisible()
  })
})

test('a session that ends without signing out takes the customer out of the cart [ACC-02] [ACC-08]', async ({
  page,
  context,
  baseURL,
  world,
  shopper,
  openTab,
}) => {
  await giveCart(world, context, baseURL, [{ product: 'heroes-navy' }])
  await signInAnn({ page, world, shopper })
  await expect.poll(async () => (await world.requests('cartBuyerIdentityUpdate')).length).toBe(1)
  // an open tab, whose tokens are removed behind its back
  await page.goto('/collections/belts')
  await shopper.cart.open()
  await expect(shopper.cart.line('Heroes, Navy')).toBeVisible()
  const other = await openTab()
  await other.goto('/robots.txt')
  await other.evaluate(() => localStorage.removeItem('access_tokens'))
  await other.close()
  await expect.poll(async () => (await world.requests('cartCreate')).length).toBe(1)
  await expect(shopper.cart.line('Heroes, Navy')).toBeVisible()
  await shopper.cart.checkout().click()
  await expect(page.getByLabel('Email for the order confirmation')).toHaveValue('')
})
