import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import type { World } from '#tests/support/shop.ts'
import type { createShopper } from '#tests/support/shopper/shopper.ts'
import { expectNoViolations } from './axe.ts'

type Shopper = ReturnType<typeof createShopper>
type Seed = NonNullable<Parameters<World['control']['seedCustomer']>[1]>

/** Signs a new customer in and opens a page of the account. */
async function openAccount(page: Page, world: World, shopper: Shopper, tab: string, seed: Seed = {}) {
  const { email } = await world.control.seedCustomer(world.id, {
    firstName: 'Ann',
    lastName: 'Archer',
    ...seed,
    signedIn: false,
  })
  await page.goto(`${seed.region === 'us' ? '/us' : ''}/account?page=overview`)
  await shopper.account.signInAs(email)
  await expect(page.getByRole('heading', { name: 'Hello, Ann' })).toBeVisible()
  await shopper.account.openTab(tab)
  return email
}

const getTiles = (page: Page) => page.getByRole('region', { name: 'Addresses' }).getByRole('listitem')
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save address' })
const getAlert = (page: Page) => page.getByRole('main').getByRole('alert')
const fill = async (page: Page, texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
}
const countCalls = async (world: World, operation: string) => (await world.requests(operation)).length
const readDraftKeys = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')))

test('an American address is added, its problems named at their fields [ACC-06] [ACC-07] [FORM-08]', {
  tag: '@smoke',
}, async ({ page, world, shopper }) => {
  await openAccount(page, world, shopper, 'Addresses', { region: 'us' })
  await page.getByRole('link', { name: 'Add an address' }).click()
  await expect(page).toHaveURL('/us/account?page=addresses&edit=new')
  await expect(page.getByRole('heading', { name: 'New address' })).toBeFocused()
  for (const [label, token] of [
    ['Country', 'country'],
    ['First name (optional)', 'given-name'],
    ['Last name', 'family-name'],
    ['Address', 'address-line1'],
    ['Apartment, suite or company (optional)', 'address-line2'],
    ['City', 'address-level2'],
    ['State', 'address-level1'],
    ['Zipcode', 'postal-code'],
    ['Phone number (optional)', 'tel'],
  ] as const)
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', token)
  await expect(page.getByLabel('Country')).toHaveValue('US')
  await expect(page.getByLabel('Zipcode')).toHaveAttribute('inputmode', 'numeric')
  await expectNoViolations(page)

  await expect(page.getByLabel('Last name')).toHaveValue('Archer')
  await fill(page, { 'Last name': '' })
  await save(page).click()
  await expect(page.getByLabel('Last name')).toBeFocused()
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Please enter a last name')
  await expect(page.getByLabel('City')).toHaveAccessibleDescription('Please enter a city')
  await expect(page.getByLabel('State')).toHaveAccessibleDescription('Please choose a state')
  await expect(page.getByLabel('Zipcode')).toHaveAccessibleDescription('Please enter a zipcode')
  await expectNoViolations(page)

  await fill(page, {
    'Last name': 'Ann محمد 👖',
    Address: '12 Orchard Avenue',
    City: 'Portland',
    Zipcode: '97205',
  })
  await page.getByLabel('Country').selectOption('CA')
  await page.getByLabel('Province').selectOption('BC')
  await page.getByLabel('Country').selectOption('US')
  await expect(page.getByLabel('State')).toHaveValue('')
  await page.getByLabel('State').selectOption('Oregon')
  await page.getByLabel('Phone number (optional)').fill('12')
  await save(page).click()
  const phone = page.getByLabel('Phone number (optional)')
  await expect(phone).toHaveAccessibleDescription(/This is not a phone number in United States$/)
  await expect(phone).toBeFocused()
  await phone.fill('(202) 555-0123')
  await page.getByLabel('Use as my default address').check()
  await expect(page.locator('main [data-state="ready"]')).toBeVisible()
  await save(page).dblclick()

  await expect(page.getByRole('status').filter({ hasText: 'Your new address is saved.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Addresses' })).toBeFocused()
  await expect(page).toHaveURL('/us/account?page=addresses')
  await expect(getTiles(page)).toHaveCount(2)
  await expect(getTiles(page).first()).toContainText(
    /Default.*محمد.*12 Orchard Avenue.*Portland, OR 97205.*\+12025550123/,
  )
  expect(await countCalls(world, 'customerAddressCreate')).toBe(1)
  await expectNoViolations(page)
  await page.reload()
  await expect(getTiles(page).first()).toContainText('12 Orchard Avenue')
})

test('an address is changed, made the default and deleted by keyboard [ACC-06] [FORM-07]', async ({
  page,
  world,
  shopper,
}) => {
  await openAccount(page, world, shopper, 'Addresses', { addresses: 3 })
  const second = getTiles(page).nth(1)
  await second.getByRole('link', { name: /^Edit/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Edit address' })).toBeFocused()
  await fill(page, { Address: '9 Canal Row' })
  await page.getByLabel('Address', { exact: true }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'The address is saved.' })).toBeVisible()
  await expect(second).toContainText('9 Canal Row')

  await second.getByRole('button', { name: /^Make default/ }).press('Enter')
  await expect(getTiles(page).first()).toContainText(/Default.*9 Canal Row/)
  await expect(page.getByRole('heading', { name: 'Addresses' })).toBeFocused()
  await getTiles(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(getTiles(page).first()).toContainText('Make another one your default first')
  await page.getByRole('button', { name: 'All right' }).click()

  const last = getTiles(page).last()
  await last.getByRole('button', { name: /^Delete/ }).press('Enter')
  await expect(last.getByRole('group', { name: 'Delete this address?' })).toBeVisible()
  await expect(last.getByRole('button', { name: 'Keep' })).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  await expect(last.getByRole('button', { name: /^Delete/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await last.getByRole('button', { name: 'Delete', exact: true }).dblclick()
  await expect(getTiles(page)).toHaveCount(2)
  await expect(page.getByRole('status').filter({ hasText: 'The address is deleted.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Addresses' })).toBeFocused()
  expect(await countCalls(world, 'customerAddressDelete')).toBe(1)
})

test.describe('an address that cannot be saved', () => {
  test.use({ scenario: ['address-refused'], expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('keeps what was typed, whatever refuses it [ACC-07] [FORM-07] [ERR-03]', async ({
    page,
    context,
    world,
    shopper,
  }) => {
    await openAccount(page, world, shopper, 'Addresses')
    await getTiles(page).first().getByRole('link', { name: /^Edit/ }).click()
    await fill(page, { 'Town or city': 'Bath', Postcode: 'nowhere' })
    await save(page).click()
    await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription(
      'nowhere does not look like a postcode. Please check it, or the country.',
    )
    await fill(page, { Postcode: 'BA2 9ZZ' })
    const expectKept = async () => {
      await expect(page.getByLabel('Town or city')).toHaveValue('Bath')
      await expect(page.getByLabel('Postcode')).toHaveValue('BA2 9ZZ')
      await expect(page.locator('main [data-state="ready"]')).toBeVisible()
    }
    await save(page).click()
    await expect(page.getByLabel('Postcode')).toBeFocused()
    await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription('This is not a postal code that we know.')
    await expect(getAlert(page)).toHaveText('Nothing can be delivered to this address.')
    await expectNoViolations(page)
    await expectKept()
    expect(await world.reports()).toEqual([])

    await world.control.clearFaults(world.id)
    await world.control.addFault(world.id, {
      upstream: 'customer-account',
      operation: 'customerAddressUpdate',
      respond: { reset: true },
    })
    await save(page).click()
    await expect(getAlert(page)).toHaveText(
      'We couldn’t save that just now. Nothing you typed is lost: please try again in a moment.',
    )
    await expectKept()
    expect(await world.reports()).toEqual([])

    await context.setOffline(true)
    await save(page).click()
    await expect(getAlert(page)).toContainText('You seem to be offline.')
    await context.setOffline(false)
    await expectKept()
    await world.control.clearFaults(world.id)
    await save(page).click()
    await expect(getTiles(page).first()).toContainText('Bath, BA2 9ZZ')
    await expect.poll(() => readDraftKeys(page)).toEqual([])
  })
})

test('tokens that end in mid-edit are refreshed, or lead back to the form [ACC-06] [ACC-02]', async ({
  page,
  world,
  shopper,
}) => {
  const refuse = (times: number) =>
    world.control.addFault(world.id, {
      upstream: 'customer-account',
      operation: 'customerAddressUpdate',
      respond: { status: 401 },
      times,
    })
  const email = await openAccount(page, world, shopper, 'Addresses')
  const edit = () => getTiles(page).first().getByRole('link', { name: /^Edit/ }).click()
  const readToken = () => page.evaluate(() => JSON.parse(localStorage.getItem('access_tokens') ?? '{}').accessToken)
  await edit()
  await fill(page, { 'Town or city': 'Bath' })
  const token = await readToken()
  await refuse(1)
  await save(page).click()
  await expect(getTiles(page).first()).toContainText('Bath')
  expect(await countCalls(world, 'customerAddressUpdate')).toBe(2)
  expect(await readToken()).not.toBe(token)

  await page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('access_tokens') ?? '{}')
    localStorage.setItem('access_tokens', JSON.stringify({ ...tokens, tokenExpiry: 0 }))
  })
  await world.control.addFault(world.id, { upstream: 'sign-in', operation: 'token', respond: { status: 503 } })
  await edit()
  await fill(page, { 'Town or city': 'Frome', Postcode: 'BA11 1AA' })
  await save(page).click()
  await expect(getAlert(page)).toContainText('We couldn’t save that just now.')
  await expect(page.getByLabel('Town or city')).toHaveValue('Frome')
  await world.control.clearFaults(world.id)
  await expect(page.locator('main [data-state="ready"]')).toBeVisible()
  await refuse(2)
  await save(page).click()
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  await expect(page.getByText('What you were typing is kept in this tab')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Ann')
  expect(await page.evaluate(() => sessionStorage.getItem('spoke_account_draft_gb'))).not.toMatch(/oken/)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await shopper.account.signInAs(email)
  await expect(page).toHaveURL(/\/account\?page=addresses&edit=\d+$/)
  await expect(
    page.getByRole('status').filter({ hasText: 'What you typed is still here. It is not saved yet.' }),
  ).toBeVisible()
  await expect(page.getByLabel('Town or city')).toHaveValue('Frome')
  await save(page).click()
  await expect(getTiles(page).first()).toContainText('Frome, BA11 1AA')
  await expect.poll(() => readDraftKeys(page)).toEqual([])
})

test('a form is not left unsaved without a question, and survives a reload [ACC-06]', async ({
  page,
  world,
  shopper,
}) => {
  await openAccount(page, world, shopper, 'Addresses')
  await page.getByRole('link', { name: 'Add an address' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'Addresses' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'New address' })).toBeVisible()
  await fill(page, { 'Last name': 'Marsh' })
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expectNoViolations(page)
  await question.getByRole('button', { name: 'Keep editing' }).first().click()
  await expect(page.getByLabel('Last name')).toHaveValue('Marsh')
  await page.goBack()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/account?page=addresses&edit=new')

  const warning = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept()
    return dialog.type()
  })
  await page.reload()
  expect(await warning).toBe('beforeunload')
  await expect(page.getByLabel('Last name')).toHaveValue('Marsh')
  await shopper.account.openTab('Orders')
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/account?page=orders')
  await expect.poll(() => readDraftKeys(page)).toEqual([])
})

test('an address that another tab deletes can be saved as a new one [ACC-06]', async ({
  page,
  world,
  shopper,
  openTab,
}) => {
  await openAccount(page, world, shopper, 'Addresses', { addresses: 2 })
  await getTiles(page).last().getByRole('link', { name: /^Edit/ }).click()
  await fill(page, { Address: '9 Canal Row' })
  const other = await openTab()
  await other.goto('/account?page=addresses')
  await getTiles(other)
    .last()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await other.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(getTiles(other)).toHaveCount(1)

  await save(page).click()
  await expect(getAlert(page)).toContainText('This address is no longer in your account.')
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('9 Canal Row')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Save as a new address' }).click()
  await expect(getTiles(page)).toHaveCount(2)
  await expect(getTiles(page).last()).toContainText('9 Canal Row')

  // headless browsers call every tab visible, so the event stands for the tab's return
  await expect(getTiles(other)).toHaveCount(1)
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(getTiles(other)).toHaveCount(2)
  await getTiles(other).first().getByRole('link', { name: /^Edit/ }).click()
  await fill(other, { 'Town or city': 'Bath' })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(other.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
})

test.describe('a backend that lists no provinces', () => {
  test.use({ scenario: ['provinces-down'] })

  test('leaves a text field, and late lists of other countries are dropped [ACC-06] [ERR-03]', async ({
    page,
    world,
    shopper,
  }) => {
    await openAccount(page, world, shopper, 'Addresses')
    await page.getByRole('link', { name: 'Add an address' }).click()
    await page.getByLabel('Country').selectOption('US')
    await fill(page, {
      'State (optional)': 'or',
      Address: '12 Orchard Avenue',
      'Town or city': 'Portland',
      Postcode: '97205',
    })
    await save(page).click()
    await expect(getTiles(page).last()).toContainText('Portland, OR 97205')

    await world.control.clearFaults(world.id)
    await page.getByRole('link', { name: 'Add an address' }).click()
    await world.control.addFault(world.id, {
      upstream: 'backend',
      operation: 'provinces',
      respond: { delayMs: 1_500 },
      times: 1,
    })
    const late = page.waitForResponse((response) => response.url().includes('AU'))
    await page.getByLabel('Country').selectOption('AU')
    await page.getByLabel('Country').selectOption('CA')
    await expect(page.getByLabel('Province')).toBeEnabled()
    await late
    await page.getByLabel('Province').selectOption('Ontario')
    await expect(page.getByLabel('Province')).not.toContainText('Victoria')
  })
})

test.describe('bare upstreams', () => {
  test.use({ scenario: ['upstreams-bare'] })

  test('save an address and a name [SIM-09] [ACC-06]', async ({ page, world, shopper }) => {
    await openAccount(page, world, shopper, 'Addresses')
    await page.getByRole('link', { name: 'Add an address' }).click()
    await fill(page, {
      Address: '9 Canal Row',
      'Town or city': 'Bath',
      Postcode: 'BA1 1AA',
      'Phone number (optional)': '07700 900123',
    })
    await save(page).click()
    await expect(getTiles(page).last()).toContainText(/9 Canal Row.*\+447700900123/)
    await shopper.account.openTab('Details')
    await page.getByRole('link', { name: 'Change name' }).click()
    await fill(page, { 'First name': 'Anne' })
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByRole('definition').filter({ hasText: 'Anne Archer' })).toBeVisible()
    expect(await world.reports()).toEqual([])
  })
})

test('a name of any script is saved, and one that is too long says so [ACC-06]', async ({ page, world, shopper }) => {
  const email = await openAccount(page, world, shopper, 'Details')
  await expect(page.getByText('You sign in with this email address')).toBeVisible()
  await page.getByRole('link', { name: 'Change name' }).click()
  await expect(page.getByRole('textbox')).toHaveCount(2)
  await fill(page, { 'First name': 'محمد', 'Last name': '👖'.repeat(5_000) })
  const submit = page.getByRole('button', { name: 'Save name' })
  await submit.click()
  const lastName = page.getByLabel('Last name')
  await expect(lastName).toBeFocused()
  await expect(lastName).toHaveAccessibleDescription('Please use 255 characters at most. You have typed 10,000.')
  expect((await lastName.inputValue()).length).toBe(10_000)
  await expectNoViolations(page)
  await fill(page, { 'Last name': 'O’Brien 👖' })
  await submit.dblclick()
  await expect(page.getByRole('status').filter({ hasText: 'Your name is saved.' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'محمد O’Brien 👖' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, \u2068محمد\u2069' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible()
  expect(await countCalls(world, 'customerUpdate')).toBe(1)
})
