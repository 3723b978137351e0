import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { expectNoViolations } from './axe.ts'

test('a range shows products in local prices and links to all [PAGE-01]', async ({ page }) => {
  await page.goto('/us/heroes')
  const range = page.getByRole('region', { name: 'Shop Heroes' })
  await expect(range.getByRole('article')).toHaveCount(8)
  await expect(range.getByRole('article').first()).toContainText('$')
  await range.getByRole('link', { name: /^See all/ }).click()
  await expect(page).toHaveURL('/us/collections/heroes')
})

test('a colour links to a product in that colour [PAGE-01]', async ({ page }) => {
  await page.goto('/colors')
  await page.getByRole('main').getByRole('link', { name: 'Sage Everyday Tee', exact: true }).click()
  await expect(page).toHaveURL('/products/everyday-tee-sage')
})

test('questions have anchors, and the page has a table of contents [PAGE-01]', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/pages/faqs#what-is-a-build')
  await expect(page.getByRole('heading', { name: 'What is a build?' })).toBeInViewport()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Post' }).click()
  await expect(page.getByRole('heading', { name: 'Post', exact: true })).toBeInViewport()
})

for (const [prefix, hours] of [
  ['', '9-5pm'],
  ['/us', '9-5pm'],
  ['/eu', '10-6pm'],
]) {
  test(`${prefix}/contact-us shows the support hours of its region [PAGE-01] [REG-07]`, async ({ page }) => {
    await page.goto(`${prefix}/contact-us`)
    await expect(page.getByRole('main').getByText(`Monday to Friday, ${hours}`)).toBeVisible()
    await expect(page.getByRole('main').getByText('We reply within a working day.')).toBeVisible()
  })
}

async function fillInvitation(page: Page, friendEmail: string) {
  await page.getByLabel('Your name').fill('Tom')
  await page.getByLabel('Your email').fill('tom@spoke.example')
  await page.getByLabel('His email').fill(friendEmail)
  await page.getByLabel('A line from you').fill('You need these.')
}

test('an invited friend’s link applies the discount [FORM-06]', async ({ page, world, context }) => {
  await page.goto('/us/refer-a-friend')
  await fillInvitation(page, 'sam@spoke.example')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByRole('heading', { name: 'It is on its way' })).toBeFocused()
  expect(await world.requests('referAFriend')).toHaveLength(1)
  const link = await page
    .getByRole('main')
    .getByRole('link', { name: /thank-your-friend/ })
    .getAttribute('href')
  await page.goto(new URL(link ?? '').pathname + new URL(link ?? '').search)
  await expect(page).toHaveURL(/\/us\/thank-your-friend\?discount=/)
  await expect(page.getByText('FRIEND20')).toBeVisible()
  await expect(page.getByText('It comes with you to the checkout by itself.')).toBeVisible()
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'discount_code')?.value)
    .toBe('FRIEND20')
})

test('errors show at their fields, and the first one gets focus [FORM-06] [FORM-07]', async ({ page, world }) => {
  await page.goto('/refer-a-friend')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expect(page.getByLabel('Your email')).toHaveAccessibleDescription('Please enter an email')
  await fillInvitation(page, 'TOM@spoke.example')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByLabel('His email')).toHaveAccessibleDescription(/cannot be your own friend/)
  expect(await world.requests('referAFriend')).toHaveLength(0)
  await expectNoViolations(page)
})

test.describe('while invitations fail', () => {
  test.use({ scenario: ['refer-a-friend-down'] })

  test.describe('and without script', () => {
    test.use({ javaScriptEnabled: false, expectedErrors: [] })

    test('the form does so, too [FORM-06] [OPS-06]', async ({ page }) => {
      await page.goto('/refer-a-friend')
      await fillInvitation(page, 'sam@spoke.example')
      await page.getByRole('button', { name: 'Send the invitation' }).click()
      await expect(page.getByRole('alert')).toContainText('Nothing is lost')
      await expect(page.getByLabel('His email')).toHaveValue('sam@spoke.example')
      await expect(page.getByLabel('A line from you')).toHaveValue('You need these.')
    })
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a friend can be invited [FORM-06] [OPS-06]', async ({ page, world }) => {
    await page.goto('/eu/refer-a-friend')
    await fillInvitation(page, 'sam@spoke.example')
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByRole('heading', { name: 'It is on its way' })).toBeVisible()
    expect(await world.requests('referAFriend')).toHaveLength(1)
  })
})

test.describe('a collection that cannot be read', () => {
  test.use({ scenario: ['collections-down'] })

  test('leaves its range page without products [PAGE-01] [ERR-03]', async ({ page }) => {
    const response = await page.goto('/heroes')
    expect(response?.status()).toBe(200)
    expect(response?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.getByRole('heading', { name: 'Why they fit' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Shop Heroes' })).toHaveCount(0)
  })
})
