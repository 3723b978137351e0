import type { Page } from '@playwright/test'
import { expect, test, type World } from '#tests/support/shop.ts'

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const hello = (page: Page) => page.getByRole('heading', { name: 'Hello, Ann' })
/** Tokens that the sign-in service was asked for; the fit service has some of its own. */
const exchanges = async (world: World) =>
  (await world.requests('token')).filter(({ upstream }) => upstream === 'sign-in')
const ann = { firstName: 'Ann', signedIn: false } as const

test('the account icon leads a stranger to sign in, and a customer to their account [NAV-02] [ACC-01]', async ({
  page,
  world,
  shopper,
  context,
}) => {
  const { email, customerId } = await world.control.seedCustomer(world.id, ann)
  await page.goto('/collections/denim')
  await shopper.account.open()
  await page.waitForURL(/\/sign-in\/oauth\/authorize/)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    code_challenge_method: 'S256',
    scope: 'openid email customer-account-api:full',
    nonce: expect.stringMatching(/^[A-Za-z0-9]{16}$/),
  })
  await shopper.account.signInAs(email)
  await expect(hello(page)).toBeVisible()
  await expect(page).toHaveURL('/account?page=overview')
  expect((await context.cookies()).find(({ name }) => name === 'customerId')?.value).toBe(customerId)

  await page.goto('/')
  await shopper.account.open()
  await expect(hello(page)).toBeVisible()
  expect(await exchanges(world)).toHaveLength(1)
})

test('tokens are kept where every part of the shop looks for them, and nothing of the way there [ACC-02]', async ({
  page,
  world,
  shopper,
}) => {
  const { email } = await world.control.seedCustomer(world.id, { ...ann, region: 'us' })
  await page.goto('/us/account?page=overview')
  await shopper.account.signInAs(email)
  await expect(hello(page)).toBeVisible()
  await expect(page).toHaveURL('/us/account?page=overview')
  const tokens = JSON.parse((await stored(page, 'access_tokens_us')) ?? '{}')
  expect(Object.keys(tokens).toSorted()).toEqual(['accessToken', 'idToken', 'refreshToken', 'tokenExpiry'])
  expect(tokens.tokenExpiry).toBeGreaterThan(Date.now())
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['access_tokens_us'])
})

test('tokens about to end are replaced once, however many tabs ask [ACC-02]', async ({
  page,
  context,
  world,
  shopper,
}) => {
  const { email } = await world.control.seedCustomer(world.id, ann)
  await page.goto('/account?page=overview')
  await shopper.account.signInAs(email)
  await expect(hello(page)).toBeVisible()
  const before = await page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('access_tokens') ?? '{}')
    localStorage.setItem('access_tokens', JSON.stringify({ ...tokens, tokenExpiry: Date.now() + 30_000 }))
    return tokens.accessToken
  })
  const other = await context.newPage()
  await Promise.all([page.reload(), other.goto('/account?page=orders')])
  await expect(hello(page)).toBeVisible()
  await expect(hello(other)).toBeVisible()
  expect(JSON.parse((await stored(page, 'access_tokens')) ?? '{}').accessToken).not.toBe(before)
  expect(await exchanges(world)).toHaveLength(2)
})

test('a visit that is over ends at the sign-in page, not in an error [ACC-02]', async ({ page, world, shopper }) => {
  const { email } = await world.control.seedCustomer(world.id, ann)
  await page.goto('/account?page=overview')
  await shopper.account.signInAs(email)
  await expect(hello(page)).toBeVisible()
  await page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('access_tokens') ?? '{}')
    localStorage.setItem('access_tokens', JSON.stringify({ ...tokens, refreshToken: 'spent', tokenExpiry: 0 }))
  })
  await page.reload()
  await page.waitForURL(/\/sign-in\/oauth\/authorize/)
})

test('signing out forgets everything, there and here, and leads home [ACC-03]', async ({
  page,
  context,
  world,
  shopper,
}) => {
  const { email } = await world.control.seedCustomer(world.id, { ...ann, region: 'eu' })
  await page.goto('/eu/account?page=overview')
  await shopper.account.signInAs(email)
  await expect(hello(page)).toBeVisible()
  const left = page.waitForRequest(/\/sign-in\/logout/)
  await shopper.account.signOut()
  const asked = new URL((await left).url()).searchParams
  expect(asked.get('id_token_hint')).not.toBe('')
  expect(new URL(asked.get('post_logout_redirect_uri') ?? '').pathname).toBe('/eu')
  await expect(page).toHaveURL('/eu')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('customerId')
})

test('signing out in one tab takes what was theirs off the other’s screen', async ({
  page,
  context,
  world,
  shopper,
}) => {
  const { email } = await world.control.seedCustomer(world.id, ann)
  await page.goto('/account?page=overview')
  await shopper.account.signInAs(email)
  await expect(hello(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/account?page=overview')
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  await expect(hello(page)).toBeHidden()
})

test('whoever declines is not asked over and over [ACC-01]', async ({ page, world }) => {
  await world.control.seedCustomer(world.id, ann)
  await page.goto('/account?page=overview')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/sign-in\/oauth\/authorize/)
})

test.describe('a return with another state than this browser set out with', () => {
  test.use({ scenario: ['sign-in-state-mismatch'] })

  test('is stopped before any token is asked for, said kindly and reported [ACC-01] [ANA-04]', async ({
    page,
    world,
  }) => {
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

  test('leaves the visitor signed out, with a way to try again [ACC-01]', async ({ page, world, shopper }) => {
    const { email } = await world.control.seedCustomer(world.id, ann)
    await page.goto('/account?page=overview')
    await shopper.account.signInAs(email)
    await expect(page.getByRole('heading', { name: 'Signing in did not work' })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await world.control.clearFaults(world.id)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await shopper.account.signInAs(email)
    await expect(hello(page)).toBeVisible()
  })
})

test('a signed-in customer’s checkout says so [CART-13]', async ({ page, world, shopper }) => {
  const { email } = await world.control.seedCustomer(world.id, ann)
  await page.goto('/account?page=overview')
  await shopper.account.signInAs(email)
  await expect(hello(page)).toBeVisible()
  await page.goto('/products/heroes-navy?w=34&b=B&l=32')
  await shopper.product.add()
  await expect(shopper.cart.checkout()).toHaveAttribute('href', /logged_in=true/)
})

const RETURN = '/account?code=the-code-it-came-back-with&state=the-state-it-set-out-with'

for (const scenario of ['sign-in-code-expired', 'sign-in-code-reused', 'sign-in-wrong-verifier']) {
  test.describe(scenario, () => {
    test.use({ scenario: [scenario] })

    test('is a sign-in that did not work, and leaves nothing behind [ACC-01]', async ({ page, world }) => {
      await page.goto(RETURN)
      await expect(page.getByRole('heading', { name: 'Signing in did not work' })).toBeVisible()
      expect(await stored(page, 'access_tokens')).toBeNull()
      await expect.poll(async () => (await world.reports()).map(({ code }) => code)).toEqual(['sign-in.failed'])
    })
  })
}
