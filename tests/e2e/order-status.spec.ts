import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { expectNoViolations } from './axe.ts'

const ORDER = '/order-status?order=SP1001'
const HOUR_MS = 60 * 60_000
const NOT_FOUND =
  'We can’t find an order with this number and this email or postcode. Please check them: both are in your order confirmation.'

const getProof = (page: Page) => page.getByRole('main').getByLabel(/^Email or (postcode|Zipcode)/)
const getNumber = (page: Page) => page.getByRole('main').getByLabel('Order number')
const press = (page: Page) => page.getByRole('button', { name: 'Find my order' }).click()
const getHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

async function find(page: Page, proof = 'jo@example.com') {
  await getProof(page).fill(proof)
  await press(page)
}

test('the footer and the FAQs lead to the page of an order [ACC-09]', async ({ page, context }) => {
  await page.goto('/eu/pages/about-us')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Track your order' })
  await expect(link).toHaveAttribute('href', '/eu/order-status')
  const response = await page.goto('/us/order-status')
  expect(response?.headers()['cache-control']).toMatch(/^public/)
  await expect(page).toHaveTitle('Track your order - SPOKE')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('heading', { level: 1, name: 'Where is my order?' })).toBeVisible()
  await expect(page.getByLabel('Email or Zipcode')).toHaveAttribute('inputmode', 'email')
  for (const help of ['/pages/faqs', '/pages/contact-us']) {
    await page.goto(help)
    await expect(page.getByRole('main').locator('a[href="/order-status"]').first()).toBeAttached()
  }
  expect((await context.request.get(ORDER)).headers()['cache-control']).toMatch(/^private/)
})

test.describe('an order on its way', () => {
  test.use({ scenario: ['order-on-its-way'] })

  test('is followed by its guest from the letter’s link, by number and email [ACC-09]', { tag: '@smoke' }, async ({
    page,
  }) => {
    await page.goto(ORDER)
    await expect(getNumber(page)).toHaveValue('SP1001')
    await find(page)
    await expect(getHeading(page)).toHaveText('It is on its way')
    await expect(getHeading(page)).toBeFocused()
    await expect(getHeading(page)).toBeInViewport()
    const steps = page.getByRole('list', { name: 'Its journey so far' }).getByRole('listitem')
    await expect(steps).toHaveText([
      /^Received\d+ \w+$/,
      /^Packed\d+ \w+$/,
      /^Sent\d+ \w+$/,
      /^Out for delivery/,
      /^Delivered/,
    ])
    await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step')
    await expect(page.getByText(/^Expected by \d+ \w+$/)).toBeVisible()
    await expect(page.getByText('2 × Heroes in Navy')).toBeVisible()
    for (const personal of ['Marsh', 'LS1 4AP', 'jo@example.com', '£'])
      await expect(page.getByRole('main')).not.toContainText(personal)
    expect(page.url()).not.toContain('jo')
    await expectNoViolations(page)
  })

  test('moves by the clock, and is still there after a reload [ACC-09]', async ({ page, world }) => {
    await page.goto(ORDER)
    await find(page)
    await expect(getHeading(page)).toHaveText('It is on its way')
    await world.control.setClock(world.id, { advanceMs: 42 * HOUR_MS })
    await page.reload()
    await expect(getHeading(page)).toHaveText('It arrives today')
    await expect(getProof(page)).toHaveValue('jo@example.com')
    await world.control.setClock(world.id, { advanceMs: 24 * HOUR_MS })
    await page.reload()
    await expect(getHeading(page)).toHaveText('It is delivered')
    await page.getByRole('link', { name: 'Return something' }).click()
    await expect(page).toHaveURL('/returns?order=SP1001')
  })

  test('says the same of a wrong email and of a number that nobody has, and keeps both [ACC-09]', async ({ page }) => {
    await page.goto('/order-status')
    for (const number of ['SP1001', 'SP999999']) {
      await getNumber(page).fill(number)
      await find(page, 'bob@example.com')
      await expect(page.getByRole('alert').filter({ hasText: NOT_FOUND })).toBeVisible()
      await expect(getNumber(page)).toHaveValue(number)
      await expect(getProof(page)).toHaveValue('bob@example.com')
      await page.reload()
    }
  })

  test('asks for what is missing, where the focus goes [ACC-09] [FORM-08]', async ({ page, world }) => {
    await page.goto('/order-status')
    await press(page)
    await expect(getNumber(page)).toBeFocused()
    await expect(getNumber(page)).toHaveAccessibleDescription(/Please enter your order number/)
    await expect(getProof(page)).toHaveAccessibleDescription(/Please enter your email or postcode/)
    await expectNoViolations(page)
    await getNumber(page).fill('SP1001')
    await expect(getNumber(page)).not.toHaveAttribute('aria-invalid')
    expect(await world.requests('trackOrder')).toEqual([])
  })

  test('prints its way and its goods without form and buttons [ACC-09]', async ({ page }) => {
    await page.goto(ORDER)
    await find(page)
    await expect(getHeading(page)).toHaveText('It is on its way')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('2 × Heroes in Navy')).toBeVisible()
    for (const name of ['Find my order', 'Print this']) await expect(page.getByRole('button', { name })).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })
})

test.describe('somebody who guesses', () => {
  test.use({ scenario: ['order-on-its-way'], expectedErrors: [/429 \(/] })

  test('waits as on the returns page, whose lookups count too [ACC-09] [OPS-08]', async ({ page, world }) => {
    await page.goto(ORDER)
    // from the page, because the test's own requests can have another loopback address
    const statuses = await page.evaluate(async () => {
      const statuses = []
      for (let count = 0; count < 31; count += 1) {
        const [path, step] = count % 2 === 0 ? ['/order-status', {}] : ['/returns', { step: 'find' }]
        const body = new URLSearchParams({ ...step, number: 'SP1001', proof: `jo${count}@example.com` })
        statuses.push((await fetch(path, { method: 'POST', body })).status)
      }
      return statuses
    })
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200))
    expect(statuses.at(-1)).toBe(429)
    await find(page)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      /You have tried this several times\. Please wait \d minutes?/,
    )
    await expect(getProof(page)).toHaveValue('jo@example.com')
    expect(await world.requests('trackOrder')).toHaveLength(15)
    expect(await world.requests('lookUpOrder')).toHaveLength(15)
  })
})

test.describe('bare upstreams', () => {
  test.use({ scenario: ['upstreams-bare'] })

  test('say nothing of orders, and an email does [ACC-09] [SIM-09]', async ({ page }) => {
    await page.goto(ORDER)
    await find(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Orders cannot be followed on this page' })).toBeVisible()
    await expect(page.getByRole('alert').getByRole('link', { name: 'help@spoke.example' })).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, scenario: ['order-on-its-way'] })

  test('an order is followed, and a wrong email keeps what was typed [ACC-09] [OPS-06]', async ({ page }) => {
    await page.goto(ORDER)
    await find(page, 'bob@example.com')
    await expect(page.getByText(NOT_FOUND)).toBeVisible()
    await expect(getProof(page)).toHaveValue('bob@example.com')
    await find(page)
    await expect(getHeading(page)).toHaveText('It is on its way')
    await expect(page).toHaveURL('/order-status')
    await expect(page.getByRole('button', { name: 'Print this' })).toBeHidden()
  })
})
