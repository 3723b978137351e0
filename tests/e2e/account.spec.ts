import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '#tests/support/shop.ts'

const ann = { firstName: 'Ann', lastName: 'Archer', signedIn: false } as const

test('the account shows the latest of everything, and all of it on its pages [ACC-04]', async ({
  page,
  world,
  shopper,
}) => {
  const { email, customerId } = await world.control.seedCustomer(world.id, { ...ann, addresses: 2 })
  await world.control.seedOrder(world.id, { customerId, placedDaysAgo: 90 })
  const { name } = await world.control.seedOrder(world.id, { customerId, placedDaysAgo: 3, fulfilment: 'unfulfilled' })
  await page.goto('/account?page=overview')
  await shopper.account.signInAs(email)
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ann' })).toBeVisible()
  const latest = page.getByRole('region', { name: 'Latest order' })
  await expect(latest).toContainText(name)
  await expect(latest).toContainText('Received')
  await expect(latest.getByRole('link', { name: 'Heroes, Navy' })).toHaveAttribute('href', '/products/heroes-navy')
  await expect(page.getByRole('region', { name: 'Latest address' })).toContainText('Ann Archer')
  await expect(page.getByRole('region', { name: 'Your fit' })).toContainText('No fit saved yet')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await shopper.account.turnTo('Orders')
  await expect(page).toHaveURL('/account?page=orders')
  await expect(page.getByRole('article')).toHaveCount(2)
  await shopper.account.turnTo('Addresses')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ann Archer' })).toHaveCount(2)
  await shopper.account.turnTo('Details')
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible()
  // one reading serves all of them; another asked, by id and email alone, whose fit to fetch
  expect(await world.requests('customer')).toHaveLength(2)
})

test('a new customer’s account is empty, and says what will be there [ACC-04]', async ({ page, shopper, world }) => {
  const { email } = await world.control.seedCustomer(world.id, { ...ann, addresses: 0 })
  await page.goto('/account?page=overview')
  await shopper.account.signInAs(email)
  await expect(page.getByText('No orders yet')).toBeVisible()
  await expect(page.getByText('No address yet')).toBeVisible()
})

test('the fit that this browser carries is in the account [ACC-04]', async ({
  page,
  context,
  shopper,
  world,
  baseURL,
}) => {
  const fit = { bottom: { waist: '34', build: 'B', leg: '32' }, top: { size: 'M', cut: 'Slim', length: 'Regular' } }
  await context.addCookies([{ name: 'saved_fit', value: encodeURIComponent(JSON.stringify(fit)), url: baseURL ?? '' }])
  const { email } = await world.control.seedCustomer(world.id, ann)
  await page.goto('/account?page=overview')
  await shopper.account.signInAs(email)
  await expect(page.getByRole('region', { name: 'Your fit' })).toHaveText(
    /Bottom half.*Waist 34.*Build B.*Leg 32.*Top half.*Size M.*Cut Slim.*Length Regular/,
  )
})

test.describe('a customer who cannot be read', () => {
  test.use({ scenario: ['customer-unreadable'] })

  test('has an empty account that says why, and stays signed in [ACC-05]', async ({ page, world, shopper }) => {
    const { email } = await world.control.seedCustomer(world.id, ann)
    await page.goto('/account?page=overview')
    await shopper.account.signInAs(email)
    await expect(page.getByRole('alert')).toContainText('We cannot show your account at the moment')
    await expect(page.getByText('No orders yet')).toBeVisible()
    expect((await world.reports()).map(({ code }) => code)).toContain('customer.read-failed')
    await world.control.clearFaults(world.id)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Hello, Ann' })).toBeVisible()
  })
})

test('the account is kept by nobody and listed by nobody [ACC-04]', async ({ request }) => {
  const answer = await request.get('/account?page=overview')
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the account says what it needs [OPS-06]', async ({ page }) => {
    await page.goto('/account?page=overview')
    // Playwright's own texts leave out what is for browsers without script
    await expect(page.locator('noscript p', { hasText: 'Signing in needs JavaScript.' })).toBeVisible()
  })
})

test('a page that there is not is the overview [ACC-04]', async ({ request }) => {
  const answer = await request.get('/account?page=anything')
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toMatch(/aria-current="page"[^>]*>Overview</)
})
