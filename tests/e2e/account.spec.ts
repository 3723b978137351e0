import { expect, test } from '#tests/support/kept-page.ts'
import { getServerFunction } from '#tests/support/server-function.ts'
import { carryFit } from '#tests/support/shopper/fit.ts'
import { expectNoViolations } from './axe.ts'
import { FIT } from './visitor.ts'

const CUSTOMER = { firstName: 'Ann', lastName: 'Archer', signedIn: false } as const

test('the overview shows the latest order and address, tabs show all [ACC-04]', { tag: '@smoke' }, async ({
  page,
  world,
  shopper,
}) => {
  const { email, customerId } = await world.control.seedCustomer(world.id, { ...CUSTOMER, addresses: 2 })
  await world.control.seedOrder(world.id, { customerId, placedDaysAgo: 90 })
  const { name } = await world.control.seedOrder(world.id, { customerId, placedDaysAgo: 3, fulfilment: 'unfulfilled' })
  const number = name.replace('#', '')
  await page.goto('/account?page=overview')
  await shopper.account.signInAs(email)
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ann' })).toBeVisible()
  const latest = page.getByRole('region', { name: 'Latest order' })
  await expect(latest).toContainText(number)
  await expect(latest).toContainText('Received')
  await expect(latest.getByRole('link', { name: number })).toHaveAttribute(
    'href',
    `/account?page=orders&order=${number}`,
  )
  await expect(latest.getByRole('img', { name: 'Heroes, Navy' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Latest address' })).toContainText('Ann Archer')
  await expect(page.getByRole('region', { name: 'Your fit' })).toContainText('No fit saved yet')
  for (const [name, href] of [
    ['Saved for later', '/wish-list'],
    ['Return something', '/returns'],
    ['Refer a friend', '/refer-a-friend'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  await expectNoViolations(page)

  await shopper.account.openTab('Orders')
  await expect(page).toHaveURL('/account?page=orders')
  await expect(page.getByRole('region', { name: 'Orders' }).getByRole('listitem')).toHaveCount(2)
  await shopper.account.openTab('Addresses')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ann Archer' })).toHaveCount(2)
  await shopper.account.openTab('Details')
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible()
  await shopper.account.openTab('Preferences')
  await expect(page.getByRole('checkbox', { name: /^Emails/ })).not.toBeChecked()
  // One read serves all tabs but the orders, which have their own; the third, of id and email, finds out whose fit to fetch.
  await expect.poll(() => world.requests('customer')).toHaveLength(3)
})

test('without a saved address, the latest one is that of the latest order [ACC-04]', async ({
  page,
  world,
  shopper,
}) => {
  const { email, customerId } = await world.control.seedCustomer(world.id, { ...CUSTOMER, addresses: 0 })
  await world.control.seedOrder(world.id, { customerId, placedDaysAgo: 40, postcode: 'M1 1AE' })
  await world.control.seedOrder(world.id, { customerId, placedDaysAgo: 4, postcode: 'SW1A 1AA' })
  await page.goto('/account?page=overview')
  await shopper.account.signInAs(email)
  const address = page.getByRole('region', { name: 'Latest address' })
  await expect(address).toContainText('SW1A 1AA')
  await expect(address).not.toContainText('M1 1AE')
})

test('a new customer’s account explains its empty sections [ACC-04]', async ({ page, shopper, world }) => {
  const { email } = await world.control.seedCustomer(world.id, { ...CUSTOMER, addresses: 0 })
  await page.goto('/account?page=overview')
  await shopper.account.signInAs(email)
  await expect(page.getByText('No orders yet')).toBeVisible()
  await expect(page.getByText('No address yet')).toBeVisible()
})

test('the fit stored in this browser shows in the account [ACC-04]', async ({
  page,
  context,
  shopper,
  world,
  baseURL,
}) => {
  await carryFit(context, baseURL, FIT)
  const { email } = await world.control.seedCustomer(world.id, CUSTOMER)
  await page.goto('/account?page=overview')
  await shopper.account.signInAs(email)
  await expect(page.getByRole('region', { name: 'Your fit' })).toHaveText(
    /Bottom half.*Waist 34.*Build B.*Leg 32.*Top half.*Size M.*Cut Slim.*Length Regular/,
  )
})

test.describe('a customer who cannot be read', () => {
  test.use({ scenario: ['customer-unreadable'] })

  test('sees why the account is empty, stays signed in and tries again [ACC-05]', async ({ page, world, shopper }) => {
    const { email } = await world.control.seedCustomer(world.id, CUSTOMER)
    await page.goto('/account?page=overview')
    await shopper.account.signInAs(email)
    await expect(page.getByRole('alert')).toContainText('We cannot show your account at the moment')
    await expect(page.getByRole('region', { name: 'Your fit' })).toBeVisible()
    // nobody knows whether there are any
    await expect(page.getByText(/No orders yet|No address yet/)).toHaveCount(0)
    await expect.poll(async () => (await world.reports()).map(({ code }) => code)).toContain('customer.read-failed')
    const readAgain = page.waitForResponse(getServerFunction('readCustomerFn'))
    await page.getByRole('button', { name: 'Try again' }).click()
    await readAgain
    await expect(page.getByRole('alert')).toContainText('We cannot show your account at the moment')
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText([/^We cannot show your orders at the moment/])
    await world.control.clearFaults(world.id)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('No orders yet')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('link', { name: 'Overview' }).click()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Hello, Ann' })).toBeVisible()
  })
})

test('the account is neither cached nor indexed [ACC-04]', async ({ request }) => {
  const response = await request.get('/account?page=overview')
  expect(response.headers()['cache-control']).toBe('private, no-store')
  expect(await response.text()).toContain('<meta name="robots" content="noindex"/>')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the account says that signing in needs JavaScript [OPS-06]', async ({ page }) => {
    await page.goto('/account?page=overview')
    // Playwright's text locators ignore noscript
    await expect(page.locator('noscript p', { hasText: 'Signing in needs JavaScript.' })).toBeVisible()
  })
})

test('an unknown account page shows the overview [ACC-04]', async ({ request }) => {
  const response = await request.get('/account?page=anything')
  expect(response.status()).toBe(200)
  expect(await response.text()).toMatch(/aria-current="page"[^>]*>Overview</)
})
