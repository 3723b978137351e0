import type { Page } from '@playwright/test'
import { SESSION_STORAGE } from '#contracts/shop/visitor.ts'
import { holdCall } from '#tests/support/hold-call.ts'
import { expect, test } from '#tests/support/kept-page.ts'
import { getServerFunction } from '#tests/support/server-function.ts'
import { ANN, getGreeting, getSignedOut, signInAnn } from './customers.ts'

const getMain = (page: Page) => page.getByRole('main')

/** Signs Ann out and another customer in, in another tab; returns that tab. */
async function signInElsewhere(openTab: () => Promise<Page>, page: Page, email: string): Promise<Page> {
  const other = await openTab()
  await other.goto('/account?page=overview')
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(getSignedOut(page)).toBeVisible()
  await expect(other).toHaveURL('/')
  await other.goto('/account?page=overview')
  await other.getByRole('radio', { name: email }).check()
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(getGreeting(page, 'Bo')).toBeVisible()
  return other
}

async function fillAddress(page: Page) {
  await page.getByLabel('Address', { exact: true }).fill('12 Secret Lane')
  await page.getByLabel('Town or city', { exact: true }).fill('London')
  await page.getByLabel('Postcode', { exact: true }).fill('SE1 1AA')
}

test('what one customer saves is not written into the next one’s account [ACC-06] [ACC-02]', async ({
  page,
  openTab,
  world,
  shopper,
}) => {
  const bo = await world.control.seedCustomer(world.id, { ...ANN, firstName: 'Bo' })
  await signInAnn({ page, world, shopper }, '/account?page=addresses&edit=new')
  await fillAddress(page)
  await page.getByLabel('Phone number (optional)').fill('020 7946 0000')
  const phoneCheck = await holdCall(page, 'checkPhoneFn', { sendFirst: true })
  await getMain(page).getByRole('button', { name: 'Save address' }).click()
  await phoneCheck.isHeld

  const other = await signInElsewhere(openTab, page, bo.email)
  await phoneCheck.release()
  await page.getByRole('link', { name: 'Addresses' }).click()
  await expect(page.getByRole('heading', { name: 'Addresses' })).toBeVisible()
  await expect(page.getByText('12 Secret Lane')).toHaveCount(0)
  expect(await world.requests('customerAddressCreate')).toEqual([])
  await other.close()
})

test('what was saved for one customer is not shown to the next one [ACC-06] [ACC-02]', async ({
  page,
  openTab,
  world,
  shopper,
}) => {
  const bo = await world.control.seedCustomer(world.id, { ...ANN, firstName: 'Bo' })
  await signInAnn({ page, world, shopper }, '/account?page=addresses&edit=new')
  await fillAddress(page)
  const creation = await holdCall(page, 'createAddressFn', { sendFirst: true })
  await getMain(page).getByRole('button', { name: 'Save address' }).click()
  await creation.isHeld

  const other = await signInElsewhere(openTab, page, bo.email)
  const details = page.getByRole('link', { name: 'Details' })
  await details.click()
  await page.getByRole('link', { name: 'Change name' }).click()
  await page.getByLabel('Last name').fill('Archer-March')
  await creation.release()
  await expect(page).toHaveURL('/account?page=details&edit=name')
  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue('Archer-March')
  await page.getByRole('link', { name: 'Addresses' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { name: 'Addresses' })).toBeVisible()
  await expect(page.getByText('12 Secret Lane')).toHaveCount(0)
  await other.close()
})

test('preferences that were saved late are not shown to the next customer [ANA-05] [ACC-02]', async ({
  page,
  openTab,
  world,
  shopper,
}) => {
  const bo = await world.control.seedCustomer(world.id, { ...ANN, firstName: 'Bo' })
  await signInAnn({ page, world, shopper }, '/account?page=preferences')
  await page.getByRole('checkbox', { name: 'Email' }).check()
  const saving = await holdCall(page, 'changePreferencesFn', { sendFirst: true })
  await getMain(page).getByRole('button', { name: 'Save' }).click()
  await saving.isHeld
  const other = await signInElsewhere(openTab, page, bo.email)
  await saving.release()
  await expect(page.getByText('You do not get our emails')).toBeVisible()
  await other.close()
})

test('an account that was read late does not hide the next customer’s [ACC-02] [ACC-04]', async ({
  page,
  openTab,
  world,
  shopper,
}) => {
  const bo = await world.control.seedCustomer(world.id, { ...ANN, firstName: 'Bo' })
  await signInAnn({ page, world, shopper })
  const reading = await holdCall(page, 'readCustomerFn', { sendFirst: true })
  // as when the tab comes into view again
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await reading.isHeld
  const other = await signInElsewhere(openTab, page, bo.email)
  await reading.release()
  await expect(getGreeting(page, 'Bo')).toBeVisible()
  await other.close()
})

test('a fit that was read for a customer does not stay after the sign-out [FIT-11] [ACC-03]', async ({
  page,
  world,
  shopper,
  openTab,
}) => {
  // the reading that follows the sign-in must not be the one that is held
  const firstReading = page.waitForResponse(getServerFunction('fetchFitFn'))
  const { customerId, email } = await signInAnn({ page, world, shopper })
  await (await firstReading).finished()
  await world.control.seedFit(world.id, { customerId, email })
  await page.evaluate((key) => sessionStorage.removeItem(key), SESSION_STORAGE.customerInit)
  const reading = await holdCall(page, 'fetchFitFn', { sendFirst: true })
  await page.reload()
  await reading.isHeld
  const other = await openTab()
  await other.goto('/account?page=overview')
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(getSignedOut(page)).toBeVisible()
  await expect(other).toHaveURL('/')
  await reading.release()
  expect(await page.evaluate(() => [document.cookie, ...Object.keys(localStorage)].join())).not.toMatch(
    /saved_fit|spoke_fit_/,
  )
  await other.close()
})
