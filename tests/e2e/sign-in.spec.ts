import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import type { World } from '#tests/support/shop.ts'
import { getGreeting, getSignedOut, letTokensEndSoon } from './customers.ts'

const readStored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
/** Token requests of the sign-in service; the fit service has an operation of the same name. */
const readExchanges = async (world: World) =>
  (await world.requests('token')).filter(({ upstream }) => upstream === 'sign-in')
const CUSTOMER = { firstName: 'Ann', signedIn: false } as const

test('the account icon, and no page before it, leads to sign-in or to the account [NAV-02] [ACC-01] [OPS-15]', {
  tag: '@https',
}, async ({ page, world, shopper, context }) => {
  const { email, customerId } = await world.control.seedCustomer(world.id, CUSTOMER)
  await page.goto('/collections/denim')
  expect(await world.requests('authorize')).toEqual([])
  await shopper.account.open()
  await page.waitForURL(/\/sign-in\/gb\/oauth\/authorize/)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    code_challenge_method: 'S256',
    scope: 'openid email customer-account-api:full',
    nonce: expect.stringMatching(/^[A-Za-z0-9]{16}$/),
  })
  await shopper.account.signInAs(email)
  await expect(getGreeting(page)).toBeVisible()
  await expect(page).toHaveURL('/account?page=overview')
  expect((await context.cookies()).find(({ name }) => name === 'customerId')?.value).toBe(customerId)

  await page.goto('/')
  await shopper.account.open()
  await expect(getGreeting(page)).toBeVisible()
  expect(await readExchanges(world)).toHaveLength(1)
})

test('sign-in stores the tokens and nothing else [ACC-02]', async ({ page, world, shopper }) => {
  const { email } = await world.control.seedCustomer(world.id, { ...CUSTOMER, region: 'us' })
  await page.goto('/us/account?page=overview')
  await shopper.account.signInAs(email)
  await expect(getGreeting(page)).toBeVisible()
  await expect(page).toHaveURL('/us/account?page=overview')
  const tokens = JSON.parse((await readStored(page, 'access_tokens_us')) ?? '{}')
  expect(Object.keys(tokens).toSorted()).toEqual(['accessToken', 'idToken', 'refreshToken', 'tokenExpiry'])
  expect(tokens.tokenExpiry).toBeGreaterThan(Date.now())
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['access_tokens_us'])
})

test('expiring tokens are refreshed once across tabs [ACC-02]', async ({ page, world, shopper, openTab }) => {
  const { email } = await world.control.seedCustomer(world.id, CUSTOMER)
  await page.goto('/account?page=overview')
  await shopper.account.signInAs(email)
  await expect(getGreeting(page)).toBeVisible()
  const initialToken = await letTokensEndSoon(page)
  const other = await openTab()
  await Promise.all([page.reload(), other.goto('/account?page=orders')])
  await expect(getGreeting(page)).toBeVisible()
  await expect(getGreeting(other)).toBeVisible()
  // the account is in the page before its tokens are refreshed
  const readToken = async () => JSON.parse((await readStored(page, 'access_tokens')) ?? '{}').accessToken
  await expect.poll(readToken).not.toBe(initialToken)
  expect(await readExchanges(world)).toHaveLength(2)
})

test('an expired session leads to the sign-in page [ACC-02]', async ({ page, world, shopper }) => {
  const { email } = await world.control.seedCustomer(world.id, CUSTOMER)
  await page.goto('/account?page=overview')
  await shopper.account.signInAs(email)
  await expect(getGreeting(page)).toBeVisible()
  await page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('access_tokens') ?? '{}')
    localStorage.setItem('access_tokens', JSON.stringify({ ...tokens, refreshToken: 'spent', tokenExpiry: 0 }))
  })
  await page.reload()
  await page.waitForURL(/\/sign-in\/gb\/oauth\/authorize/)
})

test('tokens that cannot be refreshed are used to their end [ACC-02] [CTR-06]', async ({ page, world, shopper }) => {
  const { email } = await world.control.seedCustomer(world.id, CUSTOMER)
  await page.goto('/account?page=overview')
  await shopper.account.signInAs(email)
  await expect(getGreeting(page)).toBeVisible()
  const expireIn = (leftMs: number) =>
    page.evaluate((leftMs) => {
      const tokens = JSON.parse(localStorage.getItem('access_tokens') ?? '{}')
      const tokenExpiry = Date.now() + leftMs
      localStorage.setItem('access_tokens', JSON.stringify({ ...tokens, refreshToken: '', tokenExpiry }))
    }, leftMs)
  await expireIn(50_000)
  await page.reload()
  await expect(getGreeting(page)).toBeVisible()
  expect(await readExchanges(world)).toHaveLength(1)
  await expireIn(0)
  await page.reload()
  await page.waitForURL(/\/sign-in\/gb\/oauth\/authorize/)
})

test('signing out clears the session on both sides and leads home [ACC-03]', async ({
  page,
  context,
  world,
  shopper,
}) => {
  const { email } = await world.control.seedCustomer(world.id, { ...CUSTOMER, region: 'eu' })
  await page.goto('/eu/account?page=overview')
  await shopper.account.signInAs(email)
  await expect(getGreeting(page)).toBeVisible()
  const logout = page.waitForRequest(/\/sign-in\/eu\/logout/)
  await shopper.account.signOut()
  const parameters = new URL((await logout).url()).searchParams
  expect(parameters.get('id_token_hint')).not.toBe('')
  expect(new URL(parameters.get('post_logout_redirect_uri') ?? '').pathname).toBe('/eu')
  await expect(page).toHaveURL('/eu')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('customerId')
})

test('signing out in one tab clears the other', async ({ page, world, shopper, openTab }) => {
  const { email } = await world.control.seedCustomer(world.id, CUSTOMER)
  await page.goto('/account?page=overview')
  await shopper.account.signInAs(email)
  await expect(getGreeting(page)).toBeVisible()
  const other = await openTab()
  await other.goto('/account?page=overview')
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(getSignedOut(page)).toBeVisible()
  await expect(getGreeting(page)).toBeHidden()
})

test('declining sign-in does not start it again [ACC-01]', async ({ page, world }) => {
  await world.control.seedCustomer(world.id, CUSTOMER)
  await page.goto('/account?page=overview')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/sign-in\/gb\/oauth\/authorize/)
})

test.describe('a sign-in with another state than the stored one', () => {
  test.use({ scenario: ['sign-in-state-mismatch'] })

  test('is stopped before requesting tokens and reported [ACC-01] [ANA-04]', async ({ page, world }) => {
    await page.goto('/account?code=some-code&state=another-state')
    await expect(page.getByRole('heading', { name: 'We stopped that sign-in' })).toBeVisible()
    await expect
      .poll(async () => (await world.reports()).map(({ message }) => message))
      .toEqual(['Invalid state (local state = the-state-this-browser-set-out-with)'])
    expect(await world.requests('token')).toEqual([])
    await expect(page).toHaveURL('/account?page=overview')
  })
})

test.describe('a sign-in service that gives no tokens', () => {
  test.use({ scenario: ['sign-in-down'] })

  test('leaves the visitor signed out with a retry [ACC-01]', async ({ page, world, shopper }) => {
    const { email } = await world.control.seedCustomer(world.id, CUSTOMER)
    await page.goto('/account?page=overview')
    await shopper.account.signInAs(email)
    await expect(page.getByRole('heading', { name: 'Signing in did not work' })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await world.control.clearFaults(world.id)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await shopper.account.signInAs(email)
    await expect(getGreeting(page)).toBeVisible()
  })
})

test('a signed-in customer’s checkout URL has logged_in=true [CART-13]', async ({ page, world, shopper }) => {
  const { email } = await world.control.seedCustomer(world.id, CUSTOMER)
  await page.goto('/account?page=overview')
  await shopper.account.signInAs(email)
  await expect(getGreeting(page)).toBeVisible()
  await page.goto('/products/heroes-navy?w=34&b=B&l=32')
  await shopper.product.add()
  await expect(shopper.cart.checkout()).toHaveAttribute('href', /logged_in=true/)
})

test('a token without the cookie is enough for logged_in=true [CART-13] [ACC-08]', async ({ page, world, shopper }) => {
  const { email } = await world.control.seedCustomer(world.id, CUSTOMER)
  await page.goto('/account?page=overview')
  await shopper.account.signInAs(email)
  await expect(getGreeting(page)).toBeVisible()
  await page.context().clearCookies({ name: 'customerId' })
  await page.goto('/products/heroes-navy?w=34&b=B&l=32')
  await shopper.product.add()
  await expect(shopper.cart.checkout()).toHaveAttribute('href', /logged_in=true/)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('customerId')
  await shopper.cart.checkout().click()
  await page.waitForURL(/\/checkout\/gb\/.*logged_in=true/)
})

test('each region signs in at its own store [ACC-08]', async ({ page, world, shopper }) => {
  for (const [region, prefix] of [
    ['us', '/us'],
    ['eu', '/eu'],
  ] as const) {
    const { email } = await world.control.seedCustomer(world.id, { ...CUSTOMER, region })
    await page.goto(`${prefix}/account?page=overview`)
    await page.waitForURL(new RegExp(`/sign-in/${region}/oauth/authorize`))
    await shopper.account.signInAs(email)
    await expect(getGreeting(page)).toBeVisible()
    const called = (await world.requests('customer')).map(({ upstream, path }) => `${upstream} ${path}`)
    expect(called.at(-1)).toBe(`customer-account /customer-account/${region}/customer/api/2025-01/graphql`)
  }
})

const RETURN = '/account?code=the-code-it-came-back-with&state=the-state-it-set-out-with'

for (const scenario of ['sign-in-code-expired', 'sign-in-code-reused', 'sign-in-wrong-verifier']) {
  test.describe(scenario, () => {
    test.use({ scenario: [scenario] })

    test('shows a failed sign-in and stores no tokens [ACC-01]', async ({ page, world }) => {
      await page.goto(RETURN)
      await expect(page.getByRole('heading', { name: 'Signing in did not work' })).toBeVisible()
      expect(await readStored(page, 'access_tokens')).toBeNull()
      await expect.poll(async () => (await world.reports()).map(({ code }) => code)).toEqual(['sign-in.failed'])
    })
  })
}
