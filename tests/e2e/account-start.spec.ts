import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { getServerFunction } from '#tests/support/server-function.ts'
import { ANN, getGreeting, signInAnn } from './customers.ts'

/** The calls of the open page that read a customer. */
async function listReads(page: Page) {
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return files.filter((name) => getServerFunction('readCustomerFn').test(name))
}

/** The account's page as the server sends it to this browser. */
const getSentPage = async (page: Page) => (await page.request.get('/account?page=overview')).text()

test('an account that is opened again is in the page, and is not read twice [OPS-07] [ACC-04]', {
  tag: '@https',
}, async ({ page, world, shopper }) => {
  const { customerId } = await signInAnn({ page, world, shopper })
  const { name } = await world.control.seedOrder(world.id, { customerId, placedDaysAgo: 3 })
  const number = name.replace('#', '')
  const sent = await getSentPage(page)
  expect(sent).toContain('Hello, Ann')
  expect(sent).toContain(number)
  await page.goto('/account?page=overview')
  await expect(page.getByRole('region', { name: 'Your fit' })).toContainText('No fit saved yet')
  await expect(page.getByRole('region', { name: 'Latest order' })).toContainText(number)
  expect(await listReads(page)).toEqual([])
  await page.goto('/account?page=details&edit=name')
  await expect(page.getByLabel('Last name')).toHaveValue('Archer')
  expect(await listReads(page)).toEqual([])
})

test('who signs out is in no page that is sent after it [ACC-02]', async ({ page, context, world, shopper }) => {
  await signInAnn({ page, world, shopper })
  const sentTo = (await context.cookies()).filter(({ name }) => name === 'account_token_gb').map(({ path }) => path)
  expect(sentTo).toEqual(['/account'])
  await shopper.account.signOut()
  await expect(page).toHaveURL('/')
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('account_token_gb')
  expect(await getSentPage(page)).not.toMatch(/Hello, |Archer/)
})

test('an account that was sent for another customer gives way to that of the tokens [ACC-02]', async ({
  page,
  context,
  world,
  shopper,
}) => {
  const bo = await world.control.seedCustomer(world.id, { ...ANN, firstName: 'Bo' })
  const { email } = await signInAnn({ page, world, shopper })
  const ofAnn = (await context.cookies()).filter(({ name }) => name === 'account_token_gb')
  await page.evaluate(() => localStorage.removeItem('access_tokens'))
  await page.goto('/account?page=overview')
  await shopper.account.signInAs(bo.email)
  await expect(getGreeting(page, 'Bo')).toBeVisible()

  await context.addCookies(ofAnn)
  expect(await getSentPage(page)).toContain('Hello, Ann')
  await page.goto('/account?page=overview')
  await expect(getGreeting(page, 'Bo')).toBeVisible()
  expect(await getSentPage(page)).toContain('Hello, Bo')

  // without tokens nobody is signed in, whatever the cookie says
  await context.addCookies(ofAnn)
  await page.evaluate(() => localStorage.removeItem('access_tokens'))
  await page.goto('/account?page=overview')
  await expect(page.getByRole('radio', { name: email })).toBeVisible()
})
