import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import type { World } from '#tests/support/shop.ts'
import { expectNoViolations } from './axe.ts'

// on a slow machine a minute passes meanwhile
const ONE_MAIL = /^You have tried this several times\. Please wait (20|19) minutes and try again\.$/
/** A refused call is an error of the browser's console. */
const REFUSED = [/429 \(/]

/** Posts as the form of a page without script does. */
const post = (page: Page, path: string, form: Record<string, string>) =>
  page.request.post(path, { form, headers: { 'sec-fetch-site': 'same-origin' }, maxRedirects: 0 })

async function countMails(world: World): Promise<number> {
  return (await world.requests('mailingList')).length
}

test('of sixty newsletter addresses from one client twenty are mailed [OPS-08]', async ({ page, world }) => {
  const statuses: number[] = []
  for (let count = 0; count < 60; count += 1)
    statuses.push((await post(page, '/newsletter', { email: `jo${count}@example.com` })).status())
  expect(statuses).toEqual([...Array(20).fill(303), ...Array(40).fill(429)])
  expect(await countMails(world)).toBe(20)
  const refusal = await post(page, '/newsletter', { email: 'bo@example.com' })
  expect(Number(refusal.headers()['retry-after'])).toBeGreaterThan(0)
  expect(Number(refusal.headers()['retry-after'])).toBeLessThanOrEqual(180)
  expect(refusal.headers()['cache-control']).toBe('private, no-store')
})

test('of five hundred forged reports from one client thirty are taken [OPS-08]', async ({ page, world }) => {
  const statuses = new Map<number, number>()
  for (let count = 0; count < 500; count += 1) {
    const response = await page.request.post('/api/report', {
      data: { code: 'header.missing', detail: `forged ${count}` },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    statuses.set(response.status(), (statuses.get(response.status()) ?? 0) + 1)
  }
  // On a slow machine a use or two become available again meanwhile.
  const taken = statuses.get(204) ?? 0
  expect(taken).toBeGreaterThanOrEqual(30)
  expect(taken).toBeLessThan(60)
  expect(taken + (statuses.get(429) ?? 0)).toBe(500)
  await expect.poll(() => world.reports()).toHaveLength(taken)
  expect(new Set((await world.reports()).map(({ code }) => code))).toEqual(new Set(['header.missing']))
})

test('a forged X-Forwarded-For is no other client [OPS-08]', async ({ page }) => {
  for (let count = 0; count < 20; count += 1) await post(page, '/newsletter', { email: `jo${count}@example.com` })
  const response = await page.request.post('/newsletter', {
    form: { email: 'bo@example.com' },
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '198.51.100.9', 'cf-connecting-ip': '198.51.100.9' },
  })
  expect(response.status()).toBe(429)
})

test('guessing discount codes stops, and the cart says so [OPS-08] [CART-12]', async ({ page, world }) => {
  const locations = []
  for (let count = 0; count < 60; count += 1)
    locations.push((await post(page, '/cart', { code: `GUESS${count}` })).headers().location)
  expect(new Set(locations.slice(0, 30))).toEqual(new Set(['/cart?problem=cart.no-id']))
  // On a slow machine a try or two become available again meanwhile.
  expect(locations.filter((location) => location === '/cart?problem=limit.reached').length).toBeGreaterThan(15)
  expect(await world.requests('cartDiscountCodesUpdate')).toEqual([])
  await page.goto('/cart?problem=limit.reached')
  await expect(page.getByRole('alert')).toHaveText(
    'You have tried this several times. Please wait a little and try again.',
  )
})

test.describe('an email address that has had its mails', () => {
  test.use({ expectedErrors: REFUSED })

  test('is told to wait, stays in its field, and another one can join [OPS-08] [FORM-02]', async ({ page, world }) => {
    for (let count = 0; count < 3; count += 1) await post(page, '/newsletter', { email: 'jo@example.com' })
    await page.goto('/pages/about-us')
    const footer = page.getByRole('contentinfo')
    const [email, submit] = [footer.getByLabel('Email address'), footer.getByRole('button', { name: 'Sign up' })]
    // it hydrates near the screen
    await footer.scrollIntoViewIfNeeded()
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await email.fill('jo@example.com')
    await submit.click()
    await expect(footer.getByRole('alert').filter({ hasText: 'several times' })).toHaveText(ONE_MAIL)
    await expect(email).toHaveValue('jo@example.com')
    await expectNoViolations(page)
    expect(await countMails(world)).toBe(3)
    expect(await world.reports()).toEqual([])

    await expect(footer.locator('[data-state="ready"]')).toBeVisible()
    await email.fill('bo@example.com')
    await submit.click()
    await expect(footer.getByText('You’re on the list')).toBeVisible()
    expect(await countMails(world)).toBe(4)
  })

  test('a friend is invited thrice a day, and the invitation stays typed [OPS-08] [FORM-06]', async ({
    page,
    world,
  }) => {
    const typed = { name: 'Tom', email: 'tom@example.com', friendEmail: 'sam@example.com', message: 'They fit.' }
    for (let count = 0; count < 3; count += 1) await post(page, '/us/refer-a-friend', typed)
    await page.goto('/us/refer-a-friend')
    await page.getByLabel('Your name').fill(typed.name)
    await page.getByLabel('Your email').fill(typed.email)
    await page.getByLabel('His email').fill('Sam+again@example.com')
    await page.getByLabel('A line from you').fill(typed.message)
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByText('You have tried this several times. Please wait 8 hours and try again.')).toBeVisible()
    await expect(page.getByLabel('A line from you')).toHaveValue('They fit.')
    expect(await world.requests('referAFriend')).toHaveLength(3)
  })

  test('is mailed its fit thrice an hour [OPS-08] [FIT-06]', async ({ page, world }) => {
    await page.goto('/fit-finder?step=find')
    await page.getByLabel('Email').fill('nobody@example.com')
    const submit = page.getByRole('button', { name: 'Find my fit' })
    for (let count = 0; count < 4; count += 1) {
      await expect(page.locator('[data-state="ready"]')).toBeVisible()
      await submit.click()
      await expect(page.getByRole('alert')).toHaveText(count < 3 ? /No Fit Finder Results/ : ONE_MAIL)
    }
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com')
    expect(await world.requests('mailFit')).toEqual([])
  })

  test('gets no further back-in-stock request, and keeps the size [OPS-08] [PDP-10]', async ({ page, shopper }) => {
    await page.goto('/products/julys-ecru')
    const modal = shopper.product.backInStock
    await page.getByRole('button', { name: 'Tell me when a size is back' }).click()
    await modal.getByLabel('Waist').selectOption('34')
    await modal.getByLabel('Build').selectOption('B')
    await modal.getByLabel('Leg').selectOption('32')
    await modal.getByLabel('Email address').fill('jo@example.com')
    const [request] = await Promise.all([
      page.waitForRequest((candidate) => candidate.url().includes('/_serverFn/') && candidate.method() === 'POST'),
      modal.getByRole('button', { name: 'Email me' }).click(),
    ])
    await expect(modal.getByText('Thank you! We will be in touch')).toBeVisible()
    // the same call again, as a script would
    const call = { data: request.postData() ?? '', headers: await request.allHeaders() }
    const statuses = []
    for (let count = 0; count < 20; count += 1) statuses.push((await page.request.post(request.url(), call)).status())
    expect(statuses).toEqual([...Array(19).fill(200), 429])
  })
})

test.describe('a client with many sign-ins', () => {
  test.use({ expectedErrors: REFUSED })

  test('is told to wait a minute [OPS-08] [ACC-01]', async ({ page, openTab }) => {
    const [request] = await Promise.all([
      page.waitForRequest((candidate) => candidate.url().includes('/_serverFn/') && candidate.method() === 'POST'),
      page.goto('/account?page=overview'),
    ])
    const { 'content-type': type = '', 'x-tsr-serverfn': mark = '' } = await request.allHeaders()
    const call = {
      url: request.url(),
      body: request.postData(),
      headers: { 'content-type': type, 'x-tsr-serverfn': mark },
    }
    // from a page, because the test's own requests can have another loopback address
    const other = await openTab()
    await other.goto('/pages/privacy')
    const spend = () =>
      other.evaluate(async ({ url, ...init }) => {
        for (let count = 0; count < 150; count += 1) {
          const response = await fetch(url, { method: 'POST', ...init })
          if (response.status !== 200) return response.status
        }
        return 200
      }, call)
    expect(await spend()).toBe(429)
    // A sign-in becomes available again every six seconds, which a slow page can take.
    await page.route(call.url, async (route) => {
      await spend()
      await route.continue()
    })
    await page.goto('/account?page=overview')
    await expect(page.getByRole('heading', { name: 'That was a lot of sign-ins' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: REFUSED })

  test('a refused newsletter address is shown again with the reason [OPS-08] [OPS-06]', async ({ page }) => {
    for (let count = 0; count < 3; count += 1) await post(page, '/newsletter', { email: 'jo@example.com' })
    await page.goto('/pages/privacy', { waitUntil: 'domcontentloaded' })
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel('Email address').fill('jo@example.com')
    await footer.getByRole('button', { name: 'Sign up' }).click()
    await expect(page).toHaveURL('/newsletter')
    const form = page.getByRole('main')
    await expect(form.getByRole('alert')).toHaveText(ONE_MAIL)
    await expect(form.getByLabel('Email address')).toHaveValue('jo@example.com')

    await form.getByLabel('Email address').fill('bo@example.com')
    await form.getByRole('button', { name: 'Sign up' }).click()
    await expect(page).toHaveURL('/newsletter?result=joined')
  })

  test('a refused invitation is shown again with the reason [OPS-08] [OPS-06]', async ({ page }) => {
    const typed = { name: 'Tom', email: 'tom@example.com', friendEmail: 'sam@example.com', message: 'They fit.' }
    for (let count = 0; count < 3; count += 1) await post(page, '/refer-a-friend', typed)
    await page.goto('/refer-a-friend', { waitUntil: 'domcontentloaded' })
    await page.getByLabel('Your name').fill(typed.name)
    await page.getByLabel('Your email').fill(typed.email)
    await page.getByLabel('His email').fill(typed.friendEmail)
    await page.getByLabel('A line from you').fill(typed.message)
    const [response] = await Promise.all([
      page.waitForResponse((candidate) => candidate.request().method() === 'POST'),
      page.getByRole('button', { name: 'Send the invitation' }).click(),
    ])
    expect(response.status()).toBe(429)
    await expect(page.getByRole('alert')).toContainText('Please wait 8 hours and try again.')
    await expect(page.getByLabel('His email')).toHaveValue('sam@example.com')
    await expect(page.getByLabel('A line from you')).toHaveValue('They fit.')
  })
})
