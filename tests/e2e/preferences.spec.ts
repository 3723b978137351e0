import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import type { World } from '#tests/support/shop.ts'
import { expectNoViolations } from './axe.ts'

const emails = (page: Page) => page.getByRole('checkbox', { name: /^Emails/ })
const texts = (page: Page) => page.getByRole('checkbox', { name: /^Texts/ })
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save preferences' })
const readSubscriptions = async (world: World) =>
  ((await world.control.diff(world.id)).records.subscriptions?.records ?? []).map(({ summary }) => summary)

test.describe('a customer with a phone number', () => {
  test.use({ scenario: ['customer-with-orders'] })

  test('subscribes and leaves by channel, and the account says what is saved [ANA-05]', { tag: '@smoke' }, async ({
    page,
    world,
    shopper,
  }) => {
    await page.goto('/account?page=preferences')
    await expect(emails(page)).toHaveAccessibleDescription('You do not get our emails. Address: jo@example.com')
    await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
    await expectNoViolations(page)
    await emails(page).check()
    await texts(page).check()
    // nothing is said before it is saved
    await expect(texts(page)).toHaveAccessibleDescription('You do not get our texts. Number: +447700900123')
    await save(page).click()
    await expect(page.getByText('Your preferences are saved.')).toBeVisible()
    await expect(emails(page)).toHaveAccessibleDescription(/^You get our emails\./)
    await expect(texts(page)).toHaveAccessibleDescription(/^You get our texts\./)
    expect(await readSubscriptions(world)).toEqual(['gb, subscribe, 1 list', 'gb, subscribe, 1 list'])
    await expectNoViolations(page)

    await shopper.account.openTab('Details')
    await shopper.account.openTab('Preferences')
    await expect(emails(page)).toBeChecked()
    await page.reload()
    await expect(texts(page)).toBeChecked()
    await emails(page).uncheck()
    await save(page).click()
    await expect(page.getByText('Your preferences are saved.')).toBeVisible()
    expect(await readSubscriptions(world)).toEqual(['gb, unsubscribe, 1 list', 'gb, subscribe, 1 list'])
    await page.reload()
    await expect(emails(page)).not.toBeChecked()
    await expect(texts(page)).toBeChecked()
    expect(await world.requests('mailingList')).toHaveLength(3)
  })

  test('keeps the boxes and hears what is still true when saving fails [ANA-05] [ANA-06]', async ({ page, world }) => {
    await page.goto('/account?page=preferences')
    await expect(texts(page)).toBeVisible()
    await world.control.addFault(world.id, { upstream: 'backend', operation: 'mailingList', respond: { status: 500 } })
    await texts(page).check()
    await save(page).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'We could not change your choice about texts, so it is as it was. Please try again.',
    )
    await expect(texts(page)).toBeChecked()
    await expect(texts(page)).toHaveAccessibleDescription(/^You do not get our texts\./)
    await expect.poll(async () => (await world.reports()).map(({ code }) => code)).toEqual(['mailing.request-failed'])
    await expectNoViolations(page)
    await world.control.clearFaults(world.id)
    await save(page).click()
    await expect(page.getByText('Your preferences are saved.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  })
})

test('texts need a phone number, which the server checks [ANA-05] [FORM-03]', async ({ page, world, shopper }) => {
  const { email } = await world.control.seedCustomer(world.id, {
    firstName: 'Ann',
    phone: null,
    signedIn: false,
    region: 'us',
  })
  await page.goto('/us/account?page=preferences')
  await shopper.account.signInAs(email)
  await expect(page).toHaveURL('/us/account?page=preferences')
  const number = page.getByRole('textbox', { name: /number/i })
  await expect(number).toHaveCount(0)
  await texts(page).check()
  await number.fill('12')
  await save(page).click()
  await expect(number).toBeFocused()
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  expect(await readSubscriptions(world)).toEqual([])
  await number.fill('202 555 0123')
  await save(page).click()
  await expect(page.getByText('Your preferences are saved.')).toBeVisible()
  await expect(texts(page)).toHaveAccessibleDescription('You get our texts. Number: +12025550123')
  await page.reload()
  await expect(texts(page)).toBeChecked()
  expect(await readSubscriptions(world)).toEqual(['us, subscribe, 1 list'])
})
